#if WebPage
    import AssociatedDomains
    import HTTPTypes

    /// What a device's log says about associated domains.
    enum LogPanel: Panel {
        static let section = PageSection.log
        static let title: StaticString = "What does this log say?"
        static let intro: Markup = """
            Paste text from Console, the output of <code>log show</code> or <code>swcutil show</code>, or of a build or an \
            upload. Lines that say nothing about associated domains are skipped.
            """
        static let bodyLimit = 3 * logLimit + 4_096

        private static let logLimit = 1 << 20

        static func form(_ fields: FormFields) -> Markup {
            """
            <form class="ask" action="/log" method="post" aria-label="Log">
            <p class="wide"><label for="log">Log</label>
            <textarea id="log" name="log" rows="10" required="required" autocapitalize="none" spellcheck="false">\
            \(.editable(fields.text("log")))</textarea></p>
            <p class="wide" data-scripted="data-scripted" hidden="hidden"><label for="chosen">Or choose a file of at most \
            1 MB</label>
            <input id="chosen" type="file" data-fills="log" data-drop="data-drop"/></p>
            \(FormParts.app(fields, "App identifier, if the log has only its bundle identifier"))
            <p class="end"><button type="submit">Explain</button></p>
            </form>

            """
        }

        static func answer(
            to fields: FormFields, from source: EvidenceSource
        ) async throws(Refusal) -> PanelAnswer? {
            let text = fields.text("log")
            if text.utf8.isEmpty { return nil }
            guard text.utf8.count <= logLimit else {
                throw Refusal(
                    .contentTooLarge,
                    "the log is larger than 1 MB: cut it to the lines around the failure, or use aasa triage")
            }
            let apps = try CheckedSubject.app(fields["app"]).map { [$0] } ?? []
            return answer(on: ConsoleLog(Array(text.utf8), from: .file(path: "log")), apps)
        }

        /// What a log says, the form for the check that shows the cause, and the explanations.
        static func answer(on log: ConsoleLog, _ apps: [AppIdentifier]) -> PanelAnswer {
            let report = AssociationCheck(logs: [log], apps: apps).reportOnInputs()
            let sections = HTMLReport.sections(of: report, explanations: "/explain/")
            let plan = LogClaims([log], apps: apps, domains: [])
            return PanelAnswer(
                summary: summary(of: log),
                markup: """
                    \(counts(of: log))\(LogForm(plan, apps).markup)\(checks(of: plan))\(sections.map(\.markup).joined())
                    """)
        }

        private static func summary(of log: ConsoleLog) -> Message {
            switch log.explainedCount {
            case 0: "No line of this log is known"
            case 1: "1 line is explained"
            default: "\(log.explainedCount) lines are explained"
            }
        }

        private static func counts(of log: ConsoleLog) -> Markup {
            let skipped = log.lineCount - log.explainedCount
            let more: Markup? =
                log.omittedCount == 0
                ? nil : ", and \(log.omittedCount) more say something new but are left out"
            if skipped == 0, log.omittedCount == 0 { return "" }
            return "<p class=\"hint\">\(skipped) of \(log.lineCount) lines are skipped\(more).</p>\n"
        }

        /// Links to the checks that would confirm what the log says.
        private static func checks(of plan: LogClaims) -> Markup {
            let links = plan.lists.flatMap { list in list.claims.map { (claim: $0, app: list.app) } }
            if links.isEmpty { return "" }
            let items = links.map { claim, app -> Markup in
                let entitlement = claim.entitlement
                let query = app.map { "&app=\($0.raw.inQuery)" } ?? ""
                let of: Markup? = app.map { " for <code>\(Message.escaped($0.raw))</code>" }
                return """
                    <li><a href="/check?subject=\(entitlement.inQuery + query)">Check \
                    <code>\(Message.escaped(entitlement))</code></a>\(of)</li>

                    """
            }
            return "<ul class=\"links\">\n\(items.joined())</ul>\n"
        }
    }
#endif
