#if WebPage
    import AssociatedDomains
    import HTTPTypes

    /// Why a request is not answered as it wishes.
    struct Refusal: Error {
        let status: HTTPResponse.Status
        /// One sentence, which begins in lower case and has no full stop.
        let message: Message
        /// Header fields that say more.
        let fields: HTTPFields
        /// The cause, for the log alone; nil if there is no more to say.
        let cause: Message?

        init(
            _ status: HTTPResponse.Status, _ message: Message, _ fields: HTTPFields = [:], because cause: Message? = nil
        ) {
            self.status = status
            self.message = message
            self.fields = fields
            self.cause = cause
        }

        /// Refuses what could not be checked, as when the client left.
        init(_ failure: CheckFailure) {
            if case .cancelled = failure {
                self = PageClient.gone
            } else {
                self.init(.internalServerError, failure.sentence)
            }
        }

        /// Refuses a method.
        ///
        /// - Parameter allowed: the methods that the path has, as the header field `Allow` lists them.
        static func method(allowed: String) -> Refusal {
            Refusal(.methodNotAllowed, "this page takes \(plain: allowed)", [.allow: allowed])
        }

        /// Refuses a body.
        static func tooLarge(_ limit: Int) -> Refusal {
            let size: Message = limit >= 1 << 20 ? "\(limit >> 20) MB" : "\(limit >> 10) KB"
            return Refusal(.contentTooLarge, "the request is larger than \(size), the most that is taken here")
        }
    }
#endif
