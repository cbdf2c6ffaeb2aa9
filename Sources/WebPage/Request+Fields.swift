#if WebPage
    import AssociatedDomains
    import HTTPTypes
    import Hummingbird

    extension Request {
        /// The fields of a form: those of the query, or of a body of `application/x-www-form-urlencoded`.
        ///
        /// - Parameters:
        ///   - limit: the most bytes of a body that are taken.
        ///   - seconds: the time in which they must have come.
        func fields(upTo limit: Int, within seconds: Int) async throws(Refusal) -> FormFields {
            switch method {
            case .get, .head: return FormFields(query: uri.query ?? "")
            case .post:
                let type = (headers[.contentType] ?? "").prefix { $0 != ";" }
                guard type.lowercased().trimmingBlanks == "application/x-www-form-urlencoded" else {
                    throw Refusal(
                        .unsupportedMediaType, "the Content-Type must be application/x-www-form-urlencoded")
                }
                return FormFields(query: String(decoding: try await bytes(upTo: limit, within: seconds), as: UTF8.self))
            default: throw .method(allowed: "GET, HEAD, POST")
            }
        }
    }
#endif
