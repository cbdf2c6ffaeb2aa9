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
                the website names the app. This page finds out whether they do, and if not, why.</p>

                """))\
            <main>
            \(form(FormFields()))\(upload)\(history)</main>
            """)

        /// The page of a report.
        static func page(of report: Report, _ fields: FormFields) -> HTMLPage {
            let sections = HTMLReport.sections(
                of: report, explanations: PageSection.findings.path + "/", checks: "/check")
            return PageFrame.page(
                .check, title: report.titleInWords,
                """
                \(HTMLReport.header(of: report, above: sections))
                <main class="report">
                <details class="again"><summary>Check something else</summary>
                \(form(fields))\(upload)</details>
                \(sections.map(\.markup).joined())\(history)</main>
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

        private static func form(_ fields: FormFields) -> Markup {
            let app = FormParts.app(
                fields, "App identifier, if you know it",
                hint: """
                    Team ID, full stop, bundle identifier. You don't know it? Choose or drop the app below, or leave the \
                    field empty: the report lists the apps that the website names.
                    """)
            let service = FormParts.choice(
                "service", "What should work", among: Service.allCases, chosen: fields["service"], title(of:))
            return """
                <form class="ask" action="/check" method="get" aria-label="Check a domain" data-stream="/check/events">
                <p><label for="subject">Domain</label>
                <input id="subject" name="subject" value="\(fields["subject"])" required="required" maxlength="2000" \
                placeholder="example.com" autocomplete="off" autocapitalize="none" spellcheck="false" inputmode="url" \
                aria-describedby="subject-hint"/>
                <span id="subject-hint" class="hint">The website's, or an entitlement such as applinks:example.com</span></p>
                \(app)
                \(service)
                <p class="end"><button type="submit">Check</button></p>
                </form>
                <section id="progress" aria-labelledby="progress-title" hidden="hidden">
                <h2 id="progress-title" tabindex="-1">Checking</h2>
                <ol class="timeline" aria-live="polite"></ol>
                <p><button type="button" class="quiet">Stop</button></p>
                </section>

                """
        }

        private static let upload: Markup = """
            <section aria-labelledby="upload">
            <h2 id="upload">Or check a file</h2>
            <form class="ask" action="/check" method="post" enctype="multipart/form-data" aria-labelledby="upload" \
            data-busy="data-busy">
            <p><label for="file">App, entitlements, profile or AASA file</label>
            <input id="file" name="file" type="file" required="required" data-drop="data-drop" \
            aria-describedby="file-hint"/>
            <span id="file-hint" class="hint" data-scripted="data-scripted" hidden="hidden">Or drop it anywhere on this \
            page</span></p>
            <p><label for="file-app">App identifier, if the file names none</label>
            <input id="file-app" name="app" autocomplete="off" autocapitalize="none" spellcheck="false"/></p>
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
