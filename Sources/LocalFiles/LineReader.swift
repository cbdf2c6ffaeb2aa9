package import AssociationModel
import TextFormats

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Reads a file or standard input line by line, in memory that does not grow with the number of lines.
///
/// Lines end with LF or CRLF, which are removed; the last line need not end. Unlike ``LocalFiles/read(_:limit:)`` it
/// also reads pipes, and waits for their writers.
package struct LineReader: ~Copyable {
    private static let chunk = 1 << 18
    private let file: OpenFile
    private let isOwned: Bool
    private let longest: Int
    private var buffer: UnsafeMutableRawBufferPointer
    // The bytes that have been read and not yet delivered.
    private var start = 0
    private var end = 0
    // Whether the rest of a line that is too long is being skipped.
    private var isSkipping = false

    /// Opens a file; `-` is standard input.
    ///
    /// - Parameter longest: the longest line that is delivered, in bytes.
    package init(_ path: String, longest: Int = 1 << 24) throws(FileFailure) {
        isOwned = path != "-"
        file = isOwned ? try OpenFile(path, .streaming) : .standardInput
        self.longest = longest
        buffer = .allocate(byteCount: Self.chunk, alignment: 16)
    }

    deinit {
        buffer.deallocate()
        if isOwned { file.close() }
    }

    /// Reads on and delivers the lines that are complete, if any. Returns whether there may be more.
    ///
    /// - Parameter body: gets each line, which is valid only during the call; nil for a line that is too long.
    package mutating func readLines(_ body: (UnsafeBufferPointer<UInt8>?) -> Void) throws(FileFailure) -> Bool {
        makeRoom()
        let count = try file.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[end...]))
        let scanned = end
        end += count
        handOverLines(from: scanned, body)
        if count == 0 {
            if end > start, !isSkipping { body(line(start..<end)) }
            start = end
            return false
        }
        if end - start > longest {
            if !isSkipping { body(nil) }
            isSkipping = true
            start = end
        } else if isSkipping {
            start = end
        }
        return true
    }

    private mutating func handOverLines(from scanned: Int, _ body: (UnsafeBufferPointer<UInt8>?) -> Void) {
        guard let base = buffer.baseAddress else { return }
        var place = scanned
        while place < end, let found = memchr(base + place, CInt(UInt8(ascii: "\n")), end - place) {
            let stop = base.distance(to: UnsafeMutableRawPointer(found))
            if !isSkipping { body(stop - start > longest ? nil : line(start..<stop)) }
            isSkipping = false
            start = stop + 1
            place = start
        }
    }

    private func line(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
        let bytes = UnsafeRawBufferPointer(rebasing: buffer[range]).assumingMemoryBound(to: UInt8.self)
        guard bytes.last == UInt8(ascii: "\r") else { return bytes }
        return UnsafeBufferPointer(rebasing: bytes.dropLast())
    }

    /// Moves the unfinished line to the front of the buffer, and enlarges the buffer if the line fills it.
    private mutating func makeRoom() {
        guard buffer.count - end < Self.chunk / 2 else { return }
        let unfinished = UnsafeRawBufferPointer(rebasing: buffer[start..<end])
        if unfinished.count > buffer.count / 2 {
            let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: buffer.count * 2, alignment: 16)
            larger.copyMemory(from: unfinished)
            buffer.deallocate()
            buffer = larger
        } else {
            buffer.copyMemory(from: unfinished)
        }
        end -= start
        start = 0
    }
}
