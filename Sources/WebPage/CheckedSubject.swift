#if WebPage
    import AssociatedDomains
    import HTTPTypes

    /// What someone asks for: a domain or an entitlement, and the app that the site should list. Never a path: the files of
    /// the machine that serves the page are not the business of those who use it.
    struct CheckedSubject {
        private let claim: Claim
        private let app: AppIdentifier?
        private let input: Report.Input

        /// Reads the fields of a form.
        ///
        /// - Parameters:
        ///   - subject: a domain, a URL in which only the host counts, or an entitlement.
        ///   - app: an app identifier; empty for none.
        ///   - service: the service of a domain alone; empty for `webcredentials`.
        init(_ subject: String, app: String, service: String) throws(Refusal) {
            guard subject.utf8.count <= 2_000 else { throw Refusal(.badRequest, "the domain is too long") }
            guard let service = Service(rawValue: service.isEmpty ? "webcredentials" : service) else {
                throw Refusal(.badRequest, "there is no service \(service)")
            }
            self.app = try Self.app(app)
            guard let start = subject.trimmingBlanks.utf8.first, start != UInt8(ascii: "/") else {
                throw Refusal(.badRequest, "enter a domain, such as example.com")
            }
            let text = DeclaredText(subject)
            let isEntitlement = WrittenHost.isEntitlement(subject)
            claim = isEntitlement ? Claim(text) : Claim(host: text, for: service)
            input = Report.Input(subject, isEntitlement ? .entitlement : .domain, path: nil)
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
            try self.init(fields["subject"], app: fields["app"], service: fields["service"])
        }

        /// The check that is asked for.
        func check(from source: EvidenceSource) -> AssociationCheck {
            let parts = InputParts(lists: [ClaimList(named: [claim])], apps: app.map { [$0] } ?? [])
            return AssociationCheck(parts, from: source, naming: [input])
        }

        /// What fetches the file of its site, whomever it lists.
        func checkOfFile(from source: EvidenceSource) -> AssociationCheck {
            AssociationCheck(fileFor: [claim], from: source)
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
    }
#endif
