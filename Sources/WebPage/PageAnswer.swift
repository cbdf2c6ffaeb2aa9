#if WebPage
    import AssociatedDomains
    import HTTPTypes
    import Hummingbird

    /// An answer: a page, or text for programs.
    struct PageAnswer: Sendable {
        let status: HTTPResponse.Status
        let body: String
        /// Whether no further request is taken on the connection.
        var endsConnection = false
        private let mediaType: String
        private let policy: String
        private var fields: HTTPFields = [:]

        /// A page.
        static func page(_ page: HTMLPage) -> PageAnswer {
            PageAnswer(status: .ok, body: OutputSyntax.xml.guarded(page.text), mediaType: html, policy: page.policy)
        }

        /// The form, with what is wrong with what it was filled in with.
        static func page(_ refusal: Refusal, _ fields: FormFields = FormFields()) -> PageAnswer {
            let page = FormPage.page(refusal, fields)
            return PageAnswer(
                status: refusal.status, body: OutputSyntax.xml.guarded(page.text), mediaType: html,
                policy: page.policy, fields: refusal.fields)
        }

        /// JSON, as `--format json` writes it.
        static func json(_ text: String) -> PageAnswer {
            PageAnswer(status: .ok, body: text, mediaType: "application/json", policy: nothing)
        }

        /// An object with the reason: `{"error": "…"}`.
        static func json(_ refusal: Refusal) -> PageAnswer {
            let text = JSONOutput.object([("error", .string(refusal.message.description))]).text + "\n"
            return PageAnswer(
                status: refusal.status, body: OutputSyntax.json.guarded(text), mediaType: "application/json",
                policy: nothing, fields: refusal.fields)
        }

        /// Plain text.
        static func text(_ text: String) -> PageAnswer {
            PageAnswer(status: .ok, body: text, mediaType: "text/plain; charset=utf-8", policy: nothing)
        }

        private static let html = "text/html; charset=utf-8"
        private static let nothing = "default-src 'none'"

        /// The answer as it is sent. Nothing of it is kept by caches, shown in a frame, or read by other sites.
        var response: Response {
            var fields = fields
            fields[.contentType] = mediaType
            fields[.contentSecurityPolicy] = policy + "; frame-ancestors 'none'"
            fields[.cacheControl] = "no-store"
            if endsConnection { fields[.connection] = "close" }
            fields[.xContentTypeOptions] = "nosniff"
            for (name, value) in Self.isolation {
                if let name = HTTPField.Name(name) { fields[name] = value }
            }
            return Response(status: status, headers: fields, body: ResponseBody(byteBuffer: ByteBuffer(string: body)))
        }

        private static let isolation = [
            ("Referrer-Policy", "same-origin"), ("Cross-Origin-Resource-Policy", "same-origin"),
            ("Cross-Origin-Opener-Policy", "same-origin"),
        ]
    }
#endif
