import AssociatedDomains
import Foundation
import TestData
import Testing

@Suite struct `repairing an AASA file` {
    static func repaired(_ text: String, _ options: RepairedFile.Options = []) -> RepairedFile {
        RepairedFile(SourceText(text, from: .file(path: "aasa")), options)
    }

    static func result(_ text: String, _ options: RepairedFile.Options = []) -> String {
        String(decoding: repaired(text, options).text.bytes, as: UTF8.self)
    }

    /// A file with one app for passwords, written in another way.
    static func passwords(_ apps: String) -> String { #"{"webcredentials": {"apps": \#(apps)}}"# }

    /// A file with one entry of `details`.
    static func entry(_ members: String) -> String { #"{"applinks": {"details": [{\#(members)}]}}"# }

    static let app = #""7D3KX9QW2M.com.example.app""#
    static let apps = "\"appIDs\": [\(app)], "

    @Test(arguments: [
        (#"{"a": [1,2,],}"#, #"{"a": [1,2]}"#),
        (#"{"a": [1,,  ,2]}"#, #"{"a": [1,  2]}"#),
        (#"{"a": [,1]}"#, #"{"a": [1]}"#),
        (#"{"a": ["x" "y"] "b": 2}"#, #"{"a": ["x", "y"], "b": 2}"#),
        (#"{"a": ["x"; "y"]}"#, #"{"a": ["x", "y"]}"#),
        (#"{"a" [1], "b"= 2, "c" => 3, "d":: 4}"#, #"{"a": [1], "b": 2, "c" : 3, "d": 4}"#),
        (#"{a: 'it\'s', 'say "x"': 1}"#, #"{"a": "it's", "say \"x\"": 1}"#),
        ("{“a”: «b», \"c\": ‘d’}", #"{"a": "b", "c": "d"}"#),
        (#"{"a": True, "b": None, "c": "it\'s"}"#, #"{"a": true, "b": null, "c": "it's"}"#),
        (#"{"a": 7D3KX9QW2M.com.example.app}"#, #"{"a": "7D3KX9QW2M.com.example.app"}"#),
        ("{\"a\":\u{A0}1,\u{200B}\"b\": 2}", #"{"a": 1,"b": 2}"#),
        ("\u{FEFF}{\"a\": 1}", #"{"a": 1}"#),
        (
            "// one\n{\"a\": 1, // two\n  # three\n\t/* four\n five */\r\n  \"b\": /* six */ 2}",
            "{\"a\": 1,\n  \"b\":  2}"
        ),
    ])
    func `repairs syntax and leaves everything else as it is`(text: String, expected: String) {
        #expect(Self.result(text) == expected)
    }

    @Test(arguments: [
        (#"{"webcredential": {"Apps": [\#(app)]}}"#, passwords("[\(app)]")),
        (passwords(app), passwords("[\(app)]")),
        (#"{"webcredentials": [\#(app)]}"#, #"{"webcredentials": {"apps": [\#(app)]}}"#),
        (#"{"webcredentials": {"appIDs": [\#(app)]}}"#, passwords("[\(app)]")),
        (passwords("[\(app), \(app) , \n\(app)]"), passwords("[\(app)]")),
        (passwords("[\" 7D3KX9QW2M.com.example.app\u{200B}\"]"), passwords("[\(app)]")),
        (
            passwords(#"["7D3KX9QW2M+com.example.app", "7D3KX9QW2M:com.example.b"]"#),
            passwords(#"[\#(app), "7D3KX9QW2M.com.example.b"]"#)
        ),
        (entry("\"appID\": [\(app)], \"components\": []"), entry(apps + "\"components\": []")),
        (entry(apps + #""component": [{"/": "/a"}]"#), entry(apps + #""components": [{"/": "/a"}]"#)),
        (entry(apps + #""components": {"/": "/a"}"#), entry(apps + #""components": [{"/": "/a"}]"#)),
        (entry(apps + #""components": ["/a"]"#), entry(apps + #""components": [{"/": "/a"}]"#)),
        (
            entry(apps + #""components": [{"/": "/a", "?": {"n": 5}}]"#),
            entry(apps + #""components": [{"/": "/a", "?": {"n": 5}}]"#)
        ),
        (entry(apps + #""components": [{"/": "/café"}]"#), entry(apps + #""components": [{"/": "/caf%C3%A9"}]"#)),
    ])
    func `repairs what Apple would read otherwise or not at all`(text: String, expected: String) {
        #expect(Self.result(text) == expected)
    }

    /// What is right, what only a person can know, and what would be a guess.
    @Test(arguments: [
        passwords("[\(app)]"), passwords(#"["com.example.app", "T84QZS65DQID.com.example.app"]"#),
        passwords(#"["7D3KX9QW2M.com.example.a, 7D3KX9QW2M.com.example.b"]"#),
        #"{"webcredential": {"apps": [\#(app)]}, "webcredentials": {"apps": []}}"#,
        passwords(#"["7d3kx9qw2m.com.example.app"]"#), #"{"webcredentials": {"apps": [\#(app)"#,
        "{\"webcredentials\": {\"apps\": [\(app)]}} {}", "{\"a\": \"x\ty\"}", #"{"a": "\*"}"#, #"{"a": ““x””}"#,
        "<html></html>", "", "{\"applinks\": {\"apps\": [], \"apps\": []}}",
    ])
    func `leaves alone what is right or would be a guess`(text: String) {
        #expect(Self.result(text) == text)
        #expect(Self.repaired(text).repaired.isEmpty)
    }

    @Test func `renames one of two keys that are both misspelt, and not both`() {
        let text = #"{"webcredential": {"apps": [\#(Self.app)]}, "web-credentials": {"apps": []}}"#
        #expect(Self.result(text).contains(#"{"webcredentials": {"#))
        #expect(Self.repaired(text).remaining.findings.map(\.identity.name).contains("json-duplicate-key") == false)
    }

    /// Repairs that are exact, and change what becomes of a URL: the file before, after, and a URL.
    static let changes = [
        (#"{"/": "/a/*", "exlude": true}"#, #"{"/": "/a/*", "exclude": true}"#, "https://example.com/a"),
        (#"{"/": "/%c3%a9"}"#, #"{"/": "/%C3%A9"}"#, "https://example.com/%c3%a9"),
        (##"{"/": "NOT /a"}, {"/": "*"}"##, ##"{"/": "/a", "exclude": true}, {"/": "*"}"##, "https://example.com/a"),
        (#"{"/": "/a", "exclude": "true"}"#, #"{"/": "/a", "exclude": true}"#, "https://example.com/a"),
        (#"{"/": "/a", "?": {"n": 5}}"#, #"{"/": "/a", "?": {"n": "5"}}"#, "https://example.com/a"),
    ]

    @Test(arguments: changes)
    func `does not change what becomes of a URL unless it is told to, and says which`(
        before: String, after: String, url: String
    ) throws {
        let text = Self.entry(Self.apps + "\"components\": [\(before)]")
        let kept = Self.repaired(text)
        #expect(!kept.isChanged && kept.repaired.isEmpty)
        let notes = kept.remaining.findings.flatMap(\.observation.notes).map(\.message.description)
        let note = try #require(notes.first { $0.hasPrefix("not repaired: ") })
        #expect(note.contains(url + " would change from match to "), "\(note)")
        #expect(Self.result(text, .changingDecisions) == Self.entry(Self.apps + "\"components\": [\(after)]"))
    }

    @Test func `makes the other repairs where one is withheld`() {
        let text = Self.entry(Self.apps + #""components": [{"/": "/a/*", "exlude": true},]"#) + ";"
        let result = Self.result(text.replacing(";", with: ""))
        #expect(result == Self.entry(Self.apps + #""components": [{"/": "/a/*", "exlude": true}]"#))
    }

    @Test func `tries so many repairs one by one and no more`() {
        let components = (0..<1_500).map { "{\"/\": \"/\($0)\", \"exlude\": true}" }.joined(separator: ",")
        let repaired = Self.repaired(Self.entry(Self.apps + "\"components\": [\(components)]"))
        #expect(!repaired.isChanged && repaired.withheld.count == 1_500)
        let last = repaired.withheld.last?.observation.notes.last?.message.description
        #expect(last?.contains("too many other repairs of this file would change something") == true)
    }

    @Test func `only judges a file that is signed`() throws {
        let text = SourceText(try Repository.bytes(of: "Fixtures/Signed/clear.txt"), from: .file(path: "clear.txt"))
        #expect(!RepairedFile(text).isChanged && !RepairedFile(text, .renewingPaths).isChanged)
        #expect(throws: InputFailure.self) { try FormattedFile(text) }
    }

    @Test func `does not touch a file that is larger than Apple reads`() {
        let text = #"{"a": 1,}"# + String(repeating: " ", count: Response.sizeLimit)
        #expect(!Self.repaired(text).isChanged)
    }

    // MARK: The old form of details

    @Test(arguments: [
        (
            entry("\"appID\": \(app), \"paths\": [\n \"NOT /a/*\",\n \"*\" ]"),
            entry(
                "\"appIDs\": [\(app)], \"components\": [\n { \"/\": \"/a/*\", \"exclude\": true },\n { \"/\": \"*\" } ]"
            )
        ),
        (entry(apps + #""paths": ["\/a"]"#), entry(apps + #""components": [{ "/": "\/a" }]"#)),
        (
            #"{"applinks": {"details": {\#(app): {"paths": ["/a"]}}}}"#,
            #"{"applinks": {"details": [{ "appIDs": [\#(app)],"components": [{ "/": "/a" }]}]}}"#
        ),
        (entry("\"appID\": \(app), \"components\": []"), entry(apps + "\"components\": []")),
    ])
    func `rewrites the old form where it is asked to`(text: String, expected: String) {
        #expect(Self.result(text, .renewingPaths) == expected)
        #expect(Self.result(text) == text)
        #expect(Self.result(expected, .renewingPaths) == expected)
    }

    @Test(arguments: [
        (entry(apps + #""paths": ["notes/*"]"#), "the meaning of “notes/*” in “paths” is not documented"),
        (entry(apps + #""paths": ["/a?b=c"]"#), "the meaning of a query in “paths” is not documented"),
        (entry(apps + #""paths": ["/$(lang)/"]"#), "whether “paths” supports variables is not documented"),
        (entry(apps + #""paths": [5]"#), "an element of “paths” is not a string"),
        (entry(apps + #""paths": ["/a"], "components": []"#), "it already has “components”"),
        (
            entry(apps + #""paths": ["/a"], "defaults": {"caseSensitive": false}"#),
            "whether “defaults” applies to “paths” is not documented"
        ),
    ])
    func `keeps an entry of the old form whose meaning is not documented`(text: String, reason: String) throws {
        let repaired = Self.repaired(text, [.renewingPaths, .changingDecisions])
        #expect(try #require(repaired.kept.first).message.description.contains(reason))
        #expect(!String(decoding: repaired.text.bytes, as: UTF8.self).contains(#""components": [{"#))
    }

    @Test func `repairs more syntax errors than a parser records at once, and then the rest`() {
        let apps = Array(repeating: Self.app, count: 150).joined(separator: ",,")
        let text = #"{"webcredentials": {"Apps": [\#(apps),]}}"#
        let repaired = Self.repaired(text)
        #expect(repaired.remaining.findings.allSatisfy { $0.identity.severity != .error })
        #expect(String(decoding: repaired.text.bytes, as: UTF8.self) == Self.passwords("[\(Self.app)]"))
    }
}
