package import AssociationModel

/// Decides which of the missing requests is made next: hosts take turns, those that were asked already first, each has a
/// few requests at a time, and none any more once its time is used up.
package struct RequestQueue {
    private var evidence: Evidence
    private let limits: Inspector.Limits
    private var hosts: [Host] = []
    /// The index in `hosts` of each site's host.
    private let hostOfSite: [Int]
    /// The hosts that may have another request, in turn: those that were asked already, and those that were not.
    private var begun = Line<Int>()
    private var fresh = Line<Int>()
    /// The hosts of the requests that are under way.
    private var running: [Request: Int] = [:]

    private struct Host {
        var waiting = Line<Evidence.PlannedRequest>()
        var running = 0
        var isInLine = false
        var isBegun = false
        /// How long requests to it were under way, until none was.
        var used = Duration.zero
        /// When the first of those that are under way began.
        var since = Duration.zero

        /// How long requests to it have been under way; the time in which it only waited for its turn is not its own.
        func taken(at now: Duration) -> Duration { running > 0 ? used + (now - since) : used }
    }

    package init(_ evidence: Evidence, _ limits: Inspector.Limits) {
        self.evidence = evidence
        self.limits = limits
        var known: [String: Int] = [:]
        hostOfSite = evidence.sites.map { site in
            let host = known[site.key.authority] ?? known.count
            known[site.key.authority] = host
            return host
        }
        hosts = Array(repeating: Host(), count: known.count)
        takePlanned()
    }

    /// The next request to make; nil where all are under way, or as many as may be.
    package mutating func next() -> Request? {
        while running.count < limits.concurrency, let host = begun.next() ?? fresh.next() {
            hosts[host].isInLine = false
            guard let planned = hosts[host].waiting.next() else { continue }
            let isBegun = begin(planned, at: host)
            putInLine(host)
            if isBegun { return planned.request }
        }
        return nil
    }

    /// Takes the answer to a request that was under way.
    package mutating func take(_ exchange: Exchange, for request: Request) {
        evidence.add([exchange])
        takePlanned()
        guard let host = running.removeValue(forKey: request) else { return }
        if let time = limits.time, hosts[host].running == 1 { hosts[host].used = hosts[host].taken(at: time.now()) }
        hosts[host].running -= 1
        putInLine(host)
    }

    /// The evidence when no request is under way any more: all of it, or what was gathered before the run was cancelled.
    package mutating func finished() -> Evidence {
        evidence.close()
        return evidence
    }

    // False if there is nothing to make: the time is used up, or another host needs the same and was first.
    private mutating func begin(_ planned: Evidence.PlannedRequest, at host: Int) -> Bool {
        guard running[planned.request] == nil, evidence.isMissing(planned.request) else { return false }
        if let time = limits.time {
            let now = time.now()
            if hosts[host].taken(at: now) >= time.limit {
                evidence.refuse(planned)
                takePlanned()
                return false
            }
            if hosts[host].running == 0 { hosts[host].since = now }
        }
        running[planned.request] = host
        hosts[host].running += 1
        hosts[host].isBegun = true
        return true
    }

    private mutating func takePlanned() {
        for planned in evidence.takePlanned() {
            let host = hostOfSite[planned.site]
            hosts[host].waiting.append(planned)
            putInLine(host)
        }
    }

    private mutating func putInLine(_ host: Int) {
        guard !hosts[host].isInLine, !hosts[host].waiting.isEmpty,
            hosts[host].running < Inspector.Limits.concurrencyPerHost
        else { return }
        hosts[host].isInLine = true
        if hosts[host].isBegun { begun.append(host) } else { fresh.append(host) }
    }
}

/// A waiting line: what is added first leaves first, at constant cost.
private struct Line<Element> {
    private var elements: [Element] = []
    private var head = 0

    var isEmpty: Bool { head == elements.count }

    mutating func append(_ element: Element) { elements.append(element) }

    mutating func next() -> Element? {
        guard !isEmpty else { return nil }
        let element = elements[head]
        head += 1
        if head > elements.count / 2 {
            elements.removeFirst(head)
            head = 0
        }
        return element
    }
}
