import TestData
import Testing
import TextFormats

@Suite struct `the layout of JSON` {
    static func layout(_ text: String) -> String {
        let bytes = Array(text.utf8)
        guard let root = JSONParser.parse(bytes).root else { return "" }
        return String(decoding: JSONLayout.text(of: root, in: bytes), as: UTF8.self)
    }

    /// A text without the white space between its tokens.
    static func tokens(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var (isString, isEscaped) = (false, false)
        for byte in bytes {
            if isString || !(byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D) { result.append(byte) }
            if byte == UInt8(ascii: "\""), !isEscaped { isString.toggle() }
            isEscaped = isString && byte == UInt8(ascii: "\\") && !isEscaped
        }
        return result
    }

    @Test func `puts lists of scalars and components on a line, and everything else on lines of its own`() {
        let text = #"""
            {"applinks":{"details":[{"appIDs":["A.b","C.d"],"components":[{"/":"\/a","?":{"n":1.50}},{}]}],"x":[]},
            "webcredentials":{"apps":["A.b"]},"appclips":{}}
            """#
        #expect(
            Self.layout(text) == #"""
                {
                  "applinks": {
                    "details": [
                      {
                        "appIDs": ["A.b", "C.d"],
                        "components": [
                          { "/": "\/a", "?": { "n": 1.50 } },
                          {}
                        ]
                      }
                    ],
                    "x": []
                  },
                  "webcredentials": {
                    "apps": ["A.b"]
                  },
                  "appclips": {}
                }

                """#)
    }

    @Test func `breaks a line that would have more than a hundred characters, the comma after it too`() {
        // Two spaces, `"a": ["`, the text, `"]`.
        let long = String(repeating: "é", count: 89)
        #expect(Self.layout(#"{"a": ["\#(long)"]}"#).contains("\n  \"a\": [\"\(long)\"]\n"))
        #expect(Self.layout(#"{"a": ["\#(long)"], "b": 1}"#).contains("\n  \"a\": [\n    \"\(long)\"\n  ],\n"))
    }

    @Test func `spreads the outermost value, unless there is nothing in it`() {
        #expect(Self.layout(#"{"a":1}"#) == "{\n  \"a\": 1\n}\n")
        #expect(Self.layout("[1, 2]") == "[\n  1,\n  2\n]\n")
        #expect(Self.layout(" {} ") == "{}\n")
        #expect(Self.layout(" 1e5 ") == "1e5\n")
    }

    @Test(.seeded) func `changes white space alone, and nothing the second time`() {
        let seed = RunSeed.value
        print("seed \(seed)")
        var numbers = SeededGenerator(seed: seed)
        for _ in 0..<2_000 {
            let bytes = Array(Self.value(&numbers, depth: 0).utf8)
            let document = JSONParser.parse(bytes)
            guard let root = document.root, document.isWellFormed else {
                Issue.record("no JSON: \(String(decoding: bytes, as: UTF8.self))")
                continue
            }
            let once = JSONLayout.text(of: root, in: bytes)
            #expect(Self.tokens(once) == Self.tokens(bytes), "\(String(decoding: bytes, as: UTF8.self))")
            let again = JSONParser.parse(once).root.map { JSONLayout.text(of: $0, in: once) }
            #expect(again == once, "\(String(decoding: once, as: UTF8.self))")
        }
    }

    @Test func `takes the deepest nesting that is read`() {
        let depth = JSONParser.depthLimit
        let text = String(repeating: "[", count: depth) + "1" + String(repeating: "]", count: depth)
        #expect(Self.tokens(Array(Self.layout(text).utf8)) == Array(text.utf8))
    }

    @Test(.needsSharedData("corpus/aasa"))
    func `of published files changes white space alone, and nothing the second time`() {
        for (name, bytes) in SharedData.files(in: "corpus/aasa") {
            let document = JSONParser.parse(bytes)
            guard let root = document.root, document.isWellFormed else { continue }
            let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
            let once = JSONLayout.text(of: root, in: bytes)
            #expect(Self.tokens(once) == Self.tokens(text), "\(name)")
            #expect(JSONParser.parse(once).root.map { JSONLayout.text(of: $0, in: once) } == once, "\(name)")
        }
    }

    private static func value(_ numbers: inout SeededGenerator, depth: Int) -> String {
        let space = ["", " ", "\n", "\r\n\t"].randomElement(using: &numbers) ?? ""
        let count = Int.random(in: 0...4, using: &numbers)
        switch Int.random(in: depth > 5 ? 2...5 : 0...5, using: &numbers) {
        case 0:
            let elements = (0..<count).map { _ in value(&numbers, depth: depth + 1) }
            return "[" + space + elements.joined(separator: "," + space) + "]" + space
        case 1:
            let members = (0..<count).map { _ in "\"k\\u00e9\"\(space):" + value(&numbers, depth: depth + 1) }
            return "{" + members.joined(separator: "," + space) + space + "}"
        case 2: return "-1.50E+3"
        case 3: return "null" + space
        default:
            let length = Int.random(in: 0...60, using: &numbers)
            return "\""
                + String(
                    repeating: ["a", "\\\"", " ", "é", "\\/", ","].randomElement(using: &numbers) ?? "", count: length)
                + "\""
        }
    }
}
