import Synchronization

/// Lets one line after the other have a host, so that no host has more than one connection at a time.
///
/// The lines that wait for a host share the answers of the first, so that a slow one, named in many lines, keeps the others
/// waiting once and not once a line.
final class HostTurns: Sendable {
    private typealias Line = CheckedContinuation<EvidenceSource, Never>

    private struct Host {
        let source: EvidenceSource
        var sharing = 1
        var waiting: [Line] = []
    }

    // Lines can name a host with any number of ports and addresses, and the answers of each are kept.
    private static let mostSharing = 256

    private let source: EvidenceSource
    // The hosts that are being asked, and who waits for each.
    private let hosts = Mutex<[String: Host]>([:])

    init(_ source: EvidenceSource) { self.source = source }

    /// Returns when nobody else asks the host, with where the evidence comes from: what the lines before asked is not asked
    /// again.
    func begin(_ host: String) async -> EvidenceSource {
        await withCheckedContinuation { line in
            let first: EvidenceSource? = hosts.withLock { hosts in
                guard hosts[host] != nil else {
                    let fresh = Host(source: source.remembering)
                    hosts[host] = fresh
                    return fresh.source
                }
                hosts[host]?.waiting.append(line)
                return nil
            }
            if let first { line.resume(returning: first) }
        }
    }

    /// Gives the host to the next.
    func end(_ host: String) {
        let next: (line: Line, source: EvidenceSource)? = hosts.withLock { hosts in
            guard var current = hosts.removeValue(forKey: host), !current.waiting.isEmpty else { return nil }
            let line = current.waiting.removeFirst()
            if current.sharing == Self.mostSharing {
                current = Host(source: source.remembering, sharing: 0, waiting: current.waiting)
            }
            current.sharing += 1
            hosts[host] = current
            return (line, current.source)
        }
        if let next { next.line.resume(returning: next.source) }
    }
}
