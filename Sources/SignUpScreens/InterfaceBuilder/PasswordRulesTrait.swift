import Findings
import TextFormats

/// The password rules of a field in an Interface Builder file.
///
/// No public file with password rules was found, so their form is not known. Accepted are an attribute whose name
/// contains `passwordRules`, and an element whose name or key contains it, with the descriptor in one of its attributes
/// or as its text.
enum PasswordRulesTrait {
    case descriptor(LocatedText)
    /// Something with the name, but without text.
    case unknown(SourceSpan)

    init?(in element: XMLElement, traits: XMLElement?) {
        if let attribute = (traits?.attributes ?? []).first(where: { Self.isNamed($0.name) })
            ?? element.attributes.first(where: { Self.isNamed($0.name) })
        {
            self = .descriptor(attribute.value)
            return
        }
        guard
            let holder = element.elements.first(where: Self.isNamed)
                ?? traits?.tree.dropFirst().first(where: Self.isNamed)
        else { return nil }
        self = Self.text(in: holder).map(Self.descriptor) ?? .unknown(holder.startTagSpan)
    }

    // Nearly all names are shorter or have no w, and a search in each of them is a seventh of the cost of a file.
    private static func isNamed(_ name: String) -> Bool {
        name.utf8.count >= word.utf8.count && name.utf8.contains { $0 | 0x20 == UInt8(ascii: "w") }
            && name.asciiLowercased.contains(word)
    }

    private static let word = "passwordrules"

    private static func isNamed(_ element: XMLElement) -> Bool {
        isNamed(element.name) || element.attribute("key").map { isNamed($0.value.string) } == true
    }

    private static func text(in holder: XMLElement) -> LocatedText? {
        for element in holder.tree {
            let isTelling = { (name: String) in
                ["descriptor", "rules", "value", "string"].contains { name.asciiLowercased.contains($0) }
            }
            if let attribute = element.attributes.first(where: { isTelling($0.name) }) { return attribute.value }
            if let text = element.content, text.string.contains(where: { !$0.isWhitespace }) { return text }
        }
        return nil
    }
}
