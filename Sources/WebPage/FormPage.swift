#if WebPage
    import AssociatedDomains
    import HTTPTypes

    /// The pages with the form for a check: as it is at first, with a report, and with what is wrong with what was filled in.
    enum FormPage {
        /// The page at the root.
        static let start = PageFrame.page(
            .check, title: "Check an app and its website",
            """
            \(PageFrame.header(
                "Check an app and its website",
                """
                <p>Strong passwords, passkeys, universal links and App Clips work only if the app names the website and \
                the website names the app. Enter what you have, and see whether they do, and if not, why.</p>

                """))\
            <main>
            \(form(FormFields()))\(upload)\(history)</main>
            """)

        /// The page of a report.
        ///
        /// - Parameter repaired: the files of a project that can be repaired; nil for those of the report.
        static func page(of report: Report, _ fields: FormFields, _ repaired: [FileChange]? = nil) -> HTMLPage {
            let sections = HTMLReport.sections(
                of: report, explanations: PageSection.findings.path + "/", checks: "/check", again: fields.address,
                repairs: repaired.map { Array($0.prefix(repairsOfProject)) } ?? report.repairs(upTo: repairs))
            return PageFrame.page(
                .check, title: report.titleInWords,
                """
                \(HTMLReport.header(of: report, above: sections))
                <main class="report">
                \(sections.map(\.markup).joined())
                <details class="again"><summary>Check something else</summary>
                \(form(fields))\(upload)</details>
                \(history)</main>
                """)
        }

        /// The page of what a device logged: what it means, and the form for the check that shows the cause.
        static func page(of log: ConsoleLog, _ apps: [AppIdentifier]) -> HTMLPage {
            PageFrame.page(
                .check, title: "What the device logged",
                """
                \(PageFrame.header(
                    "What the device logged",
                    "<p>This is from the log of a device. Each line about associated domains is explained below.</p>\n"))\
                <main>
                <div id="answer">
                \(PanelPages.markup(of: LogPanel.answer(on: log, apps)))</div>
                <details class="again"><summary>Check something else</summary>
                \(form(FormFields()))\(upload)</details>
                \(history)</main>
                """)
        }

        /// The form with what is wrong.
        static func page(_ refusal: Refusal, _ fields: FormFields) -> HTMLPage {
            let title: StaticString = refusal.status == .notFound ? "Not found" : "Not checked"
            return PageFrame.page(
                .check, title: "\(title)",
                """
                \(PageFrame.header(refusal, title: "\("\(title)")"))\
                <main>
                \(form(fields))\(upload)\(history)</main>
                """)
        }

        /// The most files that a page has repaired.
        private static let repairs = 3
        private static let repairsOfProject = 20

        private static func form(_ fields: FormFields) -> Markup {
            let app = FormParts.app(
                fields, "App identifier, if you know it",
                hint: """
                    Team ID, full stop, bundle identifier. You don't know it? Choose or drop the app below, or leave the \
                    field empty: the answer lists the apps that the website names.
                    """)
            let service = FormParts.choice(
                "service", "What should work", among: Service.allCases, chosen: fields["service"], title(of:))
            let isNamed = !fields["app"].isEmpty || !["", "webcredentials"].contains(fields["service"])
            let open: Markup = isNamed ? " open=\"open\"" : ""
            return """
                <form class="ask one" action="/check" method="get" aria-label="Check" data-stream="/check/events">
                <p><label for="subject">Domain, URL, entitlement or log line</label>
                <input id="subject" name="subject" value="\(fields["subject"])" required="required" maxlength="4000" \
                placeholder="example.com" autocomplete="off" autocapitalize="none" spellcheck="false" \
                aria-describedby="subject-hint"/></p>
                <p class="end"><button type="submit">Check</button></p>
                <p id="subject-hint" class="hint">\(examples)</p>
                <details\(open)><summary>Name the app, or what should work</summary>
                <div class="ask">\(app)
                \(service)</div></details>
                </form>

                """
        }

        /// Links that check something of each kind.
        private static let examples: Markup = {
            let line = """
                [AutoFill] Cannot show Automatic Strong Passwords for app bundleID: com.example.app due to error: Cannot \
                save passwords for this app. Make sure you have set up Associated Domains for your app and AutoFill \
                Passwords is enabled in Settings
                """
            return """
                For example <a href="/check?subject=www.apple.com">www.apple.com</a>, \
                <a href="/check?subject=applinks%3Awww.apple.com">applinks:www.apple.com</a> or \
                <a href="/check?subject=\(line.inQuery)">a line of a device's log</a>
                """
        }()

        private static let upload: Markup = """
            <section aria-labelledby="upload">
            <form class="ask drop" action="/check" method="post" enctype="multipart/form-data" aria-labelledby="upload" \
            data-busy="data-busy">
            <h2 id="upload">Or drop a file here</h2>
            <p class="wide"><label for="file">App, zipped project, entitlements, provisioning profile, log or AASA file</label>
            <input id="file" name="file" type="file" required="required" data-drop="data-drop" \
            aria-describedby="file-hint"/>
            <span id="file-hint" class="hint">The file stays on the machine that runs this page. Only the domains in it, and \
            Apple's CDN, are contacted.</span></p>
            <details class="wide"><summary>Does the file name no app?</summary>
            <p><label for="file-app">App identifier, if the file names none</label>
            <input id="file-app" name="app" autocomplete="off" autocapitalize="none" spellcheck="false"/></p></details>
            <p><button type="submit">Check the file</button></p>
            </form>
            </section>

            """

        // The script fills it in: nothing of it leaves the browser.
        private static let history: Markup = """
            <section id="history" aria-labelledby="history-title" hidden="hidden">
            <h2 id="history-title">Checked since you opened this tab</h2>
            <ul class="plain"></ul>
            <p><button type="button" class="quiet">Clear</button></p>
            </section>

            """

        private static func title(of service: Service) -> Markup {
            switch service {
            case .webcredentials: "Passwords, passkeys (webcredentials)"
            case .applinks: "Universal links (applinks)"
            case .appclips: "App Clips (appclips)"
            case .activitycontinuation: "Handoff (activitycontinuation)"
            case .authsrv: "Single sign-on extensions (authsrv)"
            case .messagefilter: "SMS filters (messagefilter)"
            }
        }
    }
#endif
