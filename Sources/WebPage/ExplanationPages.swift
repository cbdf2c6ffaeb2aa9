#if WebPage
    import AssociatedDomains
    import HTTPTypes

    /// A page for each finding, and one that lists them.
    enum ExplanationPages {
        /// The list of all findings.
        static let list: HTMLPage = {
            let rows = Catalog.checks.map { check -> Markup in
                """
                <tr><th scope="row"><a href="/explain/\(check.code.description)">\(check.code.description)</a></th>\
                <td>\(check.name)</td><td>\(check.severity.rawValue)</td></tr>

                """
            }
            return FormPage.page(
                """
                <header class="top">
                <p class="tool">Associated domains</p>
                <h1>All findings</h1>
                </header>
                <main>
                <table>
                <thead><tr><th scope="col">Code</th><th scope="col">Name</th><th scope="col">Severity</th></tr></thead>
                <tbody>
                \(rows.joined())</tbody>
                </table>
                </main>
                """, title: "All findings")
        }()

        /// The page of a finding, by its code or name.
        static func page(of codeOrName: String) throws(Refusal) -> HTMLPage {
            guard let check = Catalog.check(codeOrName) else {
                let near: Message =
                    NearestName.nearest(to: codeOrName, among: Catalog.names).map {
                        "; did you mean \($0)?"
                    } ?? ""
                throw Refusal(.notFound, "there is no finding \(codeOrName)\(near)")
            }
            // The title of the page of Markdown is that of this page.
            let text = check.page.drop { $0 != "\n" }
            return FormPage.page(
                """
                <header class="top">
                <p class="tool">\(check.code.description) · \(check.severity.rawValue)</p>
                <h1>\(check.name)</h1>
                </header>
                <main class="page">
                \(MarkdownHTML.markup(of: String(text), headingLevel: .two))</main>
                """, title: "\(check.code) \(check.name)")
        }
    }
#endif
