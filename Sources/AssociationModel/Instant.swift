/// A moment in time, in whole seconds since 1970-01-01T00:00:00Z (without leap seconds).
public struct Instant: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// Seconds since the epoch.
    public let seconds: Int

    /// Takes seconds since the epoch.
    public init(seconds: Int) { self.seconds = seconds }

    /// Takes a moment of the Gregorian calendar in UTC. Nil where a number is out of its range.
    public init?(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0) {
        guard (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day),
            (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second)
        else { return nil }
        seconds = Self.days(year: year, month: month, day: day) * 86_400 + hour * 3_600 + minute * 60 + second
    }

    /// Reads `2026-11-21T09:00:00Z` (RFC 3339, UTC only) or a date alone. Nil for anything else.
    public init?(_ text: String) {
        let digits = text.utf8.split(omittingEmptySubsequences: true) { !$0.isASCIIDigit }.compactMap {
            Int(String(decoding: $0, as: UTF8.self))
        }
        let isDate = text.utf8.count == 10 && digits.count == 3
        let isMoment = text.utf8.count == 20 && text.utf8.last == UInt8(ascii: "Z") && digits.count == 6
        guard isDate || isMoment else { return nil }
        self.init(
            year: digits[0], month: digits[1], day: digits[2], hour: isMoment ? digits[3] : 0,
            minute: isMoment ? digits[4] : 0, second: isMoment ? digits[5] : 0)
    }

    /// The moment as `2026-11-21T09:00:00Z`.
    public var description: String {
        let second = ((seconds % 86_400) + 86_400) % 86_400
        return date + "T" + Self.padded(second / 3_600) + ":" + Self.padded(second / 60 % 60) + ":"
            + Self.padded(second % 60) + "Z"
    }

    /// The day in UTC as `2026-11-21`.
    public var date: String {
        let day = Int((Double(seconds) / 86_400).rounded(.down))
        let (year, month, dayOfMonth) = Self.civil(day: day)
        let prefix = String(repeating: "0", count: max(0, 4 - String(year).count))
        return prefix + String(year) + "-" + Self.padded(month) + "-" + Self.padded(dayOfMonth)
    }

    /// The moment so many seconds later.
    public func advanced(bySeconds count: Int) -> Instant { Instant(seconds: seconds + count) }

    /// Orders by time.
    public static func < (left: Instant, right: Instant) -> Bool { left.seconds < right.seconds }

    private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }

    // Days since the epoch and back, counting years from March so that the leap day comes last.
    private static func days(year: Int, month: Int, day: Int) -> Int {
        let year = month <= 2 ? year - 1 : year
        let era = (year >= 0 ? year : year - 399) / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    private static func civil(day: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = day + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = monthFromMarch + (monthFromMarch < 10 ? 3 : -9)
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
    }
}
