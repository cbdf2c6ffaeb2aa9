#if WebPage
    import AssociatedDomains
    import HTTPTypes

    /// What someone asks for: anything that `aasa check` takes as text, told apart by the same recogniser. Never a path: the
    /// files of the machine that serves the page are not the business of those who use it.
    struct CheckedSubject {
        /// The lines of a device's log, if that is what was pasted.
        let log: ConsoleLog?
        /// The app, where one is named.
        let apps: [AppIdentifier]
        private let claims: ClaimList?
        private let input: Report.Input
        private let links: [String]

        /// Reads the fields of a form.
        ///
        /// - Parameter fields: `subject`, as on the command line; `app`, an app identifier, or else its parts, `team` and
        ///   `bundle`; `service`, that of a domain alone or a URL, where empty is `webcredentials`.
        init(_ fields: FormFields) throws(Refusal) {
            let (text, bundle) = (fields["subject"], fields["bundle"])
            guard text.utf8.count <= 4_000 else { throw Refusal(.badRequest, "this is too long: paste a line of it") }
            let service = try Self.service(fields["service"])
            apps = try Self.app(fields["app"].isEmpty ? Self.identifier(in: fields) : fields["app"]).map { [$0] } ?? []
            let kind: Report.Input.Kind
            switch Subject(text, in: nil) {
            case .log:
                // Places are those of a log, as on the page for one.
                (log, claims, links) = (ConsoleLog(Array(text.utf8), from: .file(path: "log")), nil, [])
                input = Report.Input(text, .log, path: nil)
                return
            case .entitlement: (kind, links) = (.entitlement, [])
            case .domain: (kind, links) = (.domain, [])
            case .link: (kind, links) = (.url, [text])
            case .standardInput, .project, .file: throw Self.refusal(ofPath: text)
            }
            var list = ClaimList(named: [try Self.claim(text, for: service)])
            if apps.isEmpty, !bundle.isEmpty {
                list.identityGap = IdentityGap("no team was named", at: .inspection, bundleIdentifiers: [bundle])
            }
            (log, claims, input) = (nil, list, Report.Input(text, kind, path: nil))
        }

        /// Reads an object `{"subject": "example.com", "app": "ABCDE12345.com.example.app", "service": "applinks"}`.
        init(json: [UInt8]) throws(Refusal) {
            let document = JSONParser.parse(json)
            guard document.isWellFormed, let members = document.root?.members else {
                throw Refusal(.badRequest, "the body is not a JSON object")
            }
            var fields = FormFields()
            for member in members {
                let name = member.key.text
                guard ["subject", "app", "service"].contains(name) else {
                    throw Refusal(.badRequest, "\(name) is not a key of the request; use subject, app and service")
                }
                if case .null = member.value.content { continue }
                guard let text = member.value.string else { throw Refusal(.badRequest, "\(name) is not a string") }
                fields.add(name, text)
            }
            try self.init(fields)
        }

        /// The check that is asked for.
        func check(from source: EvidenceSource) -> AssociationCheck {
            let parts = InputParts(lists: claims.map { [$0] } ?? [], apps: apps, logs: log.map { [$0] } ?? [])
            var check = AssociationCheck(parts, from: source, naming: [input])
            check.links = links
            return check
        }

        /// The claim that a domain, a URL or an entitlement stands for.
        ///
        /// - Parameter service: that of a domain or URL.
        static func claim(_ subject: String, for service: Service) throws(Refusal) -> Claim {
            guard let start = subject.utf8.first, start != UInt8(ascii: "/") else {
                throw Refusal(.badRequest, "enter a domain, such as example.com")
            }
            let text = DeclaredText(subject)
            return WrittenHost.isEntitlement(subject) ? Claim(text) : Claim(host: text, for: service)
        }

        /// Reads an app identifier; nil if there is none.
        static func app(_ text: String) throws(Refusal) -> AppIdentifier? {
            if text.isEmpty { return nil }
            do throws(AppIdentifier.Refusal) { return try AppIdentifier(typed: text) } catch {
                throw Refusal(.badRequest, error.message)
            }
        }

        /// The host, with the port if there is one, of a domain or URL; the text itself if it is neither.
        static func host(of subject: String) -> String {
            let text = subject.trimmingBlanks
            return (try? WrittenHost(text, allowing: .ofAnyURL))?.authority ?? text
        }

        private static func service(_ name: String) throws(Refusal) -> Service {
            guard let service = Service(rawValue: name.isEmpty ? "webcredentials" : name) else {
                throw Refusal(.badRequest, "there is no service \(name)")
            }
            return service
        }

        /// The identifier that a team and a bundle identifier make; empty where one is missing.
        private static func identifier(in fields: FormFields) -> String {
            let (team, bundle) = (fields["team"], fields["bundle"])
            return team.isEmpty || bundle.isEmpty ? "" : "\(team).\(bundle)"
        }

        private static func refusal(ofPath text: String) -> Refusal {
            if let host = try? WrittenHost(text, allowing: [.port, .path]), host.parts.contains(.path),
                !InputKinds.isCertain(host.name), let slash = text.firstIndex(of: "/")
            {
                return Refusal(
                    .badRequest,
                    "enter https://\(plain: host.authority) for the domain, or webcredentials:\(plain: host.authority + text[slash...]) for the entitlement"
                )
            }
            return Refusal(
                .badRequest, "this looks like the name of a file: choose the file below, or drop it on the page")
        }
    }
#endif
