#if WebPage
    import AssociatedDomains

    /// The pages with the form: as it is at first, above a report, and with what is wrong with what was filled in.
    enum FormPage {
        /// The page at the root.
        static let start = page(
            """
            <header class="top">
            <p class="tool">Associated domains</p>
            <h1>Check an app and its website</h1>
            <p>Strong passwords, passkeys, universal links and App Clips work only if the app names the website and the \
            website names the app. This page finds out whether they do, and if not, why.</p>
            </header>
            <main>
            \(form(FormFields()))\(upload)</main>
            """, title: "Check an app and its website")

        /// The page of a report.
        static func page(of report: Report, _ fields: FormFields) -> HTMLPage {
            HTMLReport.page(
                of: report, toolVersion: Toolkit.version, above: form(fields) + again, explanations: "/explain/",
                checks: "/check")
        }

        /// The form with what is wrong.
        static func page(_ refusal: Refusal, _ fields: FormFields) -> HTMLPage {
            page(
                """
                <header class="top error">
                <p class="tool">Associated domains</p>
                <h1><span class="mark" aria-hidden="true">✗</span> <span class="words">\(refusal.message)</span></h1>
                </header>
                <main>
                \(form(fields))\(upload)</main>
                """, title: "Not checked")
        }

        /// A page of ours, with its foot.
        static func page(_ body: Markup, title: String) -> HTMLPage {
            HTMLPage(
                title: "\(title) · aasa",
                body: """
                    \(body)
                    <footer><p>aasa \(Toolkit.version), which checks Apple's associated domains · \
                    <a href="/">Check</a> · <a href="/explain">All findings</a></p></footer>
                    """, hasForms: true)
        }

        private static func form(_ fields: FormFields) -> Markup {
            let options = Service.allCases.map { service -> Markup in
                let selected: Markup = service.rawValue == fields["service"] ? " selected=\"selected\"" : ""
                return "<option value=\"\(service.rawValue)\"\(selected)>\(title(of: service))</option>\n"
            }.joined()
            return """
                <form class="ask" action="/check" method="get" aria-label="Check a domain">
                <p><label for="subject">Domain or entitlement</label>
                <input id="subject" name="subject" value="\(fields["subject"])" required="required" maxlength="2000" \
                placeholder="example.com" autocomplete="off" autocapitalize="none" spellcheck="false" inputmode="url"/></p>
                <p><label for="app">App identifier</label>
                <input id="app" name="app" value="\(fields["app"])" placeholder="ABCDE12345.com.example.app" \
                autocomplete="off" autocapitalize="none" spellcheck="false" aria-describedby="app-hint"/>
                <span id="app-hint" class="hint">Team ID, a full stop and bundle identifier</span></p>
                <p><label for="service">What should work</label>
                <select id="service" name="service">
                \(options)</select></p>
                <p><button type="submit">Check</button></p>
                </form>

                """
        }

        private static let upload: Markup = """
            <section aria-labelledby="upload">
            <h2 id="upload">Or check a file</h2>
            <form class="ask" action="/check" method="post" enctype="multipart/form-data" aria-labelledby="upload">
            <p><label for="file">Entitlements, provisioning profile, app.json or AASA file</label>
            <input id="file" name="file" type="file" required="required"/></p>
            <p><label for="file-app">App identifier, if the file names none</label>
            <input id="file-app" name="app" autocomplete="off" autocapitalize="none" spellcheck="false"/></p>
            <p><button type="submit">Check the file</button></p>
            </form>
            </section>

            """

        private static let again: Markup = "<p class=\"hint\"><a href=\"/\">Check a file instead</a></p>\n"

        private static func title(of service: Service) -> Markup {
            switch service {
            case .webcredentials: "Passwords and passkeys (webcredentials)"
            case .applinks: "Universal links (applinks)"
            case .appclips: "App Clips (appclips)"
            case .activitycontinuation: "Handoff (activitycontinuation)"
            case .authsrv: "Single sign-on extensions (authsrv)"
            case .messagefilter: "SMS filters (messagefilter)"
            }
        }
    }
#endif
