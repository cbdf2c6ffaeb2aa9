#if WebPage
    import AssociatedDomains
    import HTTPTypes
    import Hummingbird

    extension Request {
        /// The fields of a form: those of the query, or of a body of `application/x-www-form-urlencoded`.
        ///
        /// - Parameter body: reads the body.
        func fields(_ body: () async throws(Refusal) -> [UInt8]) async throws(Refusal) -> FormFields {
            switch method {
            case .get, .head: return FormFields(query: uri.query ?? "")
            case .post:
                try require(mediaType: "application/x-www-form-urlencoded")
                return FormFields(query: String(decoding: try await body(), as: UTF8.self))
            default: throw .method(allowed: "GET, HEAD, POST")
            }
        }

        /// Refuses a body of any other type.
        func require(mediaType: String) throws(Refusal) {
            let type = (headers[.contentType] ?? "").prefix { $0 != ";" }
            guard type.lowercased().trimmingBlanks == mediaType else {
                throw Refusal(.unsupportedMediaType, "the Content-Type must be \(plain: mediaType)")
            }
        }
    }
#endif
