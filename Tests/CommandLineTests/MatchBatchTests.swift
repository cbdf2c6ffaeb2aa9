import Foundation
import TestData
import Testing

@Suite struct `aasa match --batch` {
    static let aasa =
        #"{"applinks": {"details": [{"appIDs": ["A.b"], "components": [{"/": "/x"}, {"/": "/y", "exclude": true}]}]}}"#

    static func question(id: String, path: String, app: String = "A.b") -> String {
        #"{"id": \#(id), "aasa": \#(aasa), "app": "\#(app)", "domain": "e.com", "url": "https://e.com\#(path)"}"#
    }

    @Test func `answers in order, with each id as it was written`() throws {
        let ids = ["1", "1.50e+2", "\"\\u00e9 \\/\"", "null", "true", "{\"a\" : [1,  2]}"]
        let paths = ["/x", "/y", "/z", "/x", "/y", "/z"]
        let input = zip(ids, paths).map { Self.question(id: $0, path: $1) }.joined(separator: "\n")
        let command = try Command("match", "--batch", input: input)
        #expect(command.status == 0)
        #expect(
            command.output
                == zip(ids, ["match", "exclude", "no-match", "match", "exclude", "no-match"])
                .map { "{\"id\": \($0), \"verdict\": \"\($1)\"}\n" }.joined())
    }

    // A line, and what its answer says.
    @Test(arguments: [
        ("nonsense", #"{"id": null, "error": "line 2, column 1: the line is not JSON: it begins with “nonsense”"}"#),
        (#"{"id": 7, "aasa": {,}}"#, #"{"id": 7, "error": "line 2, column 20: "#),
        (#"{"aasa": {,}, "id": 7}"#, #"{"id": null, "error": "line 2, column 11: "#),
        (#"{"id": [1,"#, #"{"id": null, "error": "line 2, column 11: the line ends before “[” is closed"}"#),
        (#"{"id": "a", "app": "A", "aasa": {}}"#, #"{"id": "a", "error": "line 2: “url” is missing"}"#),
        (#"{"id": "a", "url": "https://e.com/", "aasa": {}}"#, #"{"id": "a", "error": "line 2: “app” is missing"}"#),
        (#"{"id": "a", "url": "https://e.com/", "app": "A"}"#, #"{"id": "a", "error": "line 2: “aasa” is missing"}"#),
        (
            #"{"id": 1, "url": 7, "app": "A", "aasa": {}}"#,
            #"{"id": 1, "error": "line 2, column 18: “url” is a number, not a string"}"#
        ),
        (
            #"{"id": 1, "url": "u", "app": "A", "aasa": "{}"}"#,
            #"{"id": 1, "error": "line 2, column 43: “aasa” is a string, not an object"}"#
        ),
        (
            #"{"id": 1, "url": "u", "app": "A", "domain": null, "aasa": {}}"#,
            #"{"id": 1, "error": "line 2, column 45: “domain” is null, not a string"}"#
        ),
        (#"{"id": "a"#, #"{"id": null, "error": "line 2, column "#),
        (#"{"id": 12"#, #"{"id": null, "error": "line 2, column "#),
        (#"{"id": [1}"#, #"{"id": null, "error": "line 2, column "#),
        ("[1]", #"{"id": null, "error": "line 2: the line is an array, not an object"}"#),
        ("{} {}", #"{"id": null, "error": "line 2, column 4: “{}” follows the end of the JSON value"}"#),
    ])
    func `says what is wrong with a line, and goes on`(line: String, answer: String) throws {
        let input = [Self.question(id: "1", path: "/x"), line, "", Self.question(id: "2", path: "/y")]
        let command = try Command("match", "--batch", input: input.joined(separator: "\n"))
        #expect(command.status == 0)
        let lines = command.output.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 4)
        #expect(lines.first == #"{"id": 1, "verdict": "match"}"#)
        #expect(lines.dropFirst().first?.hasPrefix(answer) == true, "\(command.output)")
        #expect(lines.dropFirst(2).first == #"{"id": 2, "verdict": "exclude"}"#)
    }

    @Test func `tells apart questions about one file that differ in app or domain`() throws {
        let composed = Self.question(id: "1", path: "/x", app: "\u{E9}").replacingOccurrences(
            of: "A.b\"]", with: "\u{E9}\"]")
        let decomposed = composed.replacingOccurrences(of: "\"app\": \"\u{E9}\"", with: "\"app\": \"e\u{301}\"")
        let elsewhere = composed.replacingOccurrences(of: "\"domain\": \"e.com\"", with: "\"domain\": \"f.com\"")
        let anywhere = composed.replacingOccurrences(of: "\"domain\": \"e.com\", ", with: "")
        let command = try Command(
            "match", "--batch", input: [composed, decomposed, elsewhere, anywhere].joined(separator: "\n"))
        let verdicts = command.output.split(separator: "\n").map { $0.dropFirst(#"{"id": 1, "verdict": "#.count) }
        #expect(verdicts == ["\"match\"}", "\"no-match\"}", "\"no-match\"}", "\"match\"}"])
    }

    @Test func `reads a line of a megabyte`() throws {
        let padding = String(repeating: "x", count: 1 << 20)
        let line = Self.question(id: "\"\(padding)\"", path: "/x")
        let command = try Command("match", "--batch", input: line + "\n" + line)
        #expect(command.output == String(repeating: "{\"id\": \"\(padding)\", \"verdict\": \"match\"}\n", count: 2))
    }

    @Test func `prints nothing for no lines`() throws {
        let command = try Command("match", "--batch")
        #expect(command.status == 0)
        #expect(command.output.isEmpty)
    }

    @Test func `agrees with all that was recorded from Apple's tool`() throws {
        let cases = RecordedDecision.all
        #expect(cases.count > 100)
        let lines = cases.enumerated().map { number, recorded in
            #"{"id": "\#(number)", "aasa": \#(recorded.file), "app": "\#(recorded.app)", "#
                + #""domain": "\#(recorded.domain)", "url": "\#(recorded.url)"}"#
        }
        let answers = try Command("match", "--batch", input: lines.joined(separator: "\n")).output
            .split(separator: "\n")
        #expect(answers.count == cases.count)
        for (number, (answer, recorded)) in zip(answers, cases).enumerated() {
            let answer = try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any]
            #expect(answer?["id"] as? String == "\(number)")
            #expect(answer?["verdict"] as? String == recorded.decision, "\(recorded)")
        }
    }
}
