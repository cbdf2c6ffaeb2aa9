extension HostileHost {
    /// Hosts whose body does not end as it should, or is not what it seems.
    static let bodies: [HostileHost] = brokenBodies + bombs

    private static let brokenBodies = [
        HostileHost(
            "slow-body", "Sends the body a byte at a time", .noAnswer("response-timeout"),
            [.await(.request), .send(wire("HTTP/1.1 200 OK\nContent-Length: 100000\n\n")), .drip([0x20])]),
        HostileHost(
            "stalled-body", "Stops within the body", .noAnswer("response-timeout"),
            [.await(.request), .send(wire("HTTP/1.1 200 OK\nContent-Length: 100000\n\n") + file)]),
        HostileHost(
            "endless-body", "Sends a body without end", .unreadable("body-too-large"),
            [.await(.request), .send(wire(start)), .endless(spaces)]),
        HostileHost(
            "endless-chunks", "Sends chunks without end", .unreadable("body-too-large"),
            [.await(.request), .send(wire(chunked)), .endless(wire("4000\n") + spaces + wire("\n"))]),
        HostileHost(
            "endless-empty-lines", "Sends line breaks in place of an answer, without end",
            .noAnswer("response-incomplete"), [.await(.request), .endless(wire("\n\n\n\n\n\n\n\n"))]),
        HostileHost(
            "endless-chunk-extension", "Sends an extension of a chunk without end", .noAnswer("response-incomplete"),
            [.await(.request), .send(wire(chunked + "2;x=")), .endless(spaces)]),
        HostileHost(
            "endless-trailers", "Sends trailers without end", .noAnswer("headers-too-large"),
            [.await(.request), .send(wire(chunked + "2\n{}\n0\n")), .endless(wire("X: y\n"))]),
        HostileHost(
            "broken-chunks", "Sends a chunk whose length is not a number", .noAnswer("response-incomplete"),
            answering: wire(chunked + "xyz\n{}\n0\n\n")),
        HostileHost(
            "huge-chunk", "Announces a chunk of more than 64 bits", .noAnswer("response-incomplete"),
            answering: wire(chunked + "fffffffffffffffff\n{}\n")),
        HostileHost(
            "unfinished-chunks", "Closes the connection within a chunk", .noAnswer("response-incomplete"),
            answering: wire(chunked + "100\n{}")),
        HostileHost(
            "length-too-large", "Closes the connection before the length that it stated",
            .noAnswer("response-incomplete"),
            answering: wire("HTTP/1.1 200 OK\nContent-Length: 1000\n\n") + file),
        HostileHost(
            "length-too-small", "States a length shorter than the file",
            .unreadable("json-truncated", "media-type-missing"),
            answering: wire("HTTP/1.1 200 OK\nContent-Length: 20\n\n") + file),
        HostileHost(
            "reset-in-body", "Resets the connection within the body", .noAnswer("response-incomplete"),
            [.await(.request), .send(wire("HTTP/1.1 200 OK\nContent-Length: 1000\n\n") + file), .reset]),
        HostileHost(
            "cut-after-body", "Ends the body with the TCP connection, without ending TLS", .read(),
            [.await(.request), .send(wire(start) + file), .cut]),
        HostileHost(
            "two-answers", "Sends a second answer that nobody asked for", .read(),
            answering: ServerAnswer(headers: json, body: file).whole
                + ServerAnswer(status: 500, headers: json, body: file).whole),
    ]

    private static let bombs = [
        bomb("gzip-bomb", "Sends 64 MB in 269 bytes, in gzip twice", "gzip, gzip", EncodedBodies.doubleGzipBomb),
        bomb("brotli-bomb", "Sends 256 MB in 211 bytes of Brotli", "br", EncodedBodies.brotliBomb),
        HostileHost(
            "endless-deflate", "Sends an endless file in deflate", .unreadable("body-too-large"),
            [
                .await(.request), .send(wire("HTTP/1.1 200 OK\nContent-Type: application/json\n")),
                .send(wire("Content-Encoding: deflate\n\n") + [0x78, 0x01]),
                // A block that is not compressed and not the last (RFC 1951, 3.2.4).
                .endless([0, 0, 0x40, 0xff, 0xbf] + spaces),
            ]),
        HostileHost(
            "not-gzip", "Says that the file is compressed, which it is not",
            .undecodable, json + [("Content-Encoding", "gzip")]),
        HostileHost(
            "gzip-and-more", "Sends more bytes behind the end of the compressed file",
            .undecodable, json + [("Content-Encoding", "gzip")], body: EncodedBodies.ofJSON[0].bytes + file),
        HostileHost(
            "unknown-encoding", "Names a content encoding that does not exist",
            .undecodable, json + [("Content-Encoding", "rot13")]),
        HostileHost(
            "many-encodings", "Names a content encoding ten times over",
            .undecodable,
            json + [("Content-Encoding", Array(repeating: "gzip", count: 10).joined(separator: ", "))]),
    ]

    private static let start = "HTTP/1.1 200 OK\nContent-Type: application/json\n\n"
    private static let chunked = "HTTP/1.1 200 OK\nContent-Type: application/json\nTransfer-Encoding: chunked\n\n"
    private static let spaces = [UInt8](repeating: 0x20, count: 16_384)

    private static func bomb(_ name: String, _ conduct: String, _ encoding: String, _ body: [UInt8]) -> HostileHost {
        HostileHost(
            name, conduct, .unreadable("body-too-large"), json + [("Content-Encoding", encoding)], body: body)
    }
}

extension ServerAnswer {
    /// All that goes over the wire in HTTP/1.1.
    fileprivate var whole: [UInt8] { head + framedBody }
}
