import AssociationModel
import Findings
import SignUpScreens
import Testing
import TextFormats

@Suite struct `the storyboards of the corpus` {
    @Test func `are read, and no field that takes text is missed`() throws {
        for path in ScreenFixture.corpus() {
            let text = try ScreenFixture.text(at: path)
            let file = try InterfaceBuilderFile(text)
            let fields = file.screens.flatMap(\.fields)
            let written = text.bytes.occurrences(of: "<textField ")
            #expect(fields.filter { $0.element == .textField }.count == written, "\(path)")
            #expect(
                fields.filter { $0.isSecure.value == true }.count
                    == text.bytes.occurrences(of: #"secureTextEntry="YES""#))
            #expect(fields.filter { $0.contentType.isSet }.count == text.bytes.occurrences(of: #"textContentType=""#))
            for screen in file.screens {
                print("\(screen.name) (\(screen.place.line ?? 0)): \(screen.unreadClasses)\n  \(screen.texts)")
                for field in screen.fields { print("  \(field.place.line ?? 0): \(field.summary)") }
                for departure in screen.departures { print("  \(departure.kind) in \(departure.function)") }
            }
        }
    }
}

extension [UInt8] {
    fileprivate func occurrences(of text: StaticString) -> Int {
        let wanted = Array("\(text)".utf8)
        return indices.count { self[$0...].starts(with: wanted) }
    }
}
