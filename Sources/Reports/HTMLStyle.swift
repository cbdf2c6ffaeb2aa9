/// The style sheet of every page: calm, light and dark, narrow and wide, and on paper.
///
/// All colours of text have a contrast of at least 4.5 to 1 on what is below them (WCAG 2.2, 1.4.3), which a test in a
/// browser computes. Nothing is said by colour alone.
enum HTMLStyle {
    /// The SHA-256 of the sheet in Base64, by which the page's security policy allows it; a test computes it.
    static let digest = "b7hmD9VWU3w24pTldYcfKZJU/dnlELPNkB2Lua89xRc="

    /// The sheet, as the content of a `style` element.
    static let markup: Markup = colours + page + findings + exchanges + narrow + paper

    private static let colours: Markup = """

        :root {
          color-scheme: light dark;
          --page: #fbfaf8; --surface: #fff; --sunken: #f4f2ee; --line: #e2dfd8; --text: #1f1f23; --quiet: #5b5b63;
          --link: #0b559f; --error: #a8231b; --error-tint: #fcecea; --warning: #7a4d00; --warning-tint: #fcf1d9;
          --note: #135a78; --note-tint: #e5f2f8; --good: #1b663a; --good-tint: #e5f3ea;
          --bar-1: #b9c4d6; --bar-2: #8fa6c8; --bar-3: #6485b3; --bar-4: #3d649b; --bar-5: #1e457c;
        }
        @media screen and (prefers-color-scheme: dark) {
          :root {
            --page: #16171a; --surface: #1d1f23; --sunken: #25272c; --line: #363942; --text: #e8e8eb; --quiet: #a7a9b3;
            --link: #8dbbf5; --error: #ffa198; --error-tint: #3b201f; --warning: #f0c265; --warning-tint: #362b16;
            --note: #90d0ea; --note-tint: #15313c; --good: #8cd9a6; --good-tint: #183120;
            --bar-1: #3d4757; --bar-2: #4f6485; --bar-3: #6785b3; --bar-4: #8aa9d8; --bar-5: #b5cdf0;
          }
        }
        .error { --ink: var(--error); --tint: var(--error-tint); }
        .warning { --ink: var(--warning); --tint: var(--warning-tint); }
        .note { --ink: var(--note); --tint: var(--note-tint); }
        .good { --ink: var(--good); --tint: var(--good-tint); }
        .faint { --ink: var(--quiet); --tint: var(--sunken); }

        """

