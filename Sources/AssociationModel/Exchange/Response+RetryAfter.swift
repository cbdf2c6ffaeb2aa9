package import TextFormats

extension Response {
    /// The number of seconds that a server that refuses a request for now asks to wait: the `Retry-After` of a response
    /// with status 429 or 503, in seconds or as a date (RFC 9110, section 10.2.3). Nil if it asks for nothing.
    package func retryDelay(at now: Instant) -> Int? {
        guard status == 429 || status == 503, let value = header("retry-after") else { return nil }
        if let date = Instant(httpDate: value) { return max(0, date.seconds - now.seconds) }
        guard !value.isEmpty, value.utf8.allSatisfy(\.isASCIIDigit) else { return nil }
        return Int(value) ?? .max
    }
}
