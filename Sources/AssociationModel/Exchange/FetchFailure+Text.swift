extension FetchFailure {
    /// The failure as the value of a line: a word, followed by a space and the escaped reason if there is one.
    var text: String {
        switch self {
        case .hostNotFound: "host-not-found"
        case .connectionFailed(let reason): Self.text("connection-failed", reason)
        case .connectionTimeout: "connection-timeout"
        case .responseTimeout: "response-timeout"
        case .responseIncomplete(let reason): Self.text("response-incomplete", reason)
        case .headersTooLarge: "headers-too-large"
        case .contentEncodingUnsupported(let reason): Self.text("content-encoding-unsupported", reason)
        case .lengthInvalid(let value): Self.text("content-length-invalid", value)
        case .tlsHandshakeFailed(let reason): Self.text("tls-handshake-failed", reason)
        case .certificateRejected: "certificate-rejected"
        case .addressPrivate: "address-private"
        case .malformedURL(let reason): Self.text("malformed-url", reason)
        case .other(let reason): Self.text("other", reason)
        }
    }

    /// Parses such a value. Nil for an unknown word, or for a reason after a word that takes none.
    init?(text: String) {
        let word = String(text.prefix { $0 != " " })
        let reason = EscapedText.unescaped(String(text.dropFirst(word.count + 1)))
        switch word {
        case "connection-failed": self = .connectionFailed(reason: reason)
        case "response-incomplete": self = .responseIncomplete(reason: reason)
        case "content-encoding-unsupported": self = .contentEncodingUnsupported(reason: reason)
        case "content-length-invalid": self = .lengthInvalid(value: reason)
        case "tls-handshake-failed": self = .tlsHandshakeFailed(reason: reason)
        case "malformed-url": self = .malformedURL(reason: reason)
        case "other": self = .other(reason: reason)
        default:
            guard reason.isEmpty, let failure = Self.withoutReason[word] else { return nil }
            self = failure
        }
    }

    private static let withoutReason: [String: FetchFailure] = [
        "host-not-found": .hostNotFound, "connection-timeout": .connectionTimeout,
        "response-timeout": .responseTimeout, "headers-too-large": .headersTooLarge,
        "certificate-rejected": .certificateRejected, "address-private": .addressPrivate,
    ]

    private static func text(_ word: String, _ reason: String) -> String {
        reason.isEmpty ? word : word + " " + EscapedText.escaped(reason)
    }
}

extension Exchange.Earlier {
    /// What came of the request as the value of a line.
    var text: String {
        switch self {
        case .status(let status): "status \(status)"
        case .failure(let failure): failure.text
        }
    }

    /// Parses such a value; nil for anything else.
    init?(text: String) {
        if text.hasPrefix("status ") {
            guard let status = Int(text.dropFirst("status ".count)) else { return nil }
            self = .status(status)
        } else {
            guard let failure = FetchFailure(text: text) else { return nil }
            self = .failure(failure)
        }
    }
}