    private static let page: Markup = """
        *, *::before, *::after { box-sizing: border-box; }
        html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
        body {
          margin: 0 auto; padding: 2.5rem 1.5rem 4rem; max-width: 58rem; background: var(--page); color: var(--text);
          font: 1rem/1.6 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", sans-serif;
          overflow-wrap: anywhere;
        }
        code, pre, .code {
          font-family: ui-monospace, "SF Mono", SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace;
          font-size: .875em;
        }
        pre, .excerpt code { white-space: pre-wrap; overflow-wrap: anywhere; tab-size: 4; }
        p, ul, ol, pre, figure { margin: 0; padding: 0; }
        ul, ol { list-style: none; }
        a { color: var(--link); text-underline-offset: .15em; text-decoration-thickness: .06em; }
        a { text-decoration-color: color-mix(in srgb, currentColor 45%, transparent); }
        a:hover { text-decoration-color: currentColor; }
        :focus-visible { outline: .15rem solid var(--link); outline-offset: .15rem; border-radius: .2rem; }
        h1, h2, h3, h4 { margin: 0; line-height: 1.3; font-weight: 650; text-wrap: balance; }
        .unseen {
          position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
        }
        .mark { color: var(--ink); font-weight: 700; }
        .badge, .tally li {
          display: inline-block; padding: .05rem .55rem; border-radius: 1rem; background: var(--tint); color: var(--ink);
          font-size: .8125rem; font-weight: 600;
        }
        .top { padding-bottom: .5rem; }
        .tool { color: var(--quiet); font-size: .875rem; font-weight: 600; letter-spacing: .02em; }
        h1 { margin: .35rem 0 1rem; font-size: clamp(1.6rem, 1.2rem + 2vw, 2.25rem); letter-spacing: -.015em; }
        h1 .words { display: inline-block; max-width: calc(100% - 1.5em); vertical-align: top; }
        h1 .words::first-letter { text-transform: uppercase; }
        .tally { display: flex; flex-wrap: wrap; gap: .5rem; }
        .tally li { padding: .2rem .75rem; font-size: .875rem; font-weight: 500; }
        .tally b { font-weight: 700; }
        nav { margin-top: 1.25rem; padding-top: .9rem; border-top: 1px solid var(--line); font-size: .9375rem; }
        nav ul { display: flex; flex-wrap: wrap; gap: .35rem 1.35rem; }
        main > section { margin-top: 3rem; }
        h2 { margin-bottom: 1rem; font-size: 1.375rem; letter-spacing: -.01em; }
        h2, h3, article { scroll-margin-top: 1rem; }
        footer { margin-top: 4rem; padding-top: 1rem; border-top: 1px solid var(--line); color: var(--quiet); }
        footer { font-size: .875rem; }
        .intro { margin-bottom: 1rem; color: var(--quiet); }
        summary { cursor: pointer; width: fit-content; color: var(--link); font-size: .9375rem; }
        summary:hover { text-decoration: underline; text-underline-offset: .15em; }
        .log { margin-bottom: 1.25rem; padding: .9rem 1.1rem; border-radius: .6rem; background: var(--sunken); }
        .log figcaption { margin-bottom: .3rem; color: var(--quiet); font-size: .8125rem; font-weight: 600; }
        .cards > li, .check, .exchange {
          margin-top: 1rem; padding: 1.1rem 1.25rem; border: 1px solid var(--line); border-radius: .75rem;
          background: var(--surface);
        }
        .cards > li { border-left: .3rem solid var(--ink); }
        h3 { font-size: 1.0625rem; }
        .card .headline { margin-top: .15rem; }
        .facts, .card > details { margin-top: .6rem; color: var(--quiet); font-size: .9375rem; }
        .facts li { margin-top: .2rem; }
        .listed { margin-top: .9rem; }
        .where { margin-top: 1.25rem; }
        .way { display: block; width: 100%; height: 74px; margin-top: 1rem; overflow: visible; }
        .way svg { overflow: visible; color: var(--ink); }
        .way text { text-anchor: middle; fill: currentColor; font-size: clamp(.5625rem, 2.55vw, .875rem); }
        .way .word { font-weight: 700; }
        .way line, .way path { fill: none; stroke: var(--quiet); stroke-width: 1.5; }
        .way circle, .way .full { fill: var(--tint); stroke: var(--ink); stroke-width: 1.5; }
        .way [class] path:not(.full) { stroke: var(--ink); stroke-width: 2.5; stroke-linecap: round; }
        .way .error .full { fill: var(--ink); }
        .way .error path:not(.full) { stroke: var(--surface); }
        .way .dashed { fill: var(--surface); stroke-dasharray: 4 3; }
        .links { margin-top: .75rem; font-size: .9375rem; }
        td .links { margin-top: .2rem; }
        .links li { margin-top: .35rem; color: var(--quiet); }
        .plain > li { margin-top: .6rem; }
        .plain .links { margin: .25rem 0 0 1.4rem; }
        .reminders li { margin-top: .5rem; padding-left: 1.1rem; text-indent: -1.1rem; }
        .reminders li::before { content: "–"; display: inline-block; width: 1.1rem; text-indent: 0; color: var(--quiet); }
        table { width: 100%; table-layout: fixed; border-collapse: collapse; font-size: .9375rem; }
        th, td { padding: .7rem .9rem .7rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
        thead th { color: var(--quiet); font-size: .8125rem; font-weight: 600; }
        tbody th { font-weight: 600; }
        tbody th code { color: var(--quiet); font-weight: 400; }
        table + p { margin-top: .75rem; color: var(--quiet); }

        """

