package import Findings
import TextFormats

/// What a device's log says about associated domains: each statement once, with where it occurs.
///
/// The log itself is not kept, so it may be of any length.
package struct ConsoleLog: Sendable {
    /// A place in the log where something is said.
    package struct Occurrence: Sendable {
        /// The line, or as much of it as is needed to show it.
        package let line: SourceText
        /// The bytes in ``line`` that say it.
        package let span: SourceSpan
        /// The time as written in the log; nil if the line has none.
        package internal(set) var time: String?

        package var place: Place { .text(line, span) }
        /// The line and column in the log.
        package var position: SourcePosition { line.position(of: span.start) }
    }

    /// A statement that occurs in the log, once or more often.
    package struct Entry: Sendable {
        package let statement: ConsoleStatement
        /// The first occurrence.
        package internal(set) var first: Occurrence
        /// The last occurrence; nil if there is only one.
        package internal(set) var last: Occurrence?
        /// The number of lines it occurs on.
        package internal(set) var count: Int
    }

    /// The maximum number of different statements kept for one log. Further ones are only counted.
    package static let entryLimit = Bound.logEntries.most

    package let origin: SourceText.Origin
    /// The statements, in the order of their first occurrence.
    package let entries: [Entry]
    /// The number of lines in the log.
    package let lineCount: Int
    /// The number of lines that were understood.
    package let explainedCount: Int
    /// The number of lines that are too long to read.
    package let overlongCount: Int
    /// The number of lines with a new statement that was dropped because of ``entryLimit``.
    package let omittedCount: Int
}

extension ConsoleLog {
    /// Reads a complete text. Use ``ConsoleLogReader`` to read line by line.
    package init(_ text: SourceText) {
        var reader = ConsoleLogReader(from: text.origin)
        text.bytes.withUnsafeBufferPointer { bytes in
            var start = 0
            while start < bytes.count {
                let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
                let stop = end > start && bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end
                reader.read(UnsafeBufferPointer(rebasing: bytes[start..<stop]))
                start = end + 1
            }
        }
        self = reader.finish()
    }

    /// The log as a text without content, for findings about the log as a whole.
    package var name: SourceText { SourceText([], from: origin) }
}
