#if WebPage
    import AssociatedDomains
    import HTTPTypes
    import Hummingbird
    import NIOCore

    /// An answer: a page or a part of one, the script, events, or text for programs.
    struct PageAnswer: Sendable {
        let status: HTTPResponse.Status
        /// What is sent; empty if events are.
        let body: ByteBuffer
        /// Whether no further request is taken on the connection.
        var endsConnection = false
        /// A check whose events are sent.
        private(set) var events: CheckEvents?
        private let mediaType: String
        private let policy: String
        private var cacheControl = "no-store"
        private var fields: HTTPFields = [:]

        private init(
            _ status: HTTPResponse.Status, _ body: String, _ mediaType: String, policy: String = nothing,
            _ fields: HTTPFields = [:]
        ) {
            self.status = status
            self.body = ByteBuffer(string: body)
            self.mediaType = mediaType
            self.policy = policy
            self.fields = fields
        }

        /// A page; with a refusal, one that tells it.
        static func page(_ page: HTMLPage, refusal: Refusal? = nil) -> PageAnswer {
            PageAnswer(
                refusal?.status ?? .ok, OutputSyntax.xml.guarded(page.text), html, policy: page.policy,
                refusal?.fields ?? [:])
        }

        /// The page at the root, and the list of all findings: whoever asks for them gets the same bytes of memory.
        static let start = page(FormPage.start)
        static let explanations = page(ExplanationPages.list)

        /// The form, with what is wrong with what it was filled in with.
        static func page(_ refusal: Refusal, _ fields: FormFields = FormFields()) -> PageAnswer {
            page(FormPage.page(refusal, fields), refusal: refusal)
        }

        /// A part of a page, which the script puts into it.
        static func fragment(_ markup: Markup, refusal: Refusal? = nil) -> PageAnswer {
            PageAnswer(
                refusal?.status ?? .ok, OutputSyntax.xml.guarded(markup.text), html, refusal?.fields ?? [:])
        }

        /// The script of the pages, or that it has not changed (RFC 9110, 13.1.2).
        static func script(for request: HTTPRequest) -> PageAnswer {
            let known = request.headerFields[.ifNoneMatch] ?? ""
            let isKnown =
                known == "*"
                || known.split(separator: ",").contains { piece in
                    String(piece).trimmingBlanks.hasSuffix(PageScript.entityTag)
                }
            return isKnown ? unchangedScript : wholeScript
        }

        private static let wholeScript = script(.ok, PageScript.text)
        private static let unchangedScript = script(.notModified, "")

        private static func script(_ status: HTTPResponse.Status, _ text: String) -> PageAnswer {
            var answer = PageAnswer(
                status, text, "text/javascript; charset=utf-8", [.eTag: PageScript.entityTag])
            answer.cacheControl = "no-cache"
            return answer
        }

        /// The events of a check.
        static func events(_ events: CheckEvents) -> PageAnswer {
            var answer = PageAnswer(.ok, "", "text/event-stream")
            answer.events = events
            return answer
        }

        /// JSON, as `--format json` writes it.
        static func json(_ text: String) -> PageAnswer { PageAnswer(.ok, text, "application/json") }

        /// An object with the reason: `{"error": "…"}`.
        static func json(_ refusal: Refusal) -> PageAnswer {
            let text = JSONOutput.object([("error", .string(refusal.message.description))]).text + "\n"
            return PageAnswer(
                refusal.status, OutputSyntax.json.guarded(text), "application/json", refusal.fields)
        }

        /// Plain text.
        static func text(_ text: String) -> PageAnswer { PageAnswer(.ok, text, "text/plain; charset=utf-8") }

        private static let html = "text/html; charset=utf-8"
        private static let nothing = "default-src 'none'"

        /// The answer as it is sent.
        var response: Response {
            Response(status: status, headers: headers, body: body.readableBytes > Self.piece ? pieces : whole)
        }

        /// The most bytes that are handed over at once: the next ones are when most of these have left.
        private static let piece = 16 << 10

        private var whole: ResponseBody { ResponseBody(byteBuffer: body) }

        private var pieces: ResponseBody {
            ResponseBody(contentLength: body.readableBytes) { [body] writer in
                var rest = body
                while rest.readableBytes > 0, let piece = rest.readSlice(length: min(Self.piece, rest.readableBytes)) {
                    try await writer.write(piece)
                }
                try await writer.finish(nil)
            }
        }

        /// The header fields. Nothing is kept by caches but the script, shown in a frame, or read by other sites.
        var headers: HTTPFields {
            var fields = fields
            fields[.contentType] = mediaType
            fields[.contentSecurityPolicy] = policy + "; frame-ancestors 'none'"
            fields[.cacheControl] = cacheControl
            if endsConnection { fields[.connection] = "close" }
            fields[.xContentTypeOptions] = "nosniff"
            // Or nginx would keep events until they fill a buffer.
            if events != nil, let name = HTTPField.Name("X-Accel-Buffering") { fields[name] = "no" }
            for (name, value) in Self.isolation {
                if let name = HTTPField.Name(name) { fields[name] = value }
            }
            return fields
        }

        private static let isolation = [
            ("Referrer-Policy", "same-origin"), ("Cross-Origin-Resource-Policy", "same-origin"),
            ("Cross-Origin-Opener-Policy", "same-origin"),
        ]
    }
#endif
