import TextFormats

/// Why Apple's CDN has no copy of a site's file, according to its response.
///
/// The CDN answers 404 for any problem with the origin and names the reason in header fields: `Apple-Failure-Reason:
/// SWCERR00101 Bad HTTP Response: 403 Forbidden` and `Apple-Failure-Details: {"status":"403 Forbidden"}`. The list of
/// known codes is not complete.
package struct CDNFailure: Sendable {
    /// The reasons whose meaning is publicly known.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// The origin answered the CDN with an error status.
        case badResponse = "00101"
        /// The host name resolves to a private or reserved address.
        case privateAddress = "00202"
        /// The origin was too slow, or Apple could not reach it.
        case timeout = "00301"
        /// The body is not JSON. The exact wording is unconfirmed.
        case badJSON = "00401"
    }

    /// The status of the CDN's own response.
    package let status: Int
    /// `Apple-Failure-Reason` as sent; nil if the CDN gives no reason.
    package let reason: String?
    /// The five digits after `SWCERR`; nil if the reason has another form.
    package let code: String?
    /// The text after the code, or the whole reason if it has another form.
    package let text: String?
    /// `Apple-Failure-Details` as sent: JSON such as `{"status":"404 Not Found"}` or `{"cause":"…"}`.
    package let details: String?
    /// `Apple-From`: the URL that the CDN requested.
    package let origin: String?

    /// Reads a response of the CDN. Nil if it is not a refusal: a success, or a problem of the CDN itself, such as a
    /// 503 without a reason.
    package init?(_ response: Response) {
        let reason = response.header("apple-failure-reason").flatMap { $0.isEmpty ? nil : $0 }
        guard response.status != 200, reason != nil || response.status == 404 || response.status == 405 else {
            return nil
        }
        self.init(
            status: response.status, reason: reason,
            details: response.header("apple-failure-details").flatMap { $0.isEmpty ? nil : $0 },
            origin: response.header("apple-from").flatMap { $0.isEmpty ? nil : $0 })
    }

    /// Takes a refusal that was recorded elsewhere, as in a device's log.
    package init(status: Int, reason: String?, details: String?, origin: String?) {
        self.status = status
        self.reason = reason
        let parts = reason.flatMap(Self.parts)
        code = parts?.code
        text = parts?.text ?? reason
        self.details = details
        self.origin = origin
    }

    /// The meaning of the code; nil if it is not publicly known.
    package var kind: Kind? { code.flatMap(Kind.init) }

    /// The status that the origin sent to the CDN, if the reason or the details include it.
    package var originStatus: Int? {
        guard kind == .badResponse else { return nil }
        return detail("status").flatMap(Self.leadingStatus)
            ?? text.flatMap { $0.split(separator: ":").last }.flatMap { Self.leadingStatus(String($0)) }
    }

    /// A string member of the details, if they are a JSON object that has it.
    package func detail(_ name: String) -> String? {
        guard let details, details.utf8.count <= 4_096 else { return nil }
        return JSONParser.parse(Array(details.utf8)).root?.member(name)?.value.string
    }

    // ^SWCERR(\d{5})\s+(.*)$
    private static func parts(of reason: String) -> (code: String, text: String)? {
        let bytes = Array(reason.utf8)
        let prefix = Array("SWCERR".utf8)
        guard bytes.starts(with: prefix), bytes.count > 11, bytes[6..<11].allSatisfy(\.isASCIIDigit),
            bytes[11] == 0x20 || bytes[11] == 0x09
        else { return nil }
        let text = bytes[11...].drop { $0 == 0x20 || $0 == 0x09 }
        return (String(decoding: bytes[6..<11], as: UTF8.self), String(decoding: text, as: UTF8.self))
    }

    private static func leadingStatus(_ text: String) -> Int? {
        let digits = text.utf8.drop { $0 == 0x20 }.prefix(while: \.isASCIIDigit)
        return digits.count == 3 ? Int(String(decoding: digits, as: UTF8.self)) : nil
    }
}
