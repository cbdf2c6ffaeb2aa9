#if SwiftSources
    package import Findings

    /// A value that passes from the process that reads sources to the one that asked for it, as bytes.
    protocol ByteCoded {
        func write(to record: inout ByteWriter)
        init(from record: inout ByteReader) throws(ByteReader.Damage)
    }

    /// Writes values one after the other. Texts that were read are told by their number.
    struct ByteWriter {
        private(set) var bytes: [UInt8] = []
        private let numbers: [SourceText.Origin: Int]

        init(_ sources: [SourceText] = []) {
            numbers = Dictionary(sources.enumerated().map { ($1.origin, $0) }) { first, _ in first }
        }

        mutating func add<each Value: ByteCoded>(_ values: repeat each Value) { repeat (each values).write(to: &self) }

        fileprivate func number(of source: SourceText) -> Int { numbers[source.origin] ?? -1 }

        fileprivate mutating func append(_ more: some Sequence<UInt8>) { bytes += more }
    }

    /// Reads what a ``ByteWriter`` wrote. Any bytes are read or refused.
    struct ByteReader {
        /// The bytes are not those of a writer.
        struct Damage: Error {}

        private var rest: ArraySlice<UInt8>
        private let sources: [SourceText]

        init(_ bytes: ArraySlice<UInt8>, _ sources: [SourceText] = []) { (rest, self.sources) = (bytes, sources) }

        mutating func next<Value: ByteCoded>(_: Value.Type = Value.self) throws(Damage) -> Value {
            try Value(from: &self)
        }

        fileprivate mutating func source() throws(Damage) -> SourceText {
            let number = try next(Int.self)
            guard sources.indices.contains(number) else { throw Damage() }
            return sources[number]
        }

        mutating func take(_ count: Int) throws(Damage) -> ArraySlice<UInt8> {
            guard count >= 0, count <= rest.count else { throw Damage() }
            defer { rest = rest.dropFirst(count) }
            return rest.prefix(count)
        }

        /// How many values of one byte or more there can be.
        fileprivate var mostValues: Int { rest.count }
    }

    extension Int: ByteCoded {
        func write(to record: inout ByteWriter) {
            let value = Int64(self)
            record.append((0..<8).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) })
        }

        init(from record: inout ByteReader) throws(ByteReader.Damage) {
            let value = try record.take(8).reversed().reduce(Int64(0)) { $0 << 8 | Int64($1) }
            guard let number = Int(exactly: value) else { throw ByteReader.Damage() }
            self = number
        }
    }

    extension Bool: ByteCoded {
        func write(to record: inout ByteWriter) { record.append([self ? 1 : 0]) }
        init(from record: inout ByteReader) throws(ByteReader.Damage) { self = try record.take(1).first == 1 }
    }

    extension String: ByteCoded {
        func write(to record: inout ByteWriter) {
            record.add(utf8.count)
            record.append(utf8)
        }

        init(from record: inout ByteReader) throws(ByteReader.Damage) {
            self.init(decoding: try record.take(try record.next()), as: UTF8.self)
        }
    }

    extension Optional: ByteCoded where Wrapped: ByteCoded {
        func write(to record: inout ByteWriter) {
            record.add(self != nil)
            if let value = self { record.add(value) }
        }

        init(from record: inout ByteReader) throws(ByteReader.Damage) {
            self = try record.next(Bool.self) ? try record.next(Wrapped.self) : nil
        }
    }

    extension Array: ByteCoded where Element: ByteCoded {
        func write(to record: inout ByteWriter) {
            record.add(count)
            for element in self { record.add(element) }
        }

        init(from record: inout ByteReader) throws(ByteReader.Damage) {
            let count = try record.next(Int.self)
            guard (0...record.mostValues).contains(count) else { throw ByteReader.Damage() }
            self = []
            for _ in 0..<count { append(try record.next()) }
        }
    }

    /// Cases are told by their number.
    extension CaseIterable where Self: Equatable {
        func write(to record: inout ByteWriter) {
            record.add(Self.allCases.enumerated().first { $0.element == self }?.offset ?? -1)
        }

        init(from record: inout ByteReader) throws(ByteReader.Damage) {
            let number = try record.next(Int.self)
            guard let value = Self.allCases.enumerated().first(where: { $0.offset == number })?.element else {
                throw ByteReader.Damage()
            }
            self = value
        }
    }

    extension SourceSpan: ByteCoded {
        func write(to record: inout ByteWriter) { record.add(start, end) }
        init(from record: inout ByteReader) throws(ByteReader.Damage) {
            self.init(try record.next(), try record.next())
        }
    }

    extension SourceText: ByteCoded {
        func write(to record: inout ByteWriter) { record.add(record.number(of: self)) }
        init(from record: inout ByteReader) throws(ByteReader.Damage) { self = try record.source() }
    }

    /// The reader of sources makes no other places than those in texts.
    extension Place: ByteCoded {
        func write(to record: inout ByteWriter) {
            switch self {
            case .text(let source, let span): record.add(source, Optional(span))
            case .wholeText(let source): record.add(source, SourceSpan?.none)
            default: record.add(-1)
            }
        }

        init(from record: inout ByteReader) throws(ByteReader.Damage) {
            let source = try record.next(SourceText.self)
            self = try record.next(SourceSpan?.self).map { .text(source, $0) } ?? .wholeText(source)
        }
    }
#endif
