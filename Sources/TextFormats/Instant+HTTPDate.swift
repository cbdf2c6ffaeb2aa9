extension Instant {
    /// Parses the date of an HTTP header field, `Sun, 22 Nov 2026 09:00:00 GMT` (the preferred form of RFC 9110, section
    /// 5.6.7); the day of the week is not compared with the date. Nil for the obsolete forms and anything else.
    package init?(httpDate text: String) {
        let parts = text.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false).map {
            String($0) ?? ""
        }
        guard parts.count == 6, parts[0].utf8.count == 4, parts[0].hasSuffix(","), parts[5] == "GMT",
            let month = Self.months.firstIndex(of: parts[2]), let day = Self.number(parts[1], digits: 2),
            let year = Self.number(parts[3], digits: 4)
        else { return nil }
        let time = parts[4].utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
            .compactMap { Self.number(String($0) ?? "", digits: 2) }
        guard time.count == 3, parts[4].utf8.count == 8 else { return nil }
        self.init(year: year, month: month + 1, day: day, hour: time[0], minute: time[1], second: time[2])
    }

    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    private static func number(_ text: String, digits: Int) -> Int? {
        guard text.utf8.count == digits, text.utf8.allSatisfy(\.isASCIIDigit) else { return nil }
        return Int(text)
    }
}
