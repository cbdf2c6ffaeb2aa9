/// What a scan found in all: counts, in memory that does not grow with the number of lines.
package struct ScanSummary: Sendable {
    /// The number of lines that were answered, those that cannot be read among them.
    package private(set) var lines = 0
    /// The number of lines that cannot be read.
    package private(set) var unreadableLines = 0
    /// By what came of asking for the file.
    package private(set) var files: [FileState: Int] = [:]
    /// By verdict, of the domains for which an app was named.
    package private(set) var verdicts: [Report.Association.Verdict: Int] = [:]
    /// By the status of the response.
    package private(set) var statuses: [Int: Int] = [:]
    /// By finding: the number of domains that have it.
    package private(set) var findings: [String: Int] = [:]
    /// By the short name of the stack that serves the domain.
    package private(set) var servers: [String: Int] = [:]
    /// By the service that the file has.
    package private(set) var services: [String: Int] = [:]
    /// How long the domains that were asked took.
    package private(set) var times = TimeCounts()

    package init() {}

    /// Adds a result.
    package mutating func add(_ result: ScanResult) {
        lines += 1
        guard case .answer(let answer) = result else {
            unreadableLines += 1
            return
        }
        files[answer.file, default: 0] += 1
        if let verdict = answer.verdict { verdicts[verdict, default: 0] += 1 }
        if let status = answer.status { statuses[status, default: 0] += 1 }
        if let server = answer.servedBy { servers[server, default: 0] += 1 }
        for service in answer.services { services[service.name, default: 0] += 1 }
        for name in Set(answer.findings.map(\.name)) { findings[name, default: 0] += 1 }
        if answer.file != .notAsked { times.add(milliseconds: answer.milliseconds) }
    }
}

/// Counts of times in classes that are at most 5 % wide, so that percentiles need no list of all times.
package struct TimeCounts: Sendable {
    private var counts: [Int] = []
    private var total = 0

    // Whole milliseconds up to 20, then classes whose bounds grow by a twentieth.
    private static let bounds: [Int] = {
        var bounds = Array(0...20)
        while let last = bounds.last, last < 86_400_000 { bounds.append(last + last / 20) }
        return bounds
    }()

    package init() {}

    package mutating func add(milliseconds: Int) {
        if counts.isEmpty { counts = Array(repeating: 0, count: Self.bounds.count) }
        counts[Self.bounds.dropLast().partitioningIndex { $0 >= milliseconds }] += 1
        total += 1
    }

    /// The time within which this many of a hundred domains were done, in milliseconds, at most a twentieth too high; nil if
    /// there was none.
    package func percentile(_ percent: Int) -> Int? {
        guard total > 0 else { return nil }
        var rest = max(1, (total * percent + 99) / 100)
        for (index, count) in counts.enumerated() {
            rest -= count
            if rest <= 0 { return Self.bounds[index] }
        }
        return Self.bounds.last
    }
}
