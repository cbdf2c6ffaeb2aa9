import Findings

extension FetchJSON {
    static let hopForm = JSONForm<FetchReport.Hop>.object([
        JSONField("url", .string, "The URL that was requested") { $0.outline.url },
        JSONField("purpose", .message, "What the request was made for, in a few words") { $0.outline.purpose },
        JSONField(
            "responder", .word(among: ["network", "directory", "recording"]),
            "Who answered: a server, a directory that stands in for it, or a recording"
        ) { $0.outline.responderName },
        JSONField("addresses", addressForm.list, "The addresses that were tried, in order") { $0.addresses },
        JSONField("tls", tlsForm.orNull, "What the TLS handshake showed; null if there was none") { $0.tls },
        JSONField("status", integer.orNull, "The status of the response; null without one") {
            if case .status(let status) = $0.outline.outcome { status } else { nil }
        },
        JSONField("failure", JSONForm<Message>.message.orNull, "Why there is no response; null if there is one") {
            switch $0.outline.outcome {
            case .status: nil
            case .failure(let reason), .notMade(let reason): reason
            }
        },
        JSONField("details", JSONForm<Message>.message.list, "The failure in the words of the library") {
            $0.outline.facts
        },
        JSONField("redirectTarget", JSONForm<String>.string.orNull, "The target of a redirect") {
            $0.outline.redirectTarget
        },
        JSONField(
            "headers", headerForm.list.orNull,
            "The header fields of the response, in order; null without a response, and for a directory"
        ) { $0.headers },
        JSONField(
            "mediaType", JSONForm<String>.string.orNull, "The media type without parameters; null if there is none"
        ) { $0.outline.content?.mediaType },
        JSONField("size", JSONForm<Int>.count.orNull, "The bytes of the decoded body, as far as it was read") {
            $0.outline.content?.size
        },
        JSONField("isCut", JSONForm<Bool>.boolean.orNull, "Whether the body has more than was read") {
            $0.outline.content?.isCut
        },
        JSONField("phases", phaseForm.list, "Where the time went, in order; empty if it was not measured") {
            $0.outline.phases
        },
        JSONField("microseconds", .count, "The duration of the exchange; 0 if it was not measured") {
            microseconds($0.outline.seconds)
        },
    ])

    // A recording may have any number.
    private static let integer = JSONForm<Int>(schema: Schema(["type": "integer"])) { .integer($0) }

    private static let addressForm = JSONForm<FetchReport.Address>.object([
        JSONField("address", .string, "The address, IPv4 or IPv6") { $0.text },
        JSONField(
            "result", .word(among: FetchReport.Address.Result.allCases),
            "Whether it was connected to; private and no-route were not tried"
        ) { $0.result },
    ])

    private static let tlsForm = JSONForm<FetchReport.TLS>.object([
        JSONField("version", JSONForm<String>.string.orNull, "The version, such as TLSv1.3; null if it is not known") {
            $0.version
        },
        JSONField("problems", JSONForm<String>.string.list, "What is wrong with the certificates, such as expired") {
            $0.problems.map(\.name)
        },
        JSONField("certificates", certificateForm.list, "As the server sent them, its own first") { $0.certificates },
    ])

    private static let certificateForm = JSONForm<FetchReport.Certificate>.object([
        JSONField("subject", .string, "The distinguished name, such as CN=example.com") { $0.subject },
        JSONField("issuer", .string, "That of the issuer") { $0.issuer },
        JSONField("names", JSONForm<String>.string.list, "The hosts and addresses that it is for") { $0.names },
        JSONField("notBefore", .string, "The first moment at which it is valid, in UTC") { $0.notBefore },
        JSONField("notAfter", .string, "The last one") { $0.notAfter },
    ])

    private static let headerForm = JSONForm<FetchReport.Header>.object([
        JSONField("name", .string, "The name as sent") { $0.name },
        JSONField("value", .string, "The value") { $0.value },
    ])

    private static let phaseForm = JSONForm<Report.Hop.Phase>.object([
        JSONField("name", .word(among: Report.Hop.Phase.Kind.allCases), "What the time was spent on") { $0.kind },
        JSONField("microseconds", .count, "The duration") { microseconds($0.seconds) },
    ])

    private static func microseconds(_ seconds: Double) -> Int { Int((min(max(seconds, 0), 1e9) * 1e6).rounded()) }
}

extension Report.Hop {
    fileprivate var responderName: String {
        switch responder {
        case .network: "network"
        case .directory: "directory"
        case .recording: "recording"
        }
    }
}
