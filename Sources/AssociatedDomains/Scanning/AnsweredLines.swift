import AssociationModel
package import Findings
import LocalFiles
import TextFormats

/// The lines that an earlier scan has answered, in 16 bytes each.
package struct AnsweredLines: Sendable {
    /// What identifies a line: its `id`, else its text; of one that could not be read, its number.
    ///
    /// It is two hashes of 64 bits. They are not the same in another process.
    package struct Key: Hashable, Comparable, Sendable {
        private let first: Int
        private let second: Int

        private init(_ kind: UInt8, _ text: String) {
            var hasher = Hasher()
            hasher.combine(kind)
            hasher.combine(text)
            first = hasher.finalize()
            hasher = Hasher()
            hasher.combine(text)
            hasher.combine(first)
            second = hasher.finalize()
        }

        init(id: JSONOutput?, text: String) {
            if let id { self.init(1, id.line) } else { self.init(2, text) }
        }

        /// - Parameter unreadableLine: the number of the line, from 1.
        package init(unreadableLine: Int) { self.init(3, String(unreadableLine)) }

        package static func < (left: Key, right: Key) -> Bool {
            (left.first, left.second) < (right.first, right.second)
        }
    }

    // Sorted.
    private var keys: [Key] = []
    /// The number of bytes at the end of the output that are no whole line; 0 if it ends with a line break.
    package private(set) var tornBytes = 0

    /// No lines.
    package init() {}

    /// Reads the output of an earlier scan. A line that is not whole, as the last one of a scan that was killed, counts as
    /// not answered.
    ///
    /// - Parameter state: what became of the file in the lines that are to be asked again; nil for none.
    package init(in path: String, except state: FileState? = nil) throws(InputFailure) {
        do throws(FileFailure) {
            let breaks = try LocalFiles().lineBreaks(in: path)
            tornBytes = breaks.bytesAfter
            // An array that grows by itself takes twice the memory.
            keys.reserveCapacity(breaks.count + 1)
            var reader = try LineReader(path)
            var whole = breaks.count
            while try reader.readLines({ line in
                whole -= 1
                // All but the line break may be there, and is removed like any other part.
                guard whole >= 0 else { return }
                if let line, let key = Self.key(of: Array(line), except: state) { keys.append(key) }
            }) {}
        } catch {
            throw InputFailure(error, reading: path)
        }
        keys.sort()
    }

    /// Whether the earlier scan answered a line.
    package func contains(_ key: Key) -> Bool {
        var range = keys.indices
        while let lower = range.first, let upper = range.last {
            let middle = lower + (upper - lower) / 2
            if keys[middle] == key { return true }
            range = keys[middle] < key ? (middle + 1)..<range.upperBound : range.lowerBound..<middle
        }
        return false
    }

    package var isEmpty: Bool { keys.isEmpty }

    private static func key(of line: [UInt8], except state: FileState?) -> Key? {
        let document = JSONParser.parse(line)
        guard document.isWellFormed, let root = document.root else { return nil }
        if root.member("error") != nil, case .number(let text)? = root.member("line")?.value.content {
            return Int(text).map { Key(unreadableLine: $0) }
        }
        guard let domain = root.member("domain")?.value.string, root.member("milliseconds") != nil else { return nil }
        if let state, root.member("file")?.value.string == state.rawValue { return nil }
        if let id = root.member("id")?.value {
            if case .null = id.content {} else { return Key(id: JSONOutput(id), text: "") }
        }
        return Key(id: nil, text: root.member("input")?.value.string ?? domain)
    }
}
