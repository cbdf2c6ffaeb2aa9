import Catalogue
import CheckFixtures
import Findings
import Foundation
import Judging
import Testing
import TextFormats

/// What the help says is written into the file, as a person would, and the file is judged again.
@Suite struct `what fields of other frameworks are helped with` {
    static let fixtures = FixtureCase.all.filter { fixture in
        fixture.fires && fixture.code.hasPrefix("AD9")
            && ["react-native", "html", "flutter"].contains { fixture.folder.lastPathComponent == "fires-\($0)" }
            && fixture.code != "AD992"
    }

    @Test(arguments: fixtures) func `removes the finding once it is in the file`(fixture: FixtureCase) async throws {
        let report = Report(judging: try await fixture.evidence())
        let finding = try #require(report.findings.first { $0.code.description == fixture.code })
        let help = try #require(finding.observation.help).description
        let places = [finding.observation.place] + finding.observation.notes.compactMap(\.place)
        let text = try #require(Self.text(of: finding.observation.place))
        let lines = Set(places.compactMap(\.position?.line))
        let new = (1...text.lineCount).compactMap(text.span).enumerated().map { index, span in
            let line = text.string(in: span)
            return lines.contains(index + 1) ? Self.applied(help, to: line) : line
        }.joined(separator: "\n")
        #expect(new.utf8.count != text.bytes.count)
        let all = SourceSpan(0, text.bytes.count)
        let repaired = fixture.repaired(by: Repair(replacing: all, by: new), in: text)
        let again = Report(judging: try await repaired.evidence())
        #expect(again.findings.map(\.code.description).filter { $0 == fixture.code } == [])
        #expect(!again.screens.isEmpty)
    }

    @Test func `is tried in every framework`() { #expect(Self.fixtures.count >= 8) }

    private static func text(of place: Place) -> SourceText? {
        if case .text(let text, _) = place { text } else { nil }
    }

    private static func applied(_ help: String, to line: String) -> String {
        if let hint = help.firstMatch(of: #/AutofillHints\.\w+/#)?.output {
            if line.contains("AutofillHints.") { return line.replacing(#/AutofillHints\.\w+/#, with: hint) }
            return line.replacing("TextField(", with: "TextField(autofillHints: const [\(hint)],")
        }
        let attribute = #/[A-Za-z]+="[A-Za-z-]+"/#
        let marks = help.matches(of: attribute).map { String($0.output) }.filter { !$0.hasPrefix("keyboardType") }
        // The name comes before the password.
        let mark = marks.count > 1 && !line.contains("E-mail") ? marks[1] : marks.first ?? "secureTextEntry"
        let name = mark.prefix { $0 != "=" }
        let bare = line.replacing(attribute) { match in
            ["autoComplete", "\(name)"].contains(match.output.prefix { $0 != "=" }) ? "" : String(match.output)
        }
        return bare.replacing(#/<(?:TextInput|input)/#) { "\($0.output) \(mark)" }
    }
}
