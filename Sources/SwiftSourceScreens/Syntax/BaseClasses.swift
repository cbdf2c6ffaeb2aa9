import TextFormats

#if SwiftSources
    import Findings

    /// Finds the files with the classes that others are derived from, without parsing them.
    struct BaseClasses {
        /// The files with the base classes, in their order.
        private(set) var files: [SourceText] = []
        /// The other ones.
        private(set) var rest: [SourceText] = []

        /// A class as its declaration begins.
        private struct Head {
            let name: String
            /// The first type that it inherits from, if any.
            let base: String?
        }

        /// - Parameter others: the files that may have the base classes.
        init(of sources: [SourceText], in others: [SourceText]) {
            var known: [String: (file: Int, base: String?)] = [:]
            for (file, source) in others.enumerated() {
                for head in Self.heads(in: source.bytes) where known[head.name] == nil {
                    known[head.name] = (file, head.base)
                }
            }
            var wanted = known.isEmpty ? [] : sources.flatMap { Self.heads(in: $0.bytes) }.compactMap(\.base)
            var taken: Set<Int> = []
            while let name = wanted.popLast() {
                guard let found = known.removeValue(forKey: name) else { continue }
                taken.insert(found.file)
                if let base = found.base { wanted.append(base) }
            }
            for (index, source) in others.enumerated() {
                if taken.contains(index) { files.append(source) } else { rest.append(source) }
            }
        }

        private static let keyword = "class "
        private static let search = ByteSearch(keyword)

        // `class Name: Base` and `class Name<T>: Base`, wherever these words are: a file too many does no harm.
        private static func heads(in bytes: [UInt8]) -> [Head] {
            var result: [Head] = []
            var index = 0
            while let start = search.first(in: bytes, from: index) {
                index = start + keyword.utf8.count
                let name = identifier(in: bytes, at: &index)
                guard !name.isEmpty else { continue }
                if index < bytes.count, bytes[index] == UInt8(ascii: "<") {
                    while index < bytes.count, bytes[index] != UInt8(ascii: ">"), bytes[index] != UInt8(ascii: "{") {
                        index += 1
                    }
                    index += 1
                }
                skipSpaces(in: bytes, from: &index)
                var base = ""
                if index < bytes.count, bytes[index] == UInt8(ascii: ":") {
                    index += 1
                    skipSpaces(in: bytes, from: &index)
                    base = identifier(in: bytes, at: &index)
                }
                result.append(Head(name: name, base: base.isEmpty ? nil : base))
            }
            return result
        }

        private static func identifier(in bytes: [UInt8], at index: inout Int) -> String {
            let start = index
            while index < bytes.count, bytes[index].isWordStart || bytes[index].isASCIIDigit { index += 1 }
            return String(decoding: bytes[start..<index], as: UTF8.self)
        }

        private static func skipSpaces(in bytes: [UInt8], from index: inout Int) {
            while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
        }
    }
#endif
