import Findings

/// A moment in time, in whole seconds since 1970-01-01T00:00:00Z (without leap seconds).
public struct Instant: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// Seconds since the epoch.
    public let seconds: Int

    /// Takes seconds since the epoch, which may be negative.
    public init(seconds: Int) { self.seconds = seconds }

    /// Takes a moment of the Gregorian calendar in UTC. Nil if a number is out of range or the month has no such day. A
    /// leap second is treated as the first second of the next minute.
    package init?(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0) {
        guard (1...9999).contains(year), (1...12).contains(month),
            (1...Self.dayCount(year: year, month: month)).contains(day),
            (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second)
        else { return nil }
        seconds = Self.days(year: year, month: month, day: day) * 86_400 + hour * 3_600 + minute * 60 + second
    }

    /// Parses `2026-11-21T09:00:00Z` (RFC 3339, UTC and whole seconds only) or a date alone. Nil for anything else.
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        let form = Array("dddd-dd-ddTdd:dd:ddZ".utf8)
        guard bytes.count == 10 || bytes.count == form.count,
            zip(bytes, form).allSatisfy({ $1 == UInt8(ascii: "d") ? $0.isASCIIDigit : $0 == $1 })
        else { return nil }
        let numbers = bytes.split { !$0.isASCIIDigit }.map { $0.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) } }
        let time = numbers.count > 3 ? numbers[3...] : [0, 0, 0]
        self.init(
            year: numbers[0], month: numbers[1], day: numbers[2], hour: time[time.startIndex],
            minute: time[time.startIndex + 1], second: time[time.startIndex + 2])
    }

    /// The moment as `2026-11-21T09:00:00Z`.
    public var description: String {
        let second = ((seconds % 86_400) + 86_400) % 86_400
        return date + "T" + Self.padded(second / 3_600) + ":" + Self.padded(second / 60 % 60) + ":"
            + Self.padded(second % 60) + "Z"
    }

    /// The UTC date as `2026-11-21`.
    package var date: String {
        let day = seconds / 86_400 - (seconds % 86_400 < 0 ? 1 : 0)
        let (year, month, dayOfMonth) = Self.civil(day: day)
        let years = (year < 0 ? "-" : "") + String(year.magnitude).leftPadded(to: 4)
        return years + "-" + Self.padded(month) + "-" + Self.padded(dayOfMonth)
    }

    /// The moment a number of seconds later.
    package func advanced(bySeconds count: Int) -> Instant { Instant(seconds: seconds + count) }

    /// Orders moments by time.
    public static func < (left: Instant, right: Instant) -> Bool { left.seconds < right.seconds }

    private static func padded(_ number: Int) -> String { String(number).leftPadded(to: 2) }

    private static func dayCount(year: Int, month: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    // Days since the epoch and back. Years are counted from March so that the leap day comes last.
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
