#if SwiftSources
    import Findings
    import SignUpScreens
    import SwiftSourceScreens
    import TestData
    import Testing

    @Suite struct `the screens in Fixtures/Screens/Swift` {
        static let folder = "Fixtures/Screens/Swift"
        static let names = Repository.names(in: folder).filter { $0.hasSuffix(".swift") }

        @Test func `are read as expected.txt says`() throws {
            #expect(!Self.names.isEmpty)
            var actual = ""
            for name in Self.names {
                let bytes = try Repository.bytes(of: Self.folder + "/" + name)
                let reading = SwiftScreenReader.read([SourceText(bytes, from: .file(path: name))])
                #expect(reading.failures.isEmpty)
                for screen in reading.screens { actual += description(of: screen) }
            }
            try Golden.expect(actual, in: Self.folder + "/expected.txt")
        }

        private func description(of screen: Screen) -> String {
            var lines = ["\(position(screen.place)) \(screen.name)"]
            if screen.isPart { lines[0] += " (a part)" }
            if screen.hasUnreadCode { lines[0] += " (not all read)" }
            lines += screen.fields.map { "    \(position($0.place)) \($0.line)" }
            if !screen.texts.isEmpty {
                lines.append("    texts: " + screen.texts.map { "“\($0)”" }.joined(separator: " "))
            }
            lines += screen.departures.map { "    \(position($0.place)) \($0.function): \($0.kind)" }
            return lines.joined(separator: "\n") + "\n"
        }

        private func position(_ place: Place) -> String {
            "\(place.file ?? ""):\(place.position.map { "\($0.line):\($0.column)" } ?? "")"
        }
    }
#endif
