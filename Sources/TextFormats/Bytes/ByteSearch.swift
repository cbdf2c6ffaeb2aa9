/// A word that is looked for in many texts (Horspool's algorithm).
package struct ByteSearch: Sendable {
    private let word: [UInt8]
    private let jumps: [Int]

    /// - Parameter word: an empty one occurs nowhere.
    package init(_ word: String) {
        self.word = Array(word.utf8)
        var jumps = [Int](repeating: self.word.count, count: 256)
        for (index, byte) in self.word.dropLast().enumerated() { jumps[Int(byte)] = self.word.count - 1 - index }
        self.jumps = jumps
    }

    /// The offset of the first occurrence from an offset on; nil for none.
    package func first(in text: [UInt8], from start: Int = 0) -> Int? {
        if word.isEmpty { return nil }
        return text.withUnsafeBufferPointer { text in
            jumps.withUnsafeBufferPointer { jumps in
                var place = start
                let last = word.count - 1
                while place + last < text.count {
                    let byte = text[place + last]
                    if byte == word[last], (0..<last).allSatisfy({ text[place + $0] == word[$0] }) { return place }
                    place += jumps[Int(byte)]
                }
                return nil
            }
        }
    }
}
