#if WebPage
    import AssociatedDomains
    import HTTPTypes

    #if canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #else
        import Darwin
    #endif

    /// Reads a form with files (RFC 7578) as its bytes come, and keeps none of its content.
    struct MultipartReader: Sendable {
        /// What comes next in a form.
        enum Event {
            /// A part begins: a field, or a file.
            case part(MultipartHead)
            /// Bytes of the part.
            case content(ArraySlice<UInt8>)
            /// The form ends.
            case end
        }

        private enum State { case start, delimiter, head, content, end }

        /// The most parts that are read.
        private static let partLimit = 20
        /// The most bytes of the head of a part.
        private static let headLimit = 8 << 10

        /// What stands before each part but the first, where the line break is missing.
        private let delimiter: [UInt8]
        private var state = State.start
        private var parts = 0
        private var buffer = Array("\r\n".utf8)
        /// Where in the buffer those bytes begin that have not been taken.
        private var position = 0
        /// Where in the buffer the end of a head may be, so that none of it is searched twice.
        private var searched = 0

        init(boundary: String) { delimiter = Array("\r\n--\(boundary)".utf8) }

        /// Takes the next bytes.
        mutating func add(_ bytes: some Sequence<UInt8>) {
            buffer.removeFirst(position)
            searched = max(0, searched - position)
            position = 0
            if state != .end { buffer += bytes }
        }

        /// Says what comes next; nil if that needs more bytes. Content is valid until bytes are added.
        mutating func next() throws(Refusal) -> Event? {
            switch state {
            case .start:
                let known = buffer.prefix(delimiter.count)
                guard delimiter.starts(with: known) else { throw Self.broken }
                guard known.count == delimiter.count else { return nil }
                position = delimiter.count
                state = .delimiter
                return try next()
            case .delimiter: return try afterDelimiter()
            case .head: return try head()
            case .content: return try content()
            case .end: return nil
            }
        }

        /// Throws unless the form has come to its end.
        func finish() throws(Refusal) { if state != .end { throw Self.broken } }

        /// Refuses a form that is not as it should be.
        static let broken = Refusal(.badRequest, "the form is not valid multipart/form-data")

        private mutating func afterDelimiter() throws(Refusal) -> Event? {
            guard buffer.count >= position + 2 else { return nil }
            let ending = buffer[position..<position + 2]
            if ending.elementsEqual("--".utf8) {
                state = .end
                position = buffer.count
                return .end
            }
            parts += 1
            guard ending.elementsEqual("\r\n".utf8), parts <= Self.partLimit else { throw Self.broken }
            position += 2
            searched = position
            state = .head
            return try head()
        }

        private mutating func head() throws(Refusal) -> Event? {
            guard let end = index(of: Array("\r\n\r\n".utf8), from: searched) else {
                guard buffer.count - position <= Self.headLimit else { throw Self.broken }
                searched = max(position, buffer.count - 3)
                return nil
            }
            guard let head = MultipartHead(buffer[position..<end]) else { throw Self.broken }
            position = end + 4
            state = .content
            return .part(head)
        }

        private mutating func content() throws(Refusal) -> Event? {
            let start = position
            let end = index(of: delimiter, from: position)
            if let end, end == position {
                position += delimiter.count
                state = .delimiter
                return try afterDelimiter()
            }
            position = end ?? buffer.count - startedDelimiter
            return position == start ? nil : .content(buffer[start..<position])
        }

        /// How many bytes at the end may be the start of a delimiter.
        private var startedDelimiter: Int {
            let tail = buffer[max(position, buffer.count - delimiter.count + 1)...]
            guard let start = tail.lastIndex(of: UInt8(ascii: "\r")) else { return 0 }
            return delimiter.starts(with: tail[start...]) ? tail.endIndex - start : 0
        }

        // Where bytes come first that begin with a line break and have no other, unless it is the last of them. Compared
        // are therefore at most twice as many bytes as there are.
        private func index(of pattern: [UInt8], from start: Int) -> Int? {
            buffer.withUnsafeBytes { buffer in
                var start = start
                while let base = buffer.baseAddress, start + pattern.count <= buffer.count {
                    let rest = buffer.count - pattern.count - start + 1
                    guard let found = memchr(base + start, CInt(UInt8(ascii: "\r")), rest) else { return nil }
                    start = base.distance(to: UnsafeRawPointer(found))
                    if memcmp(base + start, pattern, pattern.count) == 0 { return start }
                    start += 1
                }
                return nil
            }
        }
    }
#endif
