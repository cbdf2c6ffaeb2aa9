package import AssociationModel

/// Everything that was gathered to answer a question: the question itself, each exchange with a server, and what the
/// exchanges show of each site.
///
/// Evidence is gathered in steps: make ``missingRequests``, concurrently if possible, ``add(_:)`` the exchanges, and
/// read ``missingRequests`` again, because a response may require more, such as the target of a redirect, or the same
/// request as a browser after a refusal. When nothing is missing, the evidence can be judged, or its exchanges saved
/// and judged again later.
package struct Evidence: Sendable {
    package let question: Question
    /// The exchanges, in the order in which they were added.
    package private(set) var exchanges: [Exchange] = []
    /// What is known of each site, in the order in which the question names them.
    package private(set) var sites: [SiteSurvey]
    private var exchangesByRequest: [Request: Exchange] = [:]
    /// The indices of the sites that wait for a request.
    private var waiting: [Request: [Int]] = [:]

    /// Creates evidence without any exchange.
    package init(_ question: Question) {
        self.question = question
        sites = question.siteRequests.map { SiteSurvey($0, of: question) }
        for index in sites.indices { extendSite(at: index) }
    }

    /// Adds exchanges, except those for which there already is one for the same request. Together they cost less than one
    /// by one: each site learns from all that concern it at once.
    package mutating func add(_ added: [Exchange]) {
        var concerned: Set<Int> = []
        for exchange in added where exchangesByRequest[exchange.request] == nil {
            exchangesByRequest[exchange.request] = exchange
            exchanges.append(exchange)
            concerned.formUnion(waiting.removeValue(forKey: exchange.request) ?? [])
        }
        for index in concerned.sorted() { extendSite(at: index) }
    }

    /// The requests to make before the evidence can be judged, in the order of the sites, each once.
    package var missingRequests: [Request] {
        var seen: Set<Request> = []
        return sites.flatMap(\.missing).filter { seen.insert($0).inserted }
    }

    private mutating func extendSite(at index: Int) {
        let known = Set(sites[index].missing)
        sites[index].extend(from: exchangesByRequest)
        for request in sites[index].missing where !known.contains(request) {
            waiting[request, default: []].append(index)
        }
    }
}
