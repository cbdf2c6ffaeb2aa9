#if WebPage
    import AssociatedDomains
    import Hummingbird

    /// A page with a form, and below it the answer to what was filled in.
    ///
    /// Each has two addresses: that of the page, and below it `answer`, where the script asks for the answer alone.
    protocol Panel: Sendable {
        static var section: PageSection { get }
        /// What the page is for, as the title above the form.
        static var title: StaticString { get }
        static var intro: Markup { get }
        /// The largest body that its form sends, in bytes. A field needs up to three bytes for each that it has.
        static var bodyLimit: Int { get }

        /// The form, filled in.
        static func form(_ fields: FormFields) -> Markup

        /// The answer; nil if nothing was asked.
        ///
        /// - Parameter source: where files come from.
        static func answer(
            to fields: FormFields, from source: EvidenceSource
        ) async throws(Refusal) -> PanelAnswer?
    }

    /// What a panel answers.
    struct PanelAnswer: Sendable {
        /// The answer in a sentence, which screen readers say when it changes.
        let summary: Message
        let markup: Markup
        /// What the form shows from now on, if it differs from what was sent.
        var fields: FormFields?
        var tone = Tone.neutral

        /// Whether what was asked about works.
        enum Tone { case good, bad, neutral }
    }

    /// Serves the panels.
    struct PanelPages: Sendable {
        private static let panels: [any Panel.Type] = [LinksPanel.self, PasswordRulesPanel.self, LogPanel.self]

        private let checker: PageChecker

        /// - Parameter checker: counts what is under way, and says where files come from.
        init(_ checker: PageChecker) { self.checker = checker }

        /// The answer to a request for a panel; nil if the path is not one's.
        func answer(to request: Request, for client: PageClient) async throws(Refusal) -> PageAnswer? {
            for panel in Self.panels {
                switch request.uri.path {
                case panel.section.path: return try await page(of: panel, request, client)
                case panel.section.path + "/answer": return try await fragment(of: panel, request, client)
                default: continue
                }
            }
            return nil
        }

        private func page(
            of panel: any Panel.Type, _ request: Request, _ client: PageClient
        ) async throws(Refusal) -> PageAnswer {
            let fields = try await fields(for: panel, request, client)
            do throws(Refusal) {
                let answer = try await answer(of: panel, fields, client)
                return .page(Self.page(of: panel, answer?.fields ?? fields, answer))
            } catch {
                let header = PageFrame.header(error, title: "Not answered")
                return .page(Self.page(of: panel, header, title: "Not answered", fields, nil), refusal: error)
            }
        }

        private func fragment(
            of panel: any Panel.Type, _ request: Request, _ client: PageClient
        ) async throws(Refusal) -> PageAnswer {
            guard request.method == .post else { throw .method(allowed: "POST") }
            let fields = try await fields(for: panel, request, client)
            do throws(Refusal) {
                return .fragment(Self.markup(of: try await answer(of: panel, fields, client)))
            } catch {
                let markup: Markup = "<p class=\"outcome error\">\(Self.cross)\(error.message)</p>\n"
                return .fragment(markup, refusal: error)
            }
        }

        private func fields(
            for panel: any Panel.Type, _ request: Request, _ client: PageClient
        ) async throws(Refusal) -> FormFields {
            try await request.fields { () throws(Refusal) in
                try await checker.body(of: request, upTo: panel.bodyLimit, for: client)
            }
        }

        private func answer(
            of panel: any Panel.Type, _ fields: FormFields, _ client: PageClient
        ) async throws(Refusal) -> PanelAnswer? {
            try await checker.admit(client) { source throws(Refusal) in
                try await panel.answer(to: fields, from: source)
            }
        }

        private static func page(of panel: any Panel.Type, _ fields: FormFields, _ answer: PanelAnswer?) -> HTMLPage {
            page(
                of: panel, PageFrame.header("\("\(panel.title)")", "<p>\(panel.intro)</p>\n"), title: "\(panel.title)",
                fields, answer)
        }

        private static func page(
            of panel: any Panel.Type, _ header: Markup, title: String, _ fields: FormFields, _ answer: PanelAnswer?
        ) -> HTMLPage {
            PageFrame.page(
                panel.section, title: title,
                """
                \(header)\
                <main>
                \(panel.form(fields))\
                <p id="spoken" class="unseen" role="status"></p>
                <div id="answer">
                \(markup(of: answer))</div>
                </main>
                """)
        }

        /// An answer below its heading; empty if nothing was asked.
        static func markup(of answer: PanelAnswer?) -> Markup {
            guard let answer else { return "" }
            return """
                <section aria-labelledby="outcome">
                \(heading(answer))
                \(answer.markup)</section>

                """
        }

        private static func heading(_ answer: PanelAnswer) -> Markup {
            switch answer.tone {
            case .good:
                "<h2 id=\"outcome\" class=\"good\"><span class=\"mark\" aria-hidden=\"true\">✓</span> \(answer.summary)</h2>"
            case .bad: "<h2 id=\"outcome\" class=\"error\">\(cross)\(answer.summary)</h2>"
            case .neutral: "<h2 id=\"outcome\">\(answer.summary)</h2>"
            }
        }

        private static let cross: Markup = "<span class=\"mark\" aria-hidden=\"true\">✗</span> "
    }
#endif
