package import AssociationModel
import Findings

/// Everything that was gathered to answer a question: the question itself, each exchange with a server, and what the
/// exchanges show of each site.
///
/// Evidence is gathered in steps: make ``missingRequests``, concurrently if possible, ``add(_:)`` the exchanges, and
/// read ``missingRequests`` again, because a response may require more, such as the target of a redirect, or the same
/// request as a browser after a refusal. When nothing is missing, the evidence can be judged, or its exchanges saved
/// and judged again later.
package struct Evidence: Sendable {
    package let question: Question
    /// What is known of each site, in the order in which the question names them.
    package private(set) var sites: [SiteSurvey]
    private var answers: [Request: Exchange] = [:]
    private var progress: [Progress]
    /// The indices of the sites that wait for a request.
    private var waiting: [Request: [Int]] = [:]
    private var planned: [PlannedRequest] = []

    /// How far a site is.
    private struct Progress {
        /// The requests that were planned, in steps: each followed from what the ones before it showed.
        var steps: [[Request]] = []
        /// How many of the last step are not settled yet.
        var open = 0
        /// The requests that are not made because the time for the host is used up.
        var refused: Set<Request> = []
    }

    /// A request, and the index of the site that needs it.
    struct PlannedRequest {
        let request: Request
        let site: Int
    }

    /// Creates evidence without any exchange.
    package init(_ question: Question) {
        self.question = question
        let deployments = question.parts.deploymentsByHost
        sites = question.parts.siteRequests.map {
            SiteSurvey($0, under: question.choices, deployments: deployments[$0.key.host] ?? [])
        }
        progress = sites.map { _ in Progress() }
        for index in sites.indices { extendSite(at: index) }
    }

    /// The exchanges, with those that were not made because the time for the host was used up. The order is that of the
    /// steps and of the sites, whenever they arrived.
    package var exchanges: [Exchange] {
        var seen: Set<Request> = []
        var result: [Exchange] = []
        for step in 0..<(progress.map(\.steps.count).max() ?? 0) {
            for progress in progress where step < progress.steps.count {
                for request in progress.steps[step] {
                    let exchange = answers[request] ?? (progress.refused.contains(request) ? .outOfTime(request) : nil)
                    if let exchange, seen.insert(request).inserted { result.append(exchange) }
                }
            }
        }
        return result
    }

    /// Adds exchanges, except those for which there already is one for the same request. A site learns from them when it
    /// has all that it waits for, so that the cost does not depend on how many are added at once.
    package mutating func add(_ added: [Exchange]) {
        for exchange in added where answers[exchange.request] == nil {
            answers[exchange.request] = exchange
            for site in waiting.removeValue(forKey: exchange.request) ?? [] { settle(site) }
        }
    }

    /// The requests to make before the evidence can be judged, in the order of the sites, each once.
    package var missingRequests: [Request] { sites.flatMap(\.missing).filter { waiting[$0] != nil }.uniqued() }

    /// Takes the requests that were planned since the last call. One that several sites need is among them for each.
    mutating func takePlanned() -> [PlannedRequest] {
        defer { planned = [] }
        return planned
    }

    /// Whether a request is still to be made for some site.
    func isMissing(_ request: Request) -> Bool { waiting[request] != nil }

    /// States that a request is not made for a site, because the time for its host is used up.
    mutating func refuse(_ refused: PlannedRequest) {
        guard var sites = waiting[refused.request], let index = sites.firstIndex(of: refused.site) else { return }
        sites.remove(at: index)
        waiting[refused.request] = sites.isEmpty ? nil : sites
        progress[refused.site].refused.insert(refused.request)
        settle(refused.site)
    }

    /// Takes what has arrived for all there is, after the gathering was cancelled.
    mutating func close() {
        for index in sites.indices where progress[index].open > 0 {
            sites[index].extend(from: answers, refused: progress[index].refused)
        }
    }

    private mutating func settle(_ site: Int) {
        progress[site].open -= 1
        if progress[site].open == 0 { extendSite(at: site) }
    }

    private mutating func extendSite(at index: Int) {
        sites[index].extend(from: answers, refused: progress[index].refused)
        let missing = sites[index].missing
        guard !missing.isEmpty else { return }
        progress[index].steps.append(missing)
        progress[index].open = missing.count
        for request in missing {
            waiting[request, default: []].append(index)
            planned.append(PlannedRequest(request: request, site: index))
        }
    }
}
