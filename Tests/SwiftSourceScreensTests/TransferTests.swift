#if SwiftSources
    import Findings
    import SwiftSourceScreens
    import TestData
    import Testing

    @Suite struct `what a child process read of sources` {
        private static let folder = "Fixtures/Screens/Swift"

        private static func sources() throws -> [SourceText] {
            try Repository.swiftFiles(in: folder).map {
                SourceText(try Repository.bytes(of: $0), from: .file(path: $0))
            }
        }

        private func answer(to sources: [SourceText]) throws -> (bytes: [UInt8], notes: Set<Int>) {
            var notes: Set<Int> = []
            let question = SourceTransfer.question(sources, ["key": "Passwort"]).flatMap(\.self)
            let bytes = try SourceTransfer.answer(to: question) { notes.insert($0) }
            return (bytes, notes)
        }

        @Test func `arrives as it was read`() throws {
            let sources = try Self.sources()
            let (bytes, notes) = try answer(to: sources)
            let reading = try #require(SourceTransfer.reading(bytes, of: sources))
            let read = SwiftScreenReader.read(sources, texts: ["key": "Passwort"])
            #expect(reading.screens.count > 10 && reading.nativeAuthentication != nil)
            #expect(String(reflecting: reading) == String(reflecting: read))
            #expect(notes.count > 10)
        }

        @Test func `is nothing where it is cut, and any other bytes are refused`() throws {
            let sources = try Array(Self.sources().prefix(3))
            let bytes = try answer(to: sources).bytes
            for count in stride(from: 0, to: bytes.count, by: 7) {
                #expect(SourceTransfer.reading(Array(bytes.prefix(count)), of: sources) == nil)
            }
            var random = SeededGenerator(seed: RunSeed.value)
            for _ in 0..<2_000 {
                var changed = bytes
                for _ in 0..<4 {
                    changed[Int.random(in: 0..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
                }
                _ = SourceTransfer.reading(changed, of: sources)
            }
        }

        @Test func `is told of by its last note where the child fell`() {
            let notes = [-1, 0, 1, 4].flatMap(SourceTransfer.note)
            #expect(SourceTransfer.lastNote(notes) == 4)
            #expect(SourceTransfer.lastNote(notes + [1, 2]) == 4)
            #expect(SourceTransfer.lastNote([]) == -1)
        }
    }
#endif
