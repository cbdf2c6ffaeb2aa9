#if WebPage
    import AssociatedDomains

    /// The style sheet of what only a page that is served has: navigation, forms, and what the script shows. It builds on
    /// the colours of `HTMLStyle`.
    enum PageStyle {
        /// The SHA-256 of the sheet in Base64, by which the page's security policy allows it; a test computes it.
        static let digest = "Ure+kOuni8KKXjioJVndnklzh8dX9/22tV9/MeLeL88="

        /// The sheet, as the content of a `style` element.
        static let markup: Markup = navigation + forms + panels + script

        private static let navigation: Markup = """

            [hidden] { display: none !important; }
            h1:focus, h2:focus { outline: none; }
            nav.pages { margin: 0 0 2rem; padding: 0 0 .75rem; border: 0; border-bottom: 1px solid var(--line); }
            nav.pages a { padding: .3rem 0; }
            nav.pages a[aria-current] {
              color: var(--text); font-weight: 650; text-decoration: underline .15rem var(--link); text-underline-offset: .35em;
            }

            """

        private static let forms: Markup = """
            .ask { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 1.1rem 1.5rem; }
            .ask { margin-top: 1.5rem; align-items: start; }
            .ask .wide { grid-column: 1 / -1; }
            .ask .end { align-self: end; }
            label { display: block; margin-bottom: .3rem; font-size: .875rem; font-weight: 600; }
            input, select, textarea {
              width: 100%; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid var(--quiet); border-radius: .5rem;
              background: var(--surface); color: var(--text); font: inherit;
            }
            textarea { display: block; resize: vertical; tab-size: 4; font: .875rem/1.5 ui-monospace, Menlo, Consolas, monospace; }
            input::placeholder, textarea::placeholder { color: var(--quiet); opacity: 1; }
            button {
              min-height: 2.75rem; padding: .5rem 1.5rem; border: 1px solid var(--link); border-radius: .5rem;
              background: var(--link); color: var(--page); font: inherit; font-weight: 600; cursor: pointer;
            }
            button.quiet {
              min-height: 2rem; padding: .2rem .8rem; background: none; color: var(--link); font-size: .875rem;
            }
            .hint { display: block; margin-top: .3rem; color: var(--quiet); font-size: .875rem; }
            .again { margin: 1.25rem 0 0; }

            """

        private static let panels: Markup = """
            #answer section:not(.check) { margin-top: 2.5rem; }
            .outcome { margin-top: .2rem; font-weight: 600; }
            .decision .finding h4 { font-size: .9375rem; font-weight: 500; }
            .decision details { margin-top: .5rem; }
            .passwords { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); gap: .4rem 1.5rem; }
            .fix { margin: .4rem 0; padding: .6rem .9rem; border-radius: .5rem; background: var(--sunken); }

            """

        private static let script: Markup = """
            #status:not(:empty) {
              position: fixed; z-index: 2; left: 50%; bottom: 1.5rem; max-width: calc(100% - 2rem); padding: .6rem 1.1rem;
              transform: translateX(-50%); border-radius: .6rem; background: var(--text); color: var(--page);
            }
            .dropping::before {
              content: "Drop the file here"; position: fixed; z-index: 1; inset: 1rem; display: grid; place-items: center;
              border: .2rem dashed var(--link); border-radius: 1rem; color: var(--link); font-size: 1.5rem; font-weight: 650;
              background: color-mix(in srgb, var(--page) 92%, transparent); pointer-events: none;
            }
            button.quiet { margin: .5rem 0 .2rem; }
            .filter { margin-top: 1.5rem; }
            #progress, #history, .family { margin-top: 3rem; }
            #answer[aria-busy="true"] { opacity: .6; }

            """
    }
#endif
