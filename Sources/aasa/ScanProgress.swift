import AssociatedDomains

/// The line that tells on a terminal how far a scan is: done, rate, errors, and the time left where it can be known.
struct ScanProgress {
    private let clock = ContinuousClock()
    private let start: ContinuousClock.Instant
    private var shown: ContinuousClock.Instant?
    /// The size of the input in bytes; nil if it is not a file.
    private let size: Int?

    private static let pause = Duration.milliseconds(200)

    init(inputSize: Int?) {
        start = clock.now
        size = inputSize
    }

    /// What to write after another result; nil if the last line is too recent.
    mutating func line(_ progress: Scan.Progress, noAnswer: Int) -> String? {
        let now = clock.now
        if let shown, shown.duration(to: now) < Self.pause { return nil }
        shown = now
        let seconds = start.duration(to: now) / .seconds(1)
        let rate = Double(progress.lines) / max(seconds, 0.001)
        var line = "\r\u{1B}[K\(progress.lines) done, \(Int(rate.rounded())) a second, \(noAnswer) without an answer"
        if let size, size > progress.bytes, progress.bytes > 0 {
            let left = seconds * Double(size - progress.bytes) / Double(progress.bytes)
            line += ", \(Self.text(ofSeconds: Int(left.rounded(.up)))) left"
        }
        return line
    }

    /// What removes the line; empty if there is none.
    var end: String { shown == nil ? "" : "\r\u{1B}[K" }

    private static func text(ofSeconds seconds: Int) -> String {
        if seconds < 60 { return "\(seconds) s" }
        if seconds < 3600 { return "\(seconds / 60) min \(seconds % 60) s" }
        return "\(seconds / 3600) h \(seconds % 3600 / 60) min"
    }
}
