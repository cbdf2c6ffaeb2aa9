package import AssociationModel
package import Findings

extension Report.Hop {
    /// An exchange by itself, as it can be told before the survey that it belongs to is complete; nil if no request was
    /// made, and for a directory that has no file where Apple does not look either.
    package init?(ended exchange: Exchange) {
        let purpose = exchange.request.purpose
        if case .file = exchange.responder, exchange.response?.isSuccess != true, purpose != Request.decisivePurpose {
            return nil
        }
        self.init(PurposefulExchange(exchange, for: purpose), facts: [])
    }

    /// Whether it is the request that Apple makes, not one that shows why that failed.
    package var isDecisive: Bool { purpose == Request.decisivePurpose }
}

extension Request {
    private static let path = "/apple-app-site-association"
    fileprivate static let decisivePurpose: Message = "the file, where Apple reads it"

    /// What the request is made for, as far as it can be told from the request alone.
    fileprivate var purpose: Message {
        switch security {
        case .verified: break
        case .verifiedWith: return "with the issuer certificates that the server omits"
        case .unverified: return "with any certificate accepted"
        case .oldProtocols: return "with old TLS versions allowed"
        }
        if agent == .browser { return "as a browser" }
        if url.hasPrefix(Question.ContentDelivery.appleBase + "/") { return "Apple's CDN copy, which devices read" }
        guard url.hasSuffix(Self.path) else { return "where an answer led to" }
        let isFirst = url.hasSuffix("/.well-known" + Self.path) && url.utf8.count { $0 == UInt8(ascii: "/") } == 4
        return isFirst ? Self.decisivePurpose : "another location"
    }
}
