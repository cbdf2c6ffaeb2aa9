#if WebPage
    import AssociatedDomains
    import HTTPTypes

    /// Which app opens a URL, and which rule of the AASA file decides.
    enum LinksPanel: Panel {
        static let section = PageSection.links
        static let title: StaticString = "Which app opens a link?"
        static let intro: Markup = """
            Enter URLs. The file comes from the website, or from the field below it, where you can try what a change would do.
            """
        static let bodyLimit = 1 << 20

        private static let urlLimit = 200
        private static let urlBytes = 8 << 10
        /// The most decisions of one answer: one for each URL and app.
        private static let decisionLimit = 2_000
        /// The time after which no further URL is decided. One takes at most what the limits of `LinkExplainer` allow.
        private static let time = Duration.seconds(3)

        static func form(_ fields: FormFields) -> Markup {
            """
            <form class="ask" action="/links" method="post" aria-label="Links" data-live="urls file">
            <p class="wide"><label for="urls">URLs, one per line</label>
            <textarea id="urls" name="urls" rows="3" required="required" placeholder="https://example.com/buy/42" \
            autocapitalize="none" spellcheck="false">\(.editable(fields.text("urls")))</textarea></p>
            <p><label for="domain">Domain, if the first URL has another one</label>
            <input id="domain" name="domain" value="\(fields["domain"])" maxlength="2000" autocomplete="off" \
            autocapitalize="none" spellcheck="false" inputmode="url"/></p>
            \(FormParts.app(fields, "App identifier, if only one app matters"))
            <input type="hidden" name="fetched" value="\(fields["fetched"])"/>
            <p class="wide"><label for="aasa">AASA file; if this is empty, the website's file is fetched</label>
            <textarea id="aasa" name="file" rows="8" autocapitalize="none" spellcheck="false">\
            \(.editable(fields.text("file")))</textarea></p>
            <p class="wide" data-scripted="data-scripted" hidden="hidden"><label for="chosen">Or choose the file</label>
            <input id="chosen" type="file" data-fills="aasa" data-drop="data-drop"/></p>
            <p><button type="submit">Show which app opens them</button></p>
            </form>

            """
        }

        static func answer(
            to fields: FormFields, from source: EvidenceSource
        ) async throws(Refusal) -> PanelAnswer? {
            let urls = try urls(in: fields)
            if urls.isEmpty, fields["file"].isEmpty, fields["domain"].isEmpty { return nil }
            guard let first = urls.first else {
                throw Refusal(.badRequest, "enter a URL, such as https://example.com/buy/42")
            }
            let named = CheckedSubject.host(of: fields["domain"])
            let text = fields.text("file")
            let file: Result<LinkFile, LinkFile.Failure>
            let domain: String
            if !fields["file"].isEmpty {
                guard text.utf8.count <= Response.sizeLimit else {
                    throw Refusal(.contentTooLarge, "the file is larger than the 128 KB that Apple reads")
                }
                domain = named
                if named.isEmpty { try checkHost(of: first, fields) }
                file = Result { () throws(LinkFile.Failure) in
                    try LinkFile(SourceText(text, from: .file(path: "apple-app-site-association")))
                }
            } else {
                domain = named.isEmpty ? CheckedSubject.host(of: first) : named
                let evidence = try await evidence(on: domain, from: source)
                file = Result { () throws(LinkFile.Failure) in try LinkFile(evidence) }
            }
            switch file {
            case .failure(let failure): return unread(failure, domain)
            case .success(let file):
                var answer = decide(urls, in: file, app: fields["app"], domain: domain.isEmpty ? nil : domain)
                // With the file at hand, the next answer needs no server.
                if fields["file"].isEmpty {
                    answer.fields = fields.setting("file", to: String(decoding: file.text.bytes, as: UTF8.self))
                        .setting("fetched", to: domain)
                }
                return answer
            }
        }
    }

    extension LinksPanel {
        // The field keeps the file that was fetched, and the URL may have changed since.
        private static func checkHost(of url: String, _ fields: FormFields) throws(Refusal) {
            let (fetched, host) = (fields["fetched"], CheckedSubject.host(of: url))
            guard fetched.isEmpty || host.isEmpty || fetched.lowercased() == host.lowercased() else {
                throw Refusal(
                    .badRequest,
                    "the file below was fetched from \(fetched): empty its field to fetch the one from \(host), or name the domain that the file is for"
                )
            }
        }

        private static func urls(in fields: FormFields) throws(Refusal) -> [String] {
            let lines = fields.text("urls").split(whereSeparator: \.isNewline).map { String($0).trimmingBlanks }
            let urls = lines.filter { !$0.isEmpty }
            guard urls.count <= urlLimit else {
                throw Refusal(
                    .contentTooLarge,
                    "\(urls.count) URLs are more than the \(urlLimit) that this page decides; use aasa match")
            }
            guard urls.allSatisfy({ $0.utf8.count <= urlBytes }) else {
                throw Refusal(.contentTooLarge, "a URL is longer than \(urlBytes >> 10) KB")
            }
            return urls
        }

        private static func evidence(on domain: String, from source: EvidenceSource) async throws(Refusal) -> Evidence {
            let check = AssociationCheck(
                fileFor: [try CheckedSubject.claim(domain.trimmingBlanks, for: .applinks)], from: source)
            do throws(CheckFailure) { return try await check.evidence() } catch {
                throw Refusal(error)
            }
        }

        private static func unread(_ failure: LinkFile.Failure, _ domain: String) -> PanelAnswer {
            let sections = HTMLReport.sections(of: failure.report, explanations: "/explain/")
            let check: Markup =
                domain.isEmpty
                ? ""
                : """
                <p><a href="/check?subject=\(domain.inQuery)&amp;service=applinks">Check \
                \(Message.escaped(domain))</a> shows every exchange.</p>

                """
            return PanelAnswer(
                summary: "Apple's systems can't read the file, so no app opens a link",
                markup: check + sections.map(\.markup).joined(), tone: .bad)
        }

        private static func decide(
            _ urls: [String], in file: LinkFile, app: String, domain: String?
        ) -> PanelAnswer {
            let apps = app.isEmpty ? file.apps : [app]
            let shown = Array(apps.prefix(max(1, decisionLimit / urls.count)))
            let end = ContinuousClock.now + time
            var writer = LinkHTML()
            var markup: Markup = ""
            var opened = 0
            var decided = 0
            var only: Message?
            for url in urls where ContinuousClock.now < end {
                let decisions = LinkReport([url], in: file, apps: shown, domain: domain).decisions
                decided += 1
                if decisions.contains(where: { $0.verdict == .match }) { opened += 1 }
                if urls.count == 1 { only = LinkHTML.summary(of: decisions) }
                markup += writer.markup(of: decisions)
            }
            var notes: [Message] = []
            if apps.isEmpty { notes.append("the file lists no app in applinks") }
            if shown.count < apps.count {
                notes.append(
                    "only the first \(shown.count) of the \(apps.count) apps that the file lists were looked at")
            }
            if decided < urls.count {
                notes.append("\(urls.count - decided) URLs were not decided within the time; use aasa match")
            }
            let list: Markup? =
                notes.isEmpty
                ? nil : "<ul class=\"notes\">\n\(notes.map { "<li>\($0)</li>\n" as Markup }.joined())</ul>\n"
            return PanelAnswer(
                summary: only ?? "\(opened) of \(decided) links open in an app", markup: "\(list)\(markup)",
                tone: opened == urls.count ? .good : .neutral)
        }
    }
#endif
