import AssociatedDomains
import Synchronization

/// The line that tells on a terminal, once a second, which hosts a check still waits for. A check that takes less than a
/// second shows none.
final class CheckProgress: Sendable {
    private let hosts: [String]
    private let longest: Duration
    private let start = ContinuousClock.now
    private let answered = Mutex<Set<String>>([])

    private static let pause = Duration.seconds(1)
    private static let shownHosts = 2
    private static let clear = "\r\u{1B}[K"

    /// - Parameters:
    ///   - hosts: those that are asked.
    ///   - timeout: the seconds that one exchange may take; no host takes longer than three times that.
    init(of hosts: [String], timeout: Double) {
        self.hosts = hosts
        longest = .seconds(3 * timeout)
    }

    /// Runs what waits, and shows the line meanwhile if standard error is a terminal.
    func whileShown<T, E>(_ run: (_ whenEnded: @escaping @Sendable (EndedExchange) -> Void) async throws(E) -> T)
        async throws(E) -> T
    {
        guard Terminal.errorIsTerminal, !hosts.isEmpty else { return try await run { _ in } }
        let ticker = Task {
            while true {
                try await Task.sleep(for: Self.pause)
                Terminal.show(Self.clear + line(at: .now))
            }
        }
        defer {
            ticker.cancel()
            Terminal.show(Self.clear)
        }
        return try await run(note)
    }

    /// Notes an exchange that has ended.
    func note(_ ended: EndedExchange) {
        guard ended.isDecisive, let host = hosts.first(where: { ended.url.hasPrefix("https://\($0)/") }) else { return }
        answered.withLock { _ = $0.insert(host) }
    }

    /// The line at a moment.
    func line(at now: ContinuousClock.Instant) -> String {
        let answered = answered.withLock(\.self)
        let waiting = hosts.filter { !answered.contains($0) }
        let left = Int((longest - start.duration(to: now)).components.seconds)
        let limit = left > 0 ? ", at most \(left) s" : ""
        if waiting.isEmpty { return "\(Self.count(hosts.count)) answered; looking at what they said" + limit }
        let names = waiting.prefix(Self.shownHosts).map(Message.escaped).joined(separator: ", ")
        let more = waiting.count - Self.shownHosts
        let done = hosts.count == 1 ? "" : "\(hosts.count - waiting.count) of \(Self.count(hosts.count)) answered; "
        return done + "waiting for \(names)" + (more > 0 ? " and \(more) more" : "") + limit
    }

    private static func count(_ hosts: Int) -> String { hosts == 1 ? "the host" : "\(hosts) hosts" }
}
