package import AssociationModel
public import Findings
package import Judging

/// A request that has ended while a check goes on, with what came back.
public struct EndedExchange: Sendable {
    package let hop: Report.Hop
    /// The steps that are seen in it alone. Those that need more, the judgement has.
    package let steps: [Report.Step]
    /// Whether it is a request that Apple makes, not one that shows why that failed.
    package let isDecisive: Bool

    /// The URL.
    public var url: String { hop.url }
    /// What the request was made for, in a few words.
    public var purpose: Message { hop.purpose }
    /// The status of the response; nil if there was none.
    public var status: Int? { if case .status(let status) = hop.outcome { status } else { nil } }

    /// Nil if no request was made, and for a directory that has no file where Apple does not look either.
    package init?(_ exchange: Exchange, _ question: Question) {
        let purpose = Purpose(exchange.request, question.choices.contentDelivery)
        isDecisive = purpose == .file || purpose == .copy
        if exchange.file != nil, exchange.response?.isSuccess != true, !isDecisive { return nil }
        guard let hop = Report.Hop(PurposefulExchange(exchange, for: purpose.words), facts: []) else { return nil }
        self.hop = hop
        steps =
            switch purpose {
            case .file: Self.steps(of: exchange, question)
            case .copy: Self.steps(ofCopy: exchange, question)
            case .other: []
            }
    }

    /// What a step is that passed: a failure may have another cause, which what follows shows.
    private static func steps(of exchange: Exchange, _ question: Question) -> [Report.Step] {
        guard let response = exchange.response else { return [] }
        var steps = exchange.file == nil ? [Report.Step(.reached, .passed, "the server answers")] : []
        guard response.isSuccess else {
            return steps + [Report.Step(.served, .failed, "the server answers with status \(response.status)")]
        }
        guard let document = document(of: exchange) else { return steps }
        steps.append(Report.Step(.served, .passed, "status \(response.status)"))
        steps.append(Report.Step(.readable, .passed, "JSON"))
        if question.isListed(in: document) { steps.append(Report.Step(.listed, .passed, "the app is listed")) }
        return steps
    }

    private static func steps(ofCopy exchange: Exchange, _ question: Question) -> [Report.Step] {
        guard let document = document(of: exchange), question.isListed(in: document) else { return [] }
        return [Report.Step(.cdn, .passed, "Apple’s copy lists the app")]
    }

    /// The file that a response has, if Apple can read it.
    private static func document(of exchange: Exchange) -> SiteDocument? {
        guard let response = exchange.response, response.isSuccess, !response.bodyIsCut else { return nil }
        let document = SiteDocument(file: SourceText(response.body, from: .response(url: exchange.request.url)))
        return document.isRead ? document : nil
    }
}

extension Question {
    /// Whether a file lists the app, where the question is about one association alone: of several, each has its own steps.
    fileprivate func isListed(in document: SiteDocument) -> Bool {
        guard let list = parts.claims.lists.first, parts.claims.lists.count == 1, list.claims.count == 1,
            let service = list.claims[0].service, let app = parts.claims.apps(of: list).first,
            parts.claims.apps(of: list).count == 1
        else { return false }
        return document.lists(app, for: service)
    }
}

extension EndedExchange {
    /// What a request is made for, as far as it can be told from the request alone.
    private enum Purpose: Equatable {
        case file, copy
        case other(Message)

        init(_ request: Request, _ contentDelivery: Question.ContentDelivery) {
            switch request.security {
            case .verified where request.isRepeated: self = .other("again, after the browser's request")
            case .verified where request.agent == .browser: self = .other("as a browser")
            case .verified: self = Self(of: request.url, contentDelivery)
            case .verifiedWith: self = .other("with the issuer certificates that the server omits")
            case .unverified: self = .other("with any certificate accepted")
            case .oldProtocols: self = .other("with old TLS versions allowed")
            }
        }

        private init(of url: String, _ contentDelivery: Question.ContentDelivery) {
            let path = "/apple-app-site-association"
            let isTopmost = url.utf8.count { $0 == UInt8(ascii: "/") } == 4
            if let base = contentDelivery.base, url.hasPrefix(base + "/") {
                self = .copy
            } else if url.hasSuffix("/.well-known" + path) && isTopmost {
                self = .file
            } else {
                self = .other(url.hasSuffix(path) ? "another location" : "where an answer led to")
            }
        }

        var words: Message {
            switch self {
            case .file: "the file, where Apple reads it"
            case .copy: "Apple's CDN copy, which devices read"
            case .other(let words): words
            }
        }
    }
}
