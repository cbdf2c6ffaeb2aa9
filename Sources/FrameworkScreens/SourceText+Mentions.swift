import Findings
import TextFormats

extension SourceText {
    /// Whether the text contains one of these words, byte for byte. Reading a source takes much longer than this search.
    func mentions(anyOf words: [ByteSearch]) -> Bool { words.contains { $0.first(in: bytes) != nil } }

    /// Whether the text has a call, `Name(` or `Name.`, of one of these names, each of which begins with a capital or `_`.
    func hasCall(of names: Set<String>) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            var index = 0
            while index < bytes.count {
                let start = index
                while index < bytes.count, bytes[index].isWordStart || bytes[index].isASCIIDigit { index += 1 }
                defer { index += 1 }
                guard index - start > 1, index - start < 100, index < bytes.count,
                    bytes[index] == UInt8(ascii: "(") || bytes[index] == .point,
                    (0x41...0x5A).contains(bytes[start]) || bytes[start] == UInt8(ascii: "_")
                else { continue }
                if names.contains(String(decoding: bytes[start..<index], as: UTF8.self)) { return true }
            }
            return false
        }
    }

    /// Whether the text has the beginning of an element with one of these names.
    func hasElement(named names: Set<String>) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            var index = 0
            while index + 1 < bytes.count {
                index += 1
                guard bytes[index - 1] == UInt8(ascii: "<"), (0x41...0x5A).contains(bytes[index]) else { continue }
                let name = bytes[index...].prefix(100).prefix { $0.isWordStart || $0.isASCIIDigit }
                if names.contains(String(decoding: name, as: UTF8.self)) { return true }
            }
            return false
        }
    }
}
