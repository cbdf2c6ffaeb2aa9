/// Why there is no answer to a request that says anything of the server. Nothing is judged by such an exchange.
package enum NotSeen: Hashable, Sendable {
    /// This run was not to make it (`--offline`).
    case notAllowed
    /// The time for the host was used up.
    case outOfTime
    /// It is not among the recorded exchanges.
    case notRecorded
    /// The file that stands for the server's answer is there, and the system does not let us read it: its path.
    case denied(path: String)
    /// The code that is deployed computes the answer: its file, and the line of what does.
    case computed(path: String, line: Int)
    /// The task that waited for the answer was cancelled.
    case cancelled
    /// This machine could not make it.
    case local(LocalTrouble)
}

/// Trouble of this machine, which says nothing of the server that it wanted to ask.
package enum LocalTrouble: Hashable, Sendable {
    /// It resolves no names, or reaches no server: a sentence without a full stop that says what was tried and failed.
    case network(String)
    /// It has no descriptors, threads or memory left, as the system words it.
    case limit(String)
}

extension LocalTrouble {
    /// The trouble as a sentence without a full stop.
    package var inWords: String {
        switch self {
        case .network(let sentence): sentence
        case .limit(let reason): "this machine lacks what it needs to ask a server: \(reason)"
        }
    }
}

extension NotSeen {
    /// The reason as the value of a line: a word, followed by a space and the escaped detail if there is one.
    var text: String {
        switch self {
        case .notAllowed: "yes"
        case .outOfTime: "out-of-time"
        case .notRecorded: "not-recorded"
        case .denied(let path): "denied " + EscapedText.escaped(path)
        case .computed(let path, let line): "computed \(line) " + EscapedText.escaped(path)
        case .cancelled: "cancelled"
        case .local(.network(let detail)): "network-unavailable " + EscapedText.escaped(detail)
        case .local(.limit(let detail)): "machine-limit " + EscapedText.escaped(detail)
        }
    }

    /// Parses such a value; nil for an unknown word.
    init?(text: String) {
        let word = String(text.prefix { $0 != " " })
        let detail = EscapedText.unescaped(String(text.dropFirst(word.count + 1)))
        switch word {
        case "yes": self = .notAllowed
        case "out-of-time": self = .outOfTime
        case "not-recorded": self = .notRecorded
        case "denied": self = .denied(path: detail)
        case "computed":
            let line = String(detail.prefix { $0 != " " })
            self = .computed(path: String(detail.dropFirst(line.utf8.count + 1)), line: Int(line) ?? 1)
        case "cancelled": self = .cancelled
        case "network-unavailable": self = .local(.network(detail))
        case "machine-limit": self = .local(.limit(detail))
        default: return nil
        }
    }
}