    private static let findings: Markup = """
        .check > h3 { display: flex; flex-wrap: wrap; align-items: baseline; gap: .25rem .6rem; font-size: .9375rem; }
        .check .code { font-weight: 600; }
        .check .name, .count { color: var(--quiet); font-weight: 500; }
        .count { font-size: .8125rem; }
        .finding { margin-top: .9rem; }
        .finding + .finding { margin-top: 1.5rem; padding-top: 1.25rem; border-top: 1px solid var(--line); }
        .finding:target > h4 { text-decoration: underline .12em var(--ink); text-underline-offset: .25em; }
        h4 { font-size: 1.0625rem; text-wrap: pretty; }
        .suppressed { margin-top: .3rem; color: var(--quiet); font-style: italic; }
        .place { margin-top: .35rem; color: var(--quiet); }
        .excerpt {
          display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 .9rem; margin-top: .45rem; padding: .6rem .9rem;
          border-radius: .5rem; background: var(--sunken);
        }
        .excerpt .number {
          color: var(--quiet); font: .875em ui-monospace, Menlo, Consolas, monospace; line-height: inherit;
          user-select: none;
        }
        .excerpt .number:target { color: var(--text); font-weight: 700; text-decoration: underline; }
        .gap { color: var(--quiet); font-style: italic; }
        details > .excerpt { font-size: .9375rem; }
        .excerpt .label { grid-column: 2; color: var(--ink); font-size: .875rem; font-weight: 600; }
        mark {
          padding: .1em 0; border-bottom: .15em solid var(--ink); background: var(--tint); color: inherit;
          -webkit-box-decoration-break: clone; box-decoration-break: clone;
        }
        mark.point { margin: 0 .1em; padding: .1em .1em; border: 0; background: var(--ink); }
        .notes { margin-top: .7rem; padding-left: 1rem; border-left: .15rem solid var(--line); font-size: .9375rem; }
        .notes > li + li { margin-top: .5rem; }
        .help { margin-top: .8rem; }
        .why { margin-top: 1rem; }
        .page { max-width: 44rem; padding: .25rem 0 .5rem; font-size: .9375rem; }
        .page h4 { margin: 1rem 0 .2rem; font-size: .9375rem; }
        .page p + p, .page pre, .page ul { margin-top: .6rem; }
        .fix { margin-top: .4rem; }
        .fix::before { content: attr(aria-label); display: block; color: var(--quiet); font: 600 .8125rem system-ui, sans-serif; }
        .fix, .page pre { padding: .6rem .9rem; border-radius: .5rem; background: var(--sunken); }
        .page pre + p { margin-top: .6rem; }
        .sure { margin-top: .7rem; color: var(--quiet); font-size: .875rem; }
        .sure, .sure ul { display: flex; flex-wrap: wrap; gap: .1rem 1.1rem; }
        .sure > p::first-letter { text-transform: uppercase; }

        """

    private static let exchanges: Markup = """
        .exchange > summary { width: auto; color: var(--text); font-size: 1.0625rem; font-weight: 650; }
        .timeline { margin-top: 1rem; }
        .timeline > li { position: relative; padding: 0 0 1.4rem 1.6rem; border-left: .125rem solid var(--line); }
        .timeline > li:last-child { padding-bottom: .2rem; border-left-color: transparent; }
        .timeline > li::before {
          content: ""; position: absolute; left: -.44rem; top: .45rem; width: .75rem; height: .75rem; border-radius: 50%;
          background: var(--ink); box-shadow: 0 0 0 .2rem var(--surface);
        }
        .purpose { color: var(--quiet); font-size: .875rem; }
        .answer { margin-top: .2rem; }
        .bar { display: block; width: 100%; height: .6rem; margin-top: .6rem; border-radius: .2rem; background: var(--sunken); }
        .phases { display: flex; flex-wrap: wrap; gap: .15rem 1.1rem; margin-top: .4rem; font-size: .8125rem; }
        .phases { color: var(--quiet); }
        .swatch { display: inline-block; width: .7em; height: .7em; margin-right: .4em; border-radius: .15em; }
        rect.lookup { fill: var(--bar-1); } .lookup .swatch { background: var(--bar-1); }
        rect.connection { fill: var(--bar-2); } .connection .swatch { background: var(--bar-2); }
        rect.handshake { fill: var(--bar-3); } .handshake .swatch { background: var(--bar-3); }
        rect.waiting { fill: var(--bar-4); } .waiting .swatch { background: var(--bar-4); }
        rect.transfer { fill: var(--bar-5); } .transfer .swatch { background: var(--bar-5); }
        rect.whole { fill: var(--bar-3); } .whole .swatch { background: var(--bar-3); }
        .timeline .facts { margin-top: .4rem; font-size: .875rem; }

        """

    private static let narrow: Markup = """
        @media (max-width: 40rem) {
          body { padding: 1.5rem 1rem 3rem; }
          main > section { margin-top: 2.25rem; }
          .cards > li, .check, .exchange { padding: .9rem 1rem; }
          thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
          table, tbody, tr, tbody th, td { display: block; }
          tr { padding: .8rem 0; border-bottom: 1px solid var(--line); }
          tbody th, td { padding: .1rem 0; border: 0; }
        }

        """

    private static let paper: Markup = """
        @media print {
          :root { color-scheme: light; }
          @page { margin: 18mm 16mm; }
          body { max-width: none; padding: 0; background: #fff; font-size: 10pt; }
          nav { display: none; }
          details::details-content { display: block; height: auto; content-visibility: visible; }
          summary { list-style: none; color: var(--text); font-weight: 600; }
          summary::-webkit-details-marker { display: none; }
          .finding, .excerpt, .card, .timeline > li { break-inside: avoid; }
          h2, h3, h4 { break-after: avoid; }
          .bar, .badge, .tally li, mark, .swatch, .timeline > li::before, .log, .excerpt { print-color-adjust: exact; }
        }

        """
}
