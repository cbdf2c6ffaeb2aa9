/// What a server does with a request.
package enum ServerBehaviour: Sendable {
    /// It answers.
    case answer(ServerAnswer)
    /// It sends the head of this answer, and then its body over and over, for as long as anybody listens.
    case endless(ServerAnswer)
    /// It takes the request and never says a word.
    case silence
    /// It takes the request and closes the connection.
    case hangUp
    /// It sends these bytes, as they are, and closes the connection. HTTP/1.1 only.
    case bytes([UInt8])
    /// It sends these bytes, as they are, and then nothing any more. HTTP/1.1 only.
    case bytesThenSilence([UInt8])
    /// It answers, and passes the gate.
    case passing(Gate, ServerAnswer)
    /// It answers once the gate is open.
    case held(Gate, ServerAnswer)

    /// It does one after the other, at each request for the path, and from then on the last.
    case inTurn([ServerBehaviour])

    /// An answer in short.
    package static func answer(
        _ status: Int = 200, _ headers: [(String, String)] = [], _ body: String = ""
    ) -> ServerBehaviour { .answer(ServerAnswer(status: status, headers: headers, body: Array(body.utf8))) }

    /// Text as it goes over the wire: `\n` stands for CRLF.
    package static func text(_ text: String) -> ServerBehaviour {
        .bytes(text.utf8.flatMap { $0 == 0x0a ? [0x0d, 0x0a] : [$0] })
    }
}

/// An answer of a server.
package struct ServerAnswer: Sendable {
    let status: Int
    let headers: [(String, String)]
    let body: [UInt8]
    let framing: Framing

    /// How the end of the body is told in HTTP/1.1.
    package enum Framing: Sendable {
        /// By its length, which is sent first.
        case length
        /// In chunks.
        case chunked
        /// By the end of the connection.
        case close
    }

    /// States an answer.
    package init(
        status: Int = 200, headers: [(String, String)] = [], body: [UInt8] = [], framing: Framing = .length
    ) {
        self.status = status
        self.headers = headers
        self.body = body
        self.framing = framing
    }

    /// The head as HTTP/1.1 writes it.
    var head: [UInt8] {
        var lines = ["HTTP/1.1 \(status) Whatever"] + headers.map { $0.0 + ": " + $0.1 }
        switch framing {
        case .length: lines.append("Content-Length: \(body.count)")
        case .chunked: lines.append("Transfer-Encoding: chunked")
        case .close: lines.append("Connection: close")
        }
        return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    }

    /// The body as HTTP/1.1 frames it, in chunks of at most 1,000 bytes where it is chunked.
    var framedBody: [UInt8] {
        guard framing == .chunked else { return body }
        var bytes: [UInt8] = []
        for start in stride(from: 0, to: body.count, by: 1000) {
            bytes += framed(chunk: body[start..<min(start + 1000, body.count)])
        }
        return bytes + Array("0\r\n\r\n".utf8)
    }

    /// A piece of a body without end.
    var piece: [UInt8] { framing == .chunked ? framed(chunk: body[...]) : body }

    private func framed(chunk: ArraySlice<UInt8>) -> [UInt8] {
        Array((String(chunk.count, radix: 16) + "\r\n").utf8) + chunk + Array("\r\n".utf8)
    }
}
