import Findings
import Judging
import TextFormats
import UniversalLinks

/// The change after which a rule requires what it names.
struct RequiredPresence {
    fileprivate let pattern: Message
    fileprivate let purpose: Message
    let repair: Repair

    /// The change as an instruction.
    ///
    /// - Parameter place: where the rule is, with a space before it; empty for the place of the finding.
    func words(in place: Message = "") -> Message { "write \(pattern)\(place), \(purpose)" }
}

// Rules that take more than their author meant.
extension RuleSubject {
    /// The change after which the rule requires the query items and the fragment that it names: `{"?": {"web": "*"}}` also
    /// takes the URLs without `web`. Nil for a rule that requires what it names.
    var presence: RequiredPresence? {
        let places = anything
        guard let repair = Repair(places.compactMap(requirement)), repair.edits.count == places.count else {
            return nil
        }
        let verb: Message = rule.excludes ? "excludes" : "takes"
        guard rule.items.contains(where: { $0.constraint.pattern.isAnything }) else {
            return RequiredPresence(
                pattern: "\(plain: "\"#\": \"?*\"")", purpose: "so that it \(verb) only URLs with a fragment",
                repair: repair)
        }
        let names = rule.items.filter { $0.constraint.pattern.isAnything }.map(\.key.text)
        let members = rule.items.map { item in
            let pattern = item.constraint.pattern
            return JSONLiteral.string(item.key.text) + ": "
                + JSONLiteral.string(pattern.isAnything ? "?*" : pattern.text)
        }
        let pattern = "\"?\": {" + members.joined(separator: ", ") + "}"
        return RequiredPresence(
            pattern: rule.items.count > 3 ? "\("?*") for these query items" : "\(plain: pattern)",
            purpose: "so that it \(verb) only URLs that have \(list: names)", repair: repair)
    }

    private var anything: [LinkPattern] {
        let patterns = rule.items.map(\.constraint.pattern).filter(\.isAnything)
        return patterns.isEmpty ? [rule.fragment?.pattern].compactMap(\.self).filter(\.isAnything) : patterns
    }

    private func requirement(_ pattern: LinkPattern) -> TextEdit? {
        // The span of a string with escapes includes its quotation marks.
        let isQuoted = document.text.bytes(in: pattern.span).first == UInt8(ascii: "\"")
        return isQuoted ? nil : TextEdit(pattern.span, "?*")
    }

    /// Notes on what makes the rule match URLs without the items that it names.
    var presenceNotes: [Note] {
        guard rule.excludes else { return [] }
        return rule.items.filter { $0.constraint.pattern.isAnything }.prefix(3).map { item in
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
