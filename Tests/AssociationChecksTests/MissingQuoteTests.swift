import Findings
import Testing

/// A quotation mark is what is lost most easily while a file is edited by hand.
@Suite struct `a file that lost one quotation mark` {
    private static let spread = #"""
        {
          "applinks": {
            "apps": [],
            "substitutionVariables": {"city": ["berlin", "00100"]},
            "details": [
              {
                "appIDs": ["7D3KX9QW2M.com.example.app", "ABCDE98765.com.example.other"],
                "components": [
                  {"/": "/buy/*", "?": {"id": "?*"}, "comment": "the shop"},
                  {"/": "/*", "#": "top", "caseSensitive": false},
                  {"#": "/orders/*", "?": "id=*"},
                  {"/": "*/$(city)/%20?", "exclude": true}
                ]
              },
              {"appID": "7D3KX9QW2M.com.example.app", "paths": ["NOT /*/admin", "*", "/*"]}
            ]
          },
          "webcredentials": {
            "apps": ["7D3KX9QW2M.com.example.app"]
          }
        }

        """#

    static let files = [spread, tight]

    /// The same on one line, without white space between the tokens.
    private static let tight = spread.split(separator: "\n").map { $0.drop { $0 == " " } }.joined()
        .replacing(": ", with: ":").replacing(", ", with: ",")

    @Test(arguments: files)
    func `has one error, about that mark, and nothing that only follows from it`(file: String) {
        let bytes = Array(file.utf8)
        let good = lint(bytes, named: "file").map(\.identity.name)
        #expect(!good.contains { $0.hasPrefix("json") })
        for place in bytes.indices where bytes[place] == UInt8(ascii: "\"") {
            var broken = bytes
            broken.remove(at: place)
            let findings = lint(broken, named: "file")
            let around = String(decoding: bytes[max(0, place - 20)..<min(bytes.count, place + 20)], as: UTF8.self)
            let names = findings.map(\.identity.name)
            #expect(names.count { $0.hasPrefix("json") } == 1, "\(names) at \(around)")
            #expect(Set(names).subtracting(good).count == 1, "\(names) at \(around)")
        }
    }

    @Test(arguments: files)
    func `is as it was after a repair that is offered`(file: String) {
        let bytes = Array(file.utf8)
        var repaired = 0
        for place in bytes.indices where bytes[place] == UInt8(ascii: "\"") {
            var broken = bytes
            broken.remove(at: place)
            for repair in lint(broken, named: "file").filter({ $0.name.hasPrefix("json") }).compactMap(\.repair) {
                let text = SourceText(broken, from: .file(path: "file")).repaired(by: [repair])
                #expect(text.bytes == bytes)
                repaired += 1
            }
        }
        #expect(repaired > 20)
    }

    @Test(arguments: [
        (##"{"a": # one "two", three"##, "json-comment"), (##"{"a": 1, #"b": 2"##, "json-comment"),
        ("{\"a\": /* \"b\" */ 1", "json-comment"), (#"{"a": [//"b","#, "json-comment"),
    ])
    func `is not seen in a comment`(start: String, name: String) {
        #expect(lint(Array((start + "\n}").utf8), named: "file").contains { $0.identity.name == name })
    }
}
