import Findings
import Judging
import TextFormats
import UniversalLinks

// Exclusions that take more than their author meant.
extension RuleSubject {
    /// Help for an exclusion by something that it does not require: `{"?": {"web": "*"}, "exclude": true}` also takes
    /// the URLs without `web`. Nil for any other rule.
    var requiringPresence: Message? {
        guard rule.excludes else { return nil }
        if case .items(let object) = rule.query, object.items.contains(where: { $0.constraint.pattern.isAnything }) {
            guard object.items.count <= 3 else { return "write \("?*") for the query items that must be present" }
            let members = object.items.map { item in
                let pattern = item.constraint.pattern
                return JSONLiteral.string(item.key.text) + ": "
                    + JSONLiteral.string(pattern.isAnything ? "?*" : pattern.text)
            }
            return """
                write \(plain: "\"?\": {" + members.joined(separator: ", ") + "}"), so that it excludes only URLs that have \
                \(list: object.items.filter { $0.constraint.pattern.isAnything }.map(\.key.text))
                """
        }
        guard let fragment = rule.fragment, fragment.pattern.isAnything else { return nil }
        return "write \(plain: "\"#\": \"?*\""), so that it excludes only URLs with a fragment"
    }

    /// Notes on what makes the rule match URLs without the items that it names.
    var presenceNotes: [Note] {
        guard rule.excludes, case .items(let object) = rule.query else { return [] }
        return object.items.filter { $0.constraint.pattern.isAnything }.prefix(3).map { item in
            Note(
                "\(item.constraint.pattern.text) also matches a URL without \(item.key.text)",
                at: document.place(item.constraint.pattern.span))
        }
    }

    /// Whether the rule certainly matches every URL.
    var takesEverything: Bool {
        let path = rule.path?.pattern
        let hasAnyPath = path.map { $0.isAnything || $0.bytes.elementsEqual("/*".utf8) } ?? true
        return hasAnyPath && rule.query.isAnything && rule.fragment?.pattern.isAnything ?? true
    }
}

extension LinkPattern {
    /// Whether the pattern consists of `*` only.
    var isAnything: Bool { !bytes.isEmpty && bytes.allSatisfy { $0 == UInt8(ascii: "*") } }
}

extension LinkRule.Query {
    fileprivate var isAnything: Bool {
        switch self {
        case .unspecified: true
        case .whole(let query): query.pattern.isAnything
        case .items(let object): !object.items.isEmpty && object.items.allSatisfy { $0.constraint.pattern.isAnything }
        case .void: false
        }
    }
}
