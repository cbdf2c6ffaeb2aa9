#if SwiftSources
    package import Findings
    import SignUpScreens

    /// What passes between a process and its child that reads sources for it: the sources, then a note for each file that is
    /// being read, then what was read.
    package enum SourceTransfer {
        /// The sources with the texts of the app's string tables.
        package static func question(_ sources: [SourceText], _ texts: [String: String]) -> [[UInt8]] {
            var head = ByteWriter()
            head.add(texts.keys.sorted(), texts.keys.sorted().map { texts[$0] ?? "" }, sources.map(\.name))
            head.add(sources.map(\.bytes.count))
            return [head.bytes] + sources.map(\.bytes)
        }

        /// Reads the sources of a question.
        ///
        /// - Parameter note: is told of each file that is begun with, by its number, and of what is about all, by -1.
        package static func answer(to question: [UInt8], note: @escaping (Int) -> Void) throws -> [UInt8] {
            var record = ByteReader(question[...])
            let (keys, texts): ([String], [String]) = (try record.next(), try record.next())
            let (names, counts): ([String], [Int]) = (try record.next(), try record.next())
            guard names.count == counts.count else { throw ByteReader.Damage() }
            let sources = try zip(names, counts).map { name, count in
                SourceText(Array(try record.take(count)), from: .file(path: name))
            }
            let numbers = Dictionary(sources.enumerated().map { ($1.origin, $0) }) { first, _ in first }
            let reading = SwiftScreenReader.read(
                sources, texts: Dictionary(zip(keys, texts)) { first, _ in first },
                beginning: { note($0.flatMap { numbers[$0.origin] } ?? -1) })
            var answer = ByteWriter(sources)
            answer.add(end, reading)
            return answer.bytes
        }

        /// The note that a file is begun with.
        package static func note(_ number: Int) -> [UInt8] {
            var record = ByteWriter()
            record.add(number)
            return record.bytes
        }

        /// The number of the file that the last note is about, else -1.
        package static func lastNote(_ output: [UInt8]) -> Int {
            var (record, last) = (ByteReader(output[...]), -1)
            while let number = try? record.next(Int.self) { last = number }
            return last
        }

        /// What was read, after the notes; nil if that is not all there.
        package static func reading(_ output: [UInt8], of sources: [SourceText]) -> SwiftScreenReader.Reading? {
            var record = ByteReader(output[...], sources)
            while let number = try? record.next(Int.self) {
                if number == end { return try? record.next(SwiftScreenReader.Reading.self) }
            }
            return nil
        }

        private static let end = -3
    }

    extension SwiftScreenReader.Reading: ByteCoded {
        func write(to record: inout ByteWriter) {
            record.add(screens, parts, nativeAuthentication, credentialDomains, failures, partNames)
        }

        init(from record: inout ByteReader) throws(ByteReader.Damage) {
            self.init(
                screens: try record.next(), parts: try record.next(), nativeAuthentication: try record.next(),
                credentialDomains: try record.next(), failures: try record.next(), partNames: try record.next())
        }

        /// Nothing.
        package static let none = Self(
            screens: [], parts: [], nativeAuthentication: nil, credentialDomains: [], failures: [])

        /// The same with more files that were not read.
        package func adding(_ more: [SwiftSourceFailure]) -> Self {
            Self(
                screens: screens, parts: parts, nativeAuthentication: nativeAuthentication,
                credentialDomains: credentialDomains, failures: failures + more, partNames: partNames)
        }
    }

    extension SwiftSourceFailure: ByteCoded {
        // Those of the reader; the others are of the process that has asked.
        private static let reasons: [Reason] = [.tooLarge, .nestedTooDeeply]

        func write(to record: inout ByteWriter) { record.add(Self.reasons.firstIndex(of: reason) ?? -1, text) }

        init(from record: inout ByteReader) throws(ByteReader.Damage) {
            let number = try record.next(Int.self)
            guard Self.reasons.indices.contains(number) else { throw ByteReader.Damage() }
            self.init(Self.reasons[number], of: try record.next())
        }
    }
#endif
