#if WebPage
    import AssociatedDomains
    import HTTPTypes

    /// A page for each finding, and one that lists them.
    enum ExplanationPages {
        /// The list of all findings.
        static let list = PageFrame.page(
            .findings, title: "All findings",
            """
            \(PageFrame.header(
                "All findings",
                """
                <p>Everything that a check can tell you. Each finding has a page: what it means, why it matters, and how to \
                fix it.</p>

                """))\
            <main>
            <p class="filter" data-scripted="data-scripted" hidden="hidden"><label for="filter">Show only findings with these words</label>
            <input id="filter" type="search" autocomplete="off" spellcheck="false"/></p>
            \(Catalog.families.enumerated().map { table(of: $1, number: $0 + 1) }.joined())</main>
            """)

        private static func table(of family: CheckFamily, number: Int) -> Markup {
            let rows = family.checks.map { check -> Markup in
                """
                <tr><th scope="row"><a href="/explain/\(check.code.description)">\(check.code.description)</a></th>\
                <td>\(check.name)</td><td>\(check.severity.rawValue)</td></tr>

                """
            }
            return """
                <section class="family" aria-labelledby="family-\(number)">
                <h2 id="family-\(number)">\(family.title)</h2>
                <table>
                <thead><tr><th scope="col">Code</th><th scope="col">Name</th><th scope="col">Severity</th></tr></thead>
                <tbody>
                \(rows.joined())</tbody>
                </table>
                </section>

                """
        }

        private static func page(of topic: Topic) -> HTMLPage {
            PageFrame.page(
                .findings, isWithin: true, title: "\(topic.title)",
                """
                <header class="top">
                <h1>\(topic.title)</h1>
                </header>
                <main class="page">
                \(MarkdownHTML.markup(of: topic.text, headingLevel: .two))</main>
                """)
        }

        /// The page of a finding, by its code or name, or of a topic.
        static func page(of codeOrName: String) throws(Refusal) -> HTMLPage {
            if let topic = Topic.named(codeOrName) { return page(of: topic) }
            guard let check = Catalog.check(codeOrName) else {
                let near: Message =
                    NearestName.nearest(to: codeOrName, among: Catalog.names).map {
                        "; did you mean \($0)?"
                    } ?? ""
                throw Refusal(.notFound, "there is no finding \(codeOrName)\(near)")
            }
            // The title of the page of Markdown is that of this page.
            let text = check.page.drop { $0 != "\n" }
            return PageFrame.page(
                .findings, isWithin: true, title: "\(check.code) \(check.name)",
                """
                <header class="top">
                <p class="tool">\(check.code.description) · \(check.severity.rawValue)</p>
                <h1>\(check.name)</h1>
                </header>
                <main class="page">
                \(MarkdownHTML.markup(of: String(text), headingLevel: .two))</main>
                """)
        }
    }
#endif
