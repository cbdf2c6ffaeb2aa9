import Synchronization

/// Lets one line after the other have a host, so that no host has more than one connection at a time.
final class HostTurns: Sendable {
    // Who waits for each host that is being asked.
    private let waiting = Mutex<[String: [CheckedContinuation<Void, Never>]]>([:])

    /// Returns when nobody else asks the host.
    func begin(_ host: String) async {
        await withCheckedContinuation { turn in
            let isFree = waiting.withLock { waiting in
                if waiting[host] == nil {
                    waiting[host] = []
                    return true
                }
                waiting[host]?.append(turn)
                return false
            }
            if isFree { turn.resume() }
        }
    }

    /// Gives the host to the next.
    func end(_ host: String) {
        let next: CheckedContinuation<Void, Never>? = waiting.withLock { waiting in
            guard waiting[host]?.isEmpty == false else {
                waiting[host] = nil
                return nil
            }
            return waiting[host]?.removeFirst()
        }
        next?.resume()
    }
}
