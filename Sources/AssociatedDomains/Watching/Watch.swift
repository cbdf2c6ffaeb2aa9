import AssociationModel
import Catalogue
import Findings
import Judging

/// Checks associations again and again, and tells what changes. Of the past it keeps the last state alone.
public struct Watch: Sendable {
    /// What ends a watch.
    public enum Goal: String, CaseIterable, Sendable {
        /// Devices accept every association, as far as is known.
        case associated
        /// Devices accept none.
        case notAssociated = "not-associated"
        /// What devices do with an association is not what they did at first.
        case changed
    }

    /// How a watch ended.
    public struct Outcome: Sendable {
        /// Whether the goal was reached; otherwise the time was over.
        public let isReached: Bool
        /// Whether devices accepted every association at the last check.
        public let isAssociated: Bool
        /// Whether trouble of this machine kept the last check from seeing what it was to check.
        package let isHindered: Bool
    }

    /// Why a watch cannot go on.
    public enum Failure: Error, Sendable, CustomStringConvertible {
        /// A check could not be made, or was cancelled.
        case check(CheckFailure)
        /// There is no association to watch.
        case nothingToWatch
        /// No app was named, so the goal can never be reached.
        case noApp
        /// The interval is too short for servers that are neither on this machine nor in a private network.
        case tooOften

        /// One sentence.
        public var description: String {
            switch self {
            case .check(let failure): failure.description
            case .nothingToWatch: "there is no association to watch"
            case .noApp: "the goal needs an app"
            case .tooOften:
                "public servers are asked every \(Int(Watch.shortestInterval / .seconds(1))) seconds at most"
            }
        }
    }

    /// The shortest interval between checks that contact public servers.
    package static let shortestInterval = Duration.seconds(5)

    /// The longest time that a server can ask to be left alone.
    package static let longestDelay = 86_400

    /// What is checked.
    package let check: AssociationCheck
    package let interval: Duration
    /// The time after which the watch ends with one last check; nil if it does not.
    package let limit: Duration?
    /// What ends the watch before; nil for nothing.
    package let goal: Goal?
    package let clock: WatchClock

    /// Prepares a watch.
    ///
    /// - Parameters:
    ///   - interval: the time between checks: at least five seconds, unless only this machine and private networks are asked.
    ///   - limit: the time after which it ends with one last check; nil for never.
    ///   - goal: what ends it before.
    public init(
        _ check: AssociationCheck, every interval: Duration, for limit: Duration? = nil, until goal: Goal? = nil
    ) {
        self.init(check, every: interval, for: limit, until: goal, clock: .system)
    }

    package init(
        _ check: AssociationCheck, every interval: Duration, for limit: Duration? = nil, until goal: Goal? = nil,
        clock: WatchClock
    ) {
        self.check = check
        self.interval = interval
        self.limit = limit
        self.goal = goal
        self.clock = clock
    }

    /// Checks until the goal is reached or the time is over. Each event is told when it happens.
    ///
    /// - Throws: ``Failure``, also when the task is cancelled; and what `tell` throws.
    public func run(_ tell: (WatchEvent) throws -> Void) async throws -> Outcome {
        let start = clock.elapsed()
        var first: [WatchedAssociation.Identity: Report.Association.Verdict]?
        var last: [WatchedAssociation.Identity: WatchedAssociation.State] = [:]
        while true {
            let now = clock.now()
            let evidence = try await evidence(at: now)
            let report = check.report(on: evidence)
            let associations = WatchedAssociation.all(of: report, evidence)
            if first == nil { try verify(associations, evidence) }
            for association in associations where last[association.identity] != association.state {
                let previous = last[association.identity]
                try tell(.change(WatchChange(time: now, association: association, previous: previous)))
            }
            last = Dictionary(associations.map { ($0.identity, $0.state) }, uniquingKeysWith: { first, _ in first })
            let verdicts = last.mapValues(\.effective)
            first = first ?? verdicts
            func outcome(isReached: Bool) -> Outcome {
                Outcome(
                    isReached: isReached, isAssociated: verdicts.values.allSatisfy { $0 == .associated },
                    isHindered: report.ending(at: .error) == .notRun)
            }
            if isReached(verdicts, first: first) { return outcome(isReached: true) }

            let delay = min(
                evidence.exchanges.compactMap { $0.response?.retryDelay(at: now) }.max() ?? 0, Self.longestDelay)
            if .seconds(delay) > interval { try tell(.delay(seconds: delay)) }
            let left = limit.map { $0 - (clock.elapsed() - start) }
            if let left, left < .seconds(delay) || left <= .zero {
                if left > .zero { try await wait(left) }
                return outcome(isReached: false)
            }
            // A near server may have sent it to one elsewhere since.
            let shortest = evidence.isNear ? interval : max(interval, Self.shortestInterval)
            try await wait(min(max(shortest, .seconds(delay)), left ?? .seconds(Self.longestDelay)))
        }
    }

    private func evidence(at now: Instant) async throws(Failure) -> Evidence {
        do throws(CheckFailure) { return try await check.evidence(at: now) } catch { throw .check(error) }
    }

    private func wait(_ time: Duration) async throws(Failure) {
        do throws(CancellationError) { try await clock.sleep(time) } catch { throw .check(.cancelled) }
    }

    private func verify(_ associations: [WatchedAssociation], _ evidence: Evidence) throws(Failure) {
        if associations.isEmpty { throw .nothingToWatch }
        if goal == .associated || goal == .notAssociated, associations.contains(where: { $0.app == nil }) {
            throw .noApp
        }
        if interval < Self.shortestInterval, !evidence.isNear { throw .tooOften }
    }

    private func isReached(
        _ verdicts: [WatchedAssociation.Identity: Report.Association.Verdict],
        first: [WatchedAssociation.Identity: Report.Association.Verdict]?
    ) -> Bool {
        switch goal {
        case .associated: verdicts.values.allSatisfy { $0 == .associated }
        case .notAssociated: verdicts.values.allSatisfy { $0 == .notAssociated }
        case .changed: verdicts != first
        case nil: false
        }
    }
}

extension Evidence {
    fileprivate var isNear: Bool { exchanges.allSatisfy(\.isNear) }
}
extension Exchange {
    /// Whether nobody but this machine or a private network had anything to do with it.
    fileprivate var isNear: Bool {
        guard responder == .network else { return true }
        if case .notSeen = outcome { return true }
        return !attempts.isEmpty && attempts.allSatisfy { IPAddress($0.address)?.reservedRange != nil }
    }
}
