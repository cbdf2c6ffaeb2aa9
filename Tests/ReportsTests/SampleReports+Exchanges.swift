import Findings

extension SampleReports {
    /// Redirects with times, a failure, a directory, and Apple's CDN.
    static let exchanges = [
        Report.Exchange(
            site: "example.com", side: .origin,
            hops: [
                Report.Hop(
                    "the file, where Apple reads it", url: "https://example.com/file", responder: .network,
                    outcome: .status(301), content: .init(mediaType: "text/html", size: 162, isCut: false),
                    redirectTarget: "https://www.example.com/file",
                    facts: ["connected to 203.0.113.7", "TLSv1.3"],
                    phases: [
                        .init(.lookup, seconds: 0.0125), .init(.connection, seconds: 0.02),
                        .init(.handshake, seconds: 0.04), .init(.waiting, seconds: 1.2),
                        .init(.transfer, seconds: 0.0001),
                    ]),
                Report.Hop(
                    "the target of the redirect", url: "https://www.example.com/file", responder: .network,
                    outcome: .failure("the server takes too long to answer"),
                    phases: [.init(.connection, seconds: 0.1), .init(.response, seconds: 3)]),
                Report.Hop(
                    "another location", url: "https://example.com/other", responder: .network,
                    outcome: .notMade("the time for the host was used up")),
            ]),
        Report.Exchange(
            site: "shop.example.com", side: .origin,
            hops: [
                Report.Hop(
                    "the file, where Apple reads it", url: "https://shop.example.com/file",
                    responder: .directory(path: "public/file"), outcome: .status(200),
                    content: .init(mediaType: nil, size: 1, isCut: false)),
                Report.Hop(
                    "another location", url: "https://shop.example.com/other",
                    responder: .directory(path: "public/other"), outcome: .status(404)),
            ]),
        Report.Exchange(
            site: "example.com", side: .cdnCopy,
            hops: [
                Report.Hop(
                    "Apple's CDN copy", url: "https://cdn.example/a/v1/example.com", responder: .recording,
                    outcome: .status(200),
                    content: .init(mediaType: "application/json", size: 131_073, isCut: true),
                    facts: ["the CDN's answer is 3 days old"], phases: [.init(.whole, seconds: 0.2)])
            ]),
    ]

    static let hostileExchanges = [
        Report.Exchange(
            site: attack, side: .origin,
            hops: [
                Report.Hop(
                    "\(attack)", url: "::error::" + attack, responder: .directory(path: attack), outcome: .status(-1),
                    content: .init(mediaType: attack, size: 0, isCut: false), redirectTarget: attack,
                    facts: ["\(plain: attack)"]),
                Report.Hop(
                    "\(attack)", url: attack, responder: .recording, outcome: .failure("\(attack)"),
                    phases: [.init(.lookup, seconds: 1e-300), .init(.whole, seconds: 1e300)]),
            ])
    ]
}
