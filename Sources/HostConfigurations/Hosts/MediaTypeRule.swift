import Findings
import TextFormats

/// Header fields as the rules of hosts set them.
enum MediaTypeRule {
    /// Whether a header field gives the file its media type.
    static func isJSON(_ name: String, _ value: String) -> Bool {
        name.asciiLowercased == "content-type" && value.asciiLowercased.contains("json")
    }

    /// Whether an array of `{"key": …, "value": …}`, as Vercel and Firebase have them, gives the file its media type.
    static func isJSON(_ fields: JSONValue?) -> Bool {
        (fields?.elements ?? []).contains {
            isJSON($0.member("key")?.value.string ?? "", $0.member("value")?.value.string ?? "")
        }
    }

    /// Whether an object of names and values gives the file its media type.
    static func isJSON(object: JSONValue?) -> Bool {
        (object?.members ?? []).contains { isJSON($0.key.text, $0.value.string ?? "") }
    }
}

extension JSONValue {
    /// The text of a member.
    func string(_ key: String) -> String? { member(key)?.value.string }

    /// The status that a rule answers with.
    var status: Int? {
        guard case .number(let text) = member("status")?.value.content else { return nil }
        return Int(text)
    }

    /// The bytes to underline of a rule: its pattern, or else its opening bracket.
    func span(_ keys: String...) -> SourceSpan {
        for key in keys { if let value = member(key)?.value { return value.opening } }
        return opening
    }

    /// Whether a rule with `methods` applies to Apple's request.
    var allowsGET: Bool {
        guard let methods = member("methods")?.value.elements else { return true }
        return methods.contains { $0.string?.asciiLowercased == "get" }
    }
}
