package import Findings
import TextFormats

/// What a device's log says about associated domains: each thing once, with the places where it is said.
///
/// The log itself is not kept, so that it may be of any length.
package struct ConsoleLog: Sendable {
    /// A place where something is said.
    package struct Occurrence: Sendable {
        /// The line, or as much of it as is needed to show it.
        package let line: SourceText
        /// The bytes that say it, in ``line``.
        package let span: SourceSpan
        /// The time as the log has it; nil where the line has none.
        package internal(set) var time: String?

        /// The place.
        package var place: Place { .text(line, span) }
        /// The line and column in the log.
        package var position: SourcePosition { line.position(of: span.start) }
    }

    /// Something that the log says, once or many times.
    package struct Entry: Sendable {
        /// What it says.
        package let statement: ConsoleStatement
        /// Where it says it first.
        package internal(set) var first: Occurrence
        /// Where it says it last; nil where it says it once.
        package internal(set) var last: Occurrence?
        /// On how many lines it says it.
        package internal(set) var count: Int
    }

    /// How many different statements are kept of one log; what is more is counted alone.
    package static let entryLimit = 1_000

    /// Where the log came from.
    package let origin: SourceText.Origin
    /// What it says, in the order of the first places.
    package let entries: [Entry]
    /// How many lines it has.
    package let lineCount: Int
    /// How many of them are understood.
    package let explainedCount: Int
    /// How many are too long to be read.
    package let overlongCount: Int
    /// How many are understood and say something new, past the limit of ``entryLimit``.
    package let omittedCount: Int
}

extension ConsoleLog {
    /// Reads a text that is at hand as a whole. ``ConsoleLogReader`` takes one line by line.
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

    /// The log as a text without content, for what is said of it as a whole.
    package var name: SourceText { SourceText([], from: origin) }
}
