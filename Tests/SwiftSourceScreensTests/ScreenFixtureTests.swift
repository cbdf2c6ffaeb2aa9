#if SwiftSources
    import Findings
    import Foundation
    import SignUpScreens
    import SwiftSourceScreens
    import Testing

    @Suite struct `the screens in Fixtures/Screens/Swift` {
        static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Fixtures/Screens/Swift")

        static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
            .filter { $0.hasSuffix(".swift") }.sorted()

        @Test func `are read as expected.txt says`() throws {
            #expect(!Self.names.isEmpty)
            var actual = ""
            for name in Self.names {
                let bytes = Array(try Data(contentsOf: Self.folder.appending(path: name)))
                let reading = SwiftScreenReader.read([SourceText(bytes, from: .file(path: name))])
                #expect(reading.failures.isEmpty)
                for screen in reading.screens { actual += description(of: screen) }
            }
            let file = Self.folder.appending(path: "expected.txt")
            let expected = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
            if ProcessInfo.processInfo.environment["AASA_RECORD"] != nil, actual != expected {
                try actual.write(to: file, atomically: true, encoding: .utf8)
                Issue.record("recorded: a run that records does not pass")
            } else {
                #expect(actual == expected, "run `make record` if this is meant")
            }
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
