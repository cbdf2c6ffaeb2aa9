#if WebPage
    import AssociatedDomains

    /// What the navigation leads to.
    enum PageSection: String, CaseIterable {
        case check = "/"
        case links = "/links"
        case passwordRules = "/password-rules"
        case log = "/log"
        case findings = "/explain"

        var path: String { rawValue }

        /// The title in the navigation.
        var title: Markup {
            switch self {
            case .check: "Check"
            case .links: "Links"
            case .passwordRules: "Password rules"
            case .log: "Log"
            case .findings: "All findings"
            }
        }
    }

    /// What every page has: the navigation above, the foot below, and a place for what the script says.
    enum PageFrame {
        /// A page with a body, from its `header` to its `main`.
        ///
        /// - Parameters:
        ///   - section: what the navigation marks as current.
        ///   - isWithin: whether the page is one of those that the section's own page leads to.
        static func page(_ section: PageSection, isWithin: Bool = false, title: String, _ body: Markup) -> HTMLPage {
            HTMLPage(
                title: "\(title) · aasa",
                body: """
                    \(navigation(section, isWithin ? "true" : "page"))\
                    \(body)
                    \(progress)\
                    <footer><p>aasa \(Toolkit.version), which checks Apple's associated domains</p></footer>
                    <p id="status" role="status"></p>
                    """, from: service)
        }

        /// The title above the content of a page.
        static func header(_ title: Markup, _ intro: Markup = "") -> Markup {
            """
            <header class="top">
            <p class="tool">Associated domains</p>
            <h1>\(title)</h1>
            \(intro)</header>

            """
        }

        /// What a refusal means, and below it the reason as it is: a title would begin with a capital letter, also where that
        /// is one that someone typed.
        static func header(_ refusal: Refusal, title: Markup) -> Markup {
            """
            <header class="top error">
            <p class="tool">Associated domains</p>
            <h1><span class="mark" aria-hidden="true">✗</span> <span class="words">\(title)</span></h1>
            <p>\(refusal.message)</p>
            </header>

            """
        }

        private static func waiting(_ step: Markup) -> Markup {
            "<li class=\"faint\"><span class=\"mark\" aria-hidden=\"true\">…</span> <b>\(step)</b> <span>not seen yet</span></li>\n"
        }

        // The script shows it below what asks for a check, until the answer comes.
        private static let progress: Markup = """
            <section id="progress" aria-labelledby="progress-title" hidden="hidden">
            <h2 id="progress-title" tabindex="-1">Checking</h2>
            <p><button type="button" class="quiet">Stop</button></p>
            <ol class="steps">
            \(["reached", "served", "readable", "listed", "cdn"].map(waiting).joined())</ol>
            <ol class="timeline" aria-live="polite"></ol>
            </section>

            """

        private static let service = HTMLPage.Service(
            script: "/page.js", style: PageStyle.markup, digest: PageStyle.digest)

        private static func navigation(_ current: PageSection, _ kind: Markup) -> Markup {
            let items = PageSection.allCases.map { section -> Markup in
                let mark: Markup = section == current ? " aria-current=\"\(kind)\"" : ""
                return "<li><a href=\"\(section.path)\"\(mark)>\(section.title)</a></li>\n"
            }
            return "<nav class=\"pages\" aria-label=\"Pages\"><ul>\n\(items.joined())</ul></nav>\n"
        }
    }
#endif
