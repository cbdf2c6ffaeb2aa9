extension HostileHost {
    /// Hosts that misbehave in HTTP/2 (RFC 9113).
    static let http2 = [
        host(
            "h2-goaway", "Ends the connection at once (GOAWAY)", .noAnswer("response-incomplete"),
            [
                .send(settings + frame(.goAway, [0, 0, 0, 0, 0, 0, 0, 0])), .await(.requestFrame),
            ]),
        host(
            "h2-goaway-enhance-your-calm", "Answers the request with GOAWAY", .noAnswer("response-incomplete"),
            [
                .send(settings), .await(.requestFrame), .send(frame(.goAway, [0, 0, 0, 0, 0, 0, 0, 11])), .close,
            ]),
        host(
            "h2-reset", "Resets the stream of the request", .noAnswer("response-incomplete"),
            [
                .send(settings), .await(.requestFrame), .send(frame(.reset, stream: 1, [0, 0, 0, 2])),
            ]),
        host(
            "h2-refused-stream", "Refuses the stream of the request, each time it is sent again",
            .noAnswer("response-incomplete"),
            [.send(settings), .await(.requestFrame), .send(frame(.reset, stream: 1, [0, 0, 0, 7]))]),
        host(
            "h2-reset-in-body", "Resets the stream within the body", .noAnswer("response-incomplete"),
            [
                .send(settings), .await(.requestFrame),
                .send(frame(.headers, ends: .headers, stream: 1, ok) + frame(.data, stream: 1, file)),
                .send(frame(.reset, stream: 1, [0, 0, 0, 2])),
            ]),
        host("h2-silent", "Agrees on HTTP/2 and says nothing", .noAnswer("response-timeout"), []),
        host(
            "h2-silent-after-settings", "Reads the request and never answers", .noAnswer("response-timeout"),
            [
                .send(settings), .await(.requestFrame),
            ]),
        host(
            "h2-slow-body", "Sends the body a frame at a time", .noAnswer("response-timeout"),
            [
                .send(settings), .await(.requestFrame), .send(frame(.headers, ends: .headers, stream: 1, ok)),
                .drip(frame(.data, stream: 1, [0x20])),
            ]),
        host(
            "h2-endless-body", "Sends a body without end", .unreadable("body-too-large"),
            [
                .send(settings), .await(.requestFrame), .send(frame(.headers, ends: .headers, stream: 1, ok)),
                .endless(frame(.data, stream: 1, [UInt8](repeating: 0x20, count: 16_384))),
            ]),
        host(
            "h2-header-bomb", "Has 64 MB of header in 20 KB (HPACK)", .noAnswer("response-incomplete"),
            [
                .send(settings), .await(.requestFrame),
                .send(frame(.headers, stream: 1, ok + bombEntry)),
                .send(frame(.continuation, ends: .headers, stream: 1, [UInt8](repeating: 0xbe, count: 16_384))),
            ]),
        host(
            "h2-endless-continuation", "Sends a header in frames without end", .noAnswer("response-incomplete"),
            [
                .send(settings), .await(.requestFrame), .send(frame(.headers, stream: 1, ok)),
                .endless(frame(.continuation, stream: 1, [0, 1, 0x78, 1, 0x79])),
            ]),
        host(
            "h2-endless-interim", "Sends interim answers (status 103) without end", .noAnswer("response-incomplete"),
            [
                .send(settings), .await(.requestFrame),
                .endless(frame(.headers, ends: .headers, stream: 1, [0x08, 3, 0x31, 0x30, 0x33])),
            ]),
        host(
            "h2-endless-settings", "Sends SETTINGS without end", .noAnswer("response-incomplete"),
            [
                .send(settings), .await(.requestFrame), .endless(settings),
            ]),
        host(
            "h2-endless-pings", "Sends answers to PING without end, which nobody asked for",
            .noAnswer("response-incomplete"),
            [
                .send(settings), .await(.requestFrame),
                .endless(frame(.ping, ends: .stream, [0, 0, 0, 0, 0, 0, 0, 0])),
            ]),
        host(
            "h2-endless-empty-data", "Sends empty frames of data without end", .noAnswer("response-incomplete"),
            [
                .send(settings), .await(.requestFrame), .send(frame(.headers, ends: .headers, stream: 1, ok)),
                .endless(frame(.data, stream: 1, [])),
            ]),
        host(
            "h2-large-frame", "Sends a frame that is larger than HTTP/2 allows", .noAnswer("response-incomplete"),
            [
                .send(settings), .await(.requestFrame), .send([0xff, 0xff, 0xff, 0, 0, 0, 0, 0, 1]),
                .endless([UInt8](repeating: 0, count: 16_384)),
            ]),
        host(
            "h2-other-stream", "Answers on a stream that nobody opened", .noAnswer("response-incomplete"),
            [
                .send(settings), .await(.requestFrame), .send(frame(.headers, ends: .headers, stream: 3, ok)),
            ]),
        host(
            "h2-noise", "Agrees on HTTP/2 and sends noise", .noAnswer("response-incomplete"),
            [
                .await(.requestFrame), .endless([UInt8](repeating: 0xa5, count: 16_384)),
            ]),
        host(
            "h2-http1", "Agrees on HTTP/2 and answers in HTTP/1.1", .noAnswer("response-incomplete"),
            [
                .await(.requestFrame), .send(wire("HTTP/1.1 200 OK\nContent-Length: 2\n\n{}")), .close,
            ]),
        host(
            "h2-header-controls", "Has control characters in a header field", .noAnswer("response-incomplete"),
            [
                .send(settings), .await(.requestFrame),
                .send(frame(.headers, ends: .headers, stream: 1, ok + [0, 1, 0x78, 4, 0x0d, 0x0a, 0, 0x1b])),
                .send(frame(.data, ends: .stream, stream: 1, file)),
            ]),
        host(
            "h2-wrong-length", "States a length that the body does not have", .noAnswer("response-incomplete"),
            [
                .send(settings), .await(.requestFrame),
                // content-length (28 in the static table) of 9.
                .send(frame(.headers, ends: .headers, stream: 1, ok + [0x0f, 0x0d, 1, 0x39])),
                .send(frame(.data, ends: .stream, stream: 1, file)),
            ]),
    ]

    private static func host(
        _ name: String, _ conduct: String, _ outcome: Outcome, _ steps: [Step]
    ) -> HostileHost { HostileHost(name, conduct, outcome, over: .http2, steps) }

    private enum FrameType: UInt8 {
        case data, headers, reset = 3, settings = 4, ping = 6, goAway = 7, continuation = 9
    }

    private enum Flag: UInt8 { case nothing, stream, headers = 4 }

    private static func frame(
        _ type: FrameType, ends flag: Flag = .nothing, stream: UInt8 = 0, _ payload: [UInt8]
    ) -> [UInt8] {
        let size = payload.count
        let length = [size >> 16, size >> 8, size].map { UInt8(truncatingIfNeeded: $0) }
        return length + [type.rawValue, flag.rawValue, 0, 0, 0, stream] + payload
    }

    private static let settings = frame(.settings, [])

    /// `:status: 200` and `content-type: application/json` in HPACK (RFC 7541).
    private static let ok: [UInt8] = [0x88, 0x0f, 0x10, 16] + Array("application/json".utf8)

    /// A field of 4,000 bytes that goes into the dynamic table, where 0xbe names it again (RFC 7541, 6.2.1).
    private static let bombEntry: [UInt8] =
        [0x40, 1, 0x78, 0x7f, 0xa1, 0x1e] + [UInt8](repeating: 0x79, count: 4_000)
}
