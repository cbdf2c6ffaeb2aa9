package import Findings

/// A host that misbehaves in one way, and what a line of `aasa scan` says of it.
package struct HostileHost: Sendable, CustomStringConvertible {
    /// A word for it, which can be a label of a host name.
    package let name: String
    /// What it does, as a sentence without a subject and a full stop.
    package let conduct: String
    /// What is learnt of it.
    package let outcome: Outcome
    let layer: Layer
    let steps: [Step]

    /// What is learnt of a host from one exchange.
    package struct Outcome: Hashable, Sendable {
        /// What came of asking for the file.
        package let file: FileState
        /// The status of the response; nil where there is none.
        package let status: Int?
        /// The names of the findings, sorted.
        package let findings: [String]

        /// The file was read.
        static func read(_ findings: String...) -> Outcome { Outcome(file: .read, status: 200, findings: findings) }

        /// There was an answer without it.
        static func absent(_ status: Int, _ findings: String...) -> Outcome {
            Outcome(file: .absent, status: status, findings: findings)
        }

        /// There was a file that cannot be read.
        static func unreadable(_ findings: String...) -> Outcome {
            Outcome(file: .unreadable, status: 200, findings: findings)
        }

        /// There was a body that cannot be decoded.
        static let undecodable = Outcome(
            file: .unreadable, status: nil, findings: ["content-encoding-unsupported"])

        /// There was a body whose end is not known.
        static let unsized = Outcome(file: .unreadable, status: nil, findings: ["content-length-invalid"])

        /// There was no usable response.
        static func noAnswer(_ findings: String...) -> Outcome {
            Outcome(file: .noAnswer, status: nil, findings: findings)
        }

        /// States an outcome.
        package init(file: FileState, status: Int?, findings: [String]) {
            (self.file, self.status, self.findings) = (file, status, findings.sorted())
        }
    }

    /// What of the connection goes well before the steps begin.
    enum Layer: Sendable {
        /// Nobody listens.
        case nobody
        /// The TCP connection.
        case tcp
        /// TLS with this certificate, and HTTP/1.1.
        case tls(ShownCertificate)
        /// TLS, and HTTP/2 where the client offers it.
        case http2
        /// TLS 1.1.
        case oldTLS
        /// TLS, but for the client's certificate, which the server insists on.
        case clientCertificate
    }

    /// What it does next.
    enum Step: Sendable {
        /// It reads until the client has sent this.
        case await(Cue)
        /// It sends these bytes, as they are.
        case send([UInt8])
        /// It sends these bytes over and over, one at a time, twenty a second.
        case drip([UInt8])
        /// It sends these bytes over and over, for as long as anybody reads them.
        case endless([UInt8])
        /// It closes the connection as it should be done. TCP resets it where bytes of the client are not read yet.
        case close
        /// It says that it sends no more, and takes what comes.
        case finish
        /// It closes the TCP connection, and leaves TLS in the dark.
        case cut
        /// It resets the TCP connection.
        case reset
    }

    /// What a server waits for.
    enum Cue: Sendable {
        /// Any byte.
        case anything
        /// The end of a header.
        case request
        /// The header of a request, in a frame of HTTP/2.
        case requestFrame
    }

    /// In HTTP/1.1 over TLS with a good certificate unless told otherwise.
    init(_ name: String, _ conduct: String, _ outcome: Outcome, over layer: Layer = .tls(.good), _ steps: [Step]) {
        (self.name, self.conduct, self.outcome, self.layer, self.steps) = (name, conduct, outcome, layer, steps)
    }

    /// A host that answers with these bytes and closes the connection.
    init(_ name: String, _ conduct: String, _ outcome: Outcome, answering bytes: [UInt8]) {
        self.init(name, conduct, outcome, [.await(.request), .send(bytes), .close])
    }

    /// A host that answers as HTTP is meant to be.
    init(
        _ name: String, _ conduct: String, _ outcome: Outcome, over layer: Layer = .tls(.good), status: Int = 200,
        _ headers: [(String, String)] = json, body: [UInt8] = file, framing: ServerAnswer.Framing = .length
    ) {
        let answer = ServerAnswer(status: status, headers: headers, body: body, framing: framing)
        self.init(
            name, conduct, outcome, over: layer, [.await(.request), .send(answer.head + answer.framedBody), .close])
    }

    /// Text as it goes over the wire: `\n` stands for CRLF.
    static func wire(_ text: String) -> [UInt8] { text.utf8.flatMap { $0 == 0x0a ? [0x0d, 0x0a] : [$0] } }

    /// The media type of a good file.
    static let json = [("Content-Type", "application/json")]

    /// A good file.
    package static let file = Array(#"{"webcredentials": {"apps": ["7D3KX9QW2M.com.example.app"]}}"#.utf8)

    /// The path that is asked for.
    package static let path = "/.well-known/apple-app-site-association"

    /// The domain below which all of them are.
    package static let domain = "hostile.test"

    package var description: String { name }

    /// The hosts in groups, with a title each.
    package static let groups: [(title: String, hosts: [HostileHost])] = [
        ("Connections", connections), ("Certificates", certificates), ("Headers", headers), ("Bodies", bodies),
        ("Files", files), ("Statuses and redirects", statuses), ("HTTP/2", http2),
    ]

    /// All of them.
    package static let all = groups.flatMap(\.hosts)
}
