#if WebPage
    import AssociatedDomains
    import HTTPTypes

    /// A page for each finding, and one that lists them.
    enum ExplanationPages {
        /// The list of all findings.
        static let list = page(found: families, query: "")

        private static let families = Catalog.families.enumerated().map { table(of: $1, number: $0 + 1) }.joined()

        /// The most bytes of what is looked for.
        private static let queryLimit = 200

        /// The findings and topics whose pages have words.
        static func list(about query: String) throws(Refusal) -> HTMLPage {
            guard query.utf8.count <= queryLimit else {
                throw Refusal(.badRequest, "these are too many words: the most is \(queryLimit) bytes")
            }
            if query.isEmpty { return list }
            let words = query.split(whereSeparator: \.isWhitespace).map(String.init)
            let checks = Catalog.check(query).map { [$0] } ?? Catalog.checks(about: words)
            let topics = Topic.all.filter { topic in
                let text = "\(topic.title) \(topic.text)".lowercased()
                return words.allSatisfy { $0.utf8.count > 2 && text.contains($0.lowercased()) }
            }
            return page(found: found(topics, checks), query: query)
        }

        private static func page(found: Markup, query: String) -> HTMLPage {
            PageFrame.page(
                .findings, title: "All findings",
                """
                \(PageFrame.header(
                    "All findings",
                    """
                    <p>Everything that a check can tell you. Each finding has a page: what it means, why it matters, and how to \
                    fix it.</p>

                    """))\
                <main>
                <form class="ask one" action="/explain" method="get" role="search">
                <p><label for="filter">Words to look for on all pages</label>
                <input id="filter" name="q" type="search" value="\(query)" maxlength="200" autocomplete="off" \
                spellcheck="false"/></p>
                <p class="end"><button type="submit">Search</button></p>
                </form>
                <div id="found">
                \(found)</div></main>
                """)
        }

        private static func found(_ topics: [Topic], _ checks: [Check]) -> Markup {
            let count = topics.count + checks.count
            guard count > 0 else {
                return "<p>No page has all of these words. Use whole words of three letters or more.</p>\n"
            }
            let links = topics.map { topic -> Markup in
                "<li><a href=\"/explain/\(topic.name)\">\(topic.title)</a></li>\n"
            }
            let list: Markup = links.isEmpty ? "" : "<ul class=\"links\">\n\(links.joined())</ul>\n"
            let rows = checks.map { check -> Markup in
                """
                <tr><th scope="row"><a href="/explain/\(check.code.description)">\(check.code.description)</a></th>\
                <td><b>\(check.name)</b>\(MarkdownHTML.markup(of: check.identity.summary))</td></tr>

                """
            }
            let table: Markup =
                rows.isEmpty
                ? ""
                : """
                <table>
                <thead><tr><th scope="col">Code</th><th scope="col">Name, and what it finds</th></tr></thead>
                <tbody>
                \(rows.joined())</tbody>
                </table>

                """
            return "<p>\(count == 1 ? "1 page has" : "\(count) pages have") these words.</p>\n\(list)\(table)"
        }

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
