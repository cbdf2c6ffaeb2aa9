import Findings
import Testing

/// What is said about app identifiers in lists.
@Suite struct `findings about identifiers` {
    @Test(arguments: [
        ("webcredentials", #"["TEAMID.com.example.app"]"#, "lists no other identifier"),
        ("appclips", #"["com.example.app", "364147881.com.example.app"]"#, "none of the 2 identifiers"),
    ])
    func `say once if because of them a service works for no app`(service: String, list: String, words: String) throws {
        let findings = lint(Array(#"{"\#(service)": {"apps": \#(list)}}"#.utf8), named: "file")
        let notes = findings.map { $0.notes.map { "\($0.message)" }.filter { $0.contains(words) } }
        #expect(notes.map(\.count) == [1] + Array(repeating: 0, count: findings.count - 1))
        #expect(findings.allSatisfy { $0.severity == .error })
        #expect(!findings.contains { $0.name == "service-reaches-no-app" })
    }

    @Test(arguments: [
        ("7D3KX9QW2M.com.yourcompany.app", []), ("7D3KX9QW2M.com.example.app", []),
        ("ABCDE12345.com.yourcompany.app", ["app-identifier-sample"]),
        ("1485721934.com.example.app", ["app-identifier-ten-digits"]),
        ("148572193.com.example.app", ["app-identifier-store-id"]),
        ("14857219341.com.example.app", ["app-identifier-store-id"]),
        ("7D3KX9QW2M.com.example.my_app", ["app-identifier-underscore"]),
    ])
    func `are as certain as what can be known`(identifier: String, names: [String]) {
        let text = #"{"webcredentials": {"apps": ["\#(identifier)"]}}"#
        #expect(lint(Array(text.utf8), named: "file").map(\.name) == names)
    }
}
