package import Findings

/// A text that a program writes, with the place of each byte in the program.
package struct WrittenText: Sendable {
    package private(set) var bytes: [UInt8] = []
    package private(set) var runs: [SourceImage.Run] = []

    package init() {}

    /// - Parameters:
    ///   - source: what writes it.
    ///   - isExact: whether the bytes stand there as they are.
    package init(_ bytes: some Sequence<UInt8>, from source: SourceSpan, isExact: Bool = false) {
        self.bytes = Array(bytes)
        runs = [SourceImage.Run(0, source, isExact: isExact && self.bytes.count == source.count)]
    }

    package static func + (left: WrittenText, right: WrittenText) -> WrittenText {
        var sum = left
        sum.append(right)
        return sum
    }

    package mutating func append(_ other: WrittenText) {
        runs += other.runs.map { $0.moved(by: bytes.count) }
        bytes += other.bytes
    }

    package mutating func append(_ text: String, from source: SourceSpan) {
        append(WrittenText(text.utf8, from: source))
    }

    package var string: String { String(decoding: bytes, as: UTF8.self) }
}
