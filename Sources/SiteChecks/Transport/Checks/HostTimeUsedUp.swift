import AssociationModel
import Findings
import Judging

extension TransportChecks {
    /// A host took so long that some of the requests for it were not made.
    static let hostTimeUsedUp = Check(
        "AD266", "host-time-used-up", .warning, since: "0.1.0", evidence: .definition,
        citations: [.toolkit, .forum("821908")],
        explanation: """
            ## What it finds
            A host may take three times the time limit of one exchange (`--timeout`) over everything that is asked \
            about it: redirects, a second look as a browser, old protocol versions, missing certificates, other \
            locations of the file. It took so long that the requests in the notes were not made.

            ## Why it matters
            What these requests would have shown is missing from the report: where the redirects end, whether a \
            browser gets the file, whether it is at another location. A host that is this slow has a problem of its \
            own: Apple's CDN gives up on slow servers.

            ## How to fix it
            Serve the file as a static file, without redirects. To see the rest from here, allow more time with \
            `--timeout`.
            """,
        of: \.sites
    ) { site in
        let count = site.outOfTime.count
        guard count > 0 else { return nil }
        let message: Message =
            count == 1
            ? "1 request for \(plain: site.key.authority) was not made: the time for this host was used up"
            : "\(count) requests for \(plain: site.key.authority) were not made: the time for this host was used up"
        return Observation(
            message, at: .response(url: site.wellKnown.url),
            notes: site.outOfTime.prefix(shownRequests).map { Note("not requested: \(request($0))") }
                + (count > shownRequests ? [Note("and \(count - shownRequests) more")] : []),
            help: "make the server answer faster, or allow more time with --timeout")
    }

    private static let shownRequests = 8

    private static func request(_ request: Request) -> Message {
        if request.agent == .browser { return "\(plain: request.url) as a browser" }
        if request.isRepeated { return "\(plain: request.url) again, after the browser's request" }
        switch request.security {
        case .verified: return "\(plain: request.url)"
        case .verifiedWith: return "\(plain: request.url) with the missing certificates"
        case .unverified: return "\(plain: request.url) with any certificate"
        case .oldProtocols: return "\(plain: request.url) with old protocol versions"
        }
    }
}
