/// The bytes of a text that a reader works on. They can be counted as they are read, which holds a reader to linear time.
struct ReadBytes {
    private let bytes: [UInt8]
    private let counter: ReadCounter?

    init(_ bytes: [UInt8], countedBy counter: ReadCounter?) {
        self.bytes = bytes
        self.counter = counter
    }

    var count: Int { bytes.count }

    subscript(index: Int) -> UInt8 {
        counter?.count += 1
        return bytes[index]
    }

    subscript(range: Range<Int>) -> ArraySlice<UInt8> {
        counter?.count += range.count
        return bytes[range]
    }

    /// At most so many bytes from an offset on.
    func prefix(_ length: Int, at start: Int) -> ArraySlice<UInt8> {
        self[Swift.min(start, count)..<Swift.min(start + length, count)]
    }
}

/// How many bytes a reader has looked at, each as often as it did.
package final class ReadCounter {
    package fileprivate(set) var count = 0

    package init() {}
}
