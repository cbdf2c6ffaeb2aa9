#if WebPage
    import AssociatedDomains

    /// The form for the check that shows the cause of what a log says, filled in as far as the log knows.
    struct LogForm {
        private let subject: String
        private let app: AppIdentifier?
        private let bundle: String
        private let service: String
        /// Whether there is something that a check can confirm.
        private let isUseful: Bool

        /// - Parameters:
        ///   - plan: what the log says.
        ///   - apps: the apps that were named beside it.
        init(_ plan: LogClaims, _ apps: [AppIdentifier]) {
            let list = plan.lists.first
            subject = list?.claims.first?.entitlement ?? ""
            app = list?.app ?? apps.first
            bundle = plan.gaps.lazy.compactMap { if case .team(let bundle) = $0 { bundle } else { nil } }.first ?? ""
            service = plan.feature?.service.rawValue ?? ""
            isUseful = !plan.gaps.contains(.everything)
        }

        var markup: Markup {
            guard isUseful else { return "" }
            return """
                <form class="ask" action="/check" method="get" aria-label="Check what the log is about" \
                data-stream="/check/events">
                <p class="wide">Check the domain to see the cause.</p>
                \(field("subject", "Domain", subject, hint: "The website that the app belongs to", isRequired: true))
                \(field("team", "Team ID", app?.prefix ?? "", hint: "Ten letters and digits; leave it empty if you don't know it"))
                \(field("bundle", "Bundle identifier", app?.bundleIdentifier ?? bundle, hint: "As in com.example.app"))
                <input type="hidden" name="service" value="\(service)"/>
                <p class="end"><button type="submit">Check</button></p>
                </form>

                """
        }

        private func field(
            _ name: Markup, _ label: Markup, _ value: String, hint: Markup, isRequired: Bool = false
        ) -> Markup {
            let required: Markup = isRequired ? " required=\"required\"" : ""
            return """
                <p><label for="log-\(name)">\(label)</label>
                <input id="log-\(name)" name="\(name)" value="\(value)"\(required) maxlength="2000" autocomplete="off" \
                autocapitalize="none" spellcheck="false" aria-describedby="log-\(name)-hint"/>
                <span id="log-\(name)-hint" class="hint">\(hint)</span></p>
                """
        }
    }
#endif
