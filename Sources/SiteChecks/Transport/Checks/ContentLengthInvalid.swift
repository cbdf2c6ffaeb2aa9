import AssociationModel
import Findings
import Judging

extension TransportChecks {
    /// The response states lengths that differ, or something that is not a number.
    static let contentLengthInvalid = Check(
        "AD227", "content-length-invalid", .error, since: "0.1.0", evidence: .documented,
        citations: [.messageSemantics, .supportingDomains],
        explanation: """
            ## What it finds
            The `Content-Length` of the response is not a number, or the response states two lengths that differ:

                Content-Length: 143, 5

            The same number twice is not reported.

            ## Why it matters
            RFC 9110 allows one number. Who reads such a response has to guess where it ends: some take the first \
            number or the last, so the file is cut off, and others refuse the response, as RFC 9112 asks them to. What \
            Apple's CDN does is not documented.

            ## How to fix it
            Find out what adds the second length: often an application sets the field itself and a proxy or module \
            before it, which changes the body, adds its own. Let only the last one in the row set it. See what is sent \
            with:

                curl -sS -D - -o /dev/null https://example.com/.well-known/apple-app-site-association
            """,
        of: \.origins
    ) { origin in
        guard let value = origin.exchange.invalidLength else { return nil }
        let shown: Message = value.isEmpty ? "" : ": \(value)"
        return origin.observation(
            "the Content-Length of the response from \(plain: origin.host) is not one number\(shown)",
            help: "send one Content-Length with the number of bytes of the body, or none")
    }
}

extension Exchange {
    /// The invalid length of the response that was read, or because of which it was not; empty where it is not known.
    fileprivate var invalidLength: String? {
        if case .lengthInvalid(let value) = failure { return value }
        guard let response, response.isSuccess else { return nil }
        return response.headers?.invalidLength
    }
}
