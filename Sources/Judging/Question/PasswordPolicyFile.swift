import AssociationModel
package import Findings
package import PasswordRules
import TextFormats

/// Why a file could not be read as a password policy.
package struct PolicyFileFailure: Error, Sendable {
    /// The reason, without the place.
    package let message: Message
    /// The bytes that are wrong.
    package let span: SourceSpan
}

extension PasswordPolicy {
    /// Reads a policy from a JSON file, in which comments and trailing commas are allowed:
    ///
    ///     { "name": "shop", "minLength": 10, "maxLength": 64,
    ///       "allowed": "ascii-printable", "required": ["upper", "digit, [-!]"],
    ///       "categories": { "needed": 3, "of": ["upper", "lower", "digit", "special"] },
    ///       "forbiddenWords": ["shop"], "maxRepeating": 2, "maxSequential": 3 }
    ///
    /// All keys are optional. Character classes are written as in password rules. An unknown key is an error, since a
    /// misspelt one would otherwise be ignored.
    package init(reading text: SourceText) throws(PolicyFileFailure) {
        let document = JSONParser.parse(text.bytes, dialect: .lenient)
        guard document.isWellFormed, let root = document.root else {
            let problem = document.problems.first ?? JSONProblem(.empty, at: SourceSpan(0, 0))
            throw PolicyFileFailure(
                message: ConfigurationProblem(problem, of: document, in: text.bytes).message, span: problem.span)
        }
        self.init(name: text.name)
        for member in try Self.members(of: root) {
            switch member.key.text {
            case "name": name = try Self.text(member.value)
            case "minLength": minLength = try Self.number(member.value)
            case "maxLength": maxLength = try Self.number(member.value)
            case "maxRepeating": maxRepeating = try Self.number(member.value)
            case "maxSequential": maxSequential = try Self.number(member.value)
            case "allowed": allowed = try Self.characters(member.value)
            case "required": required = try Self.list(member.value, of: Self.characters)
            case "forbiddenWords": forbiddenWords = try Self.list(member.value, of: Self.text)
            case "categories": categories = try Self.categories(member.value)
            default: throw Self.unknown(member.key)
            }
        }
    }

    private static func categories(_ value: JSONValue) throws(PolicyFileFailure) -> Categories {
        var categories = Categories(0, of: [])
        for member in try members(of: value) {
            switch member.key.text {
            case "needed": categories.needed = try number(member.value)
            case "of": categories = Categories(categories.needed, of: try list(member.value, of: characters))
            default: throw unknown(member.key)
            }
        }
        guard categories.needed <= categories.classes.count else {
            throw PolicyFileFailure(
                message: "“needed” is larger than the number of categories in “of”", span: value.span)
        }
        return categories
    }

    private static func characters(_ value: JSONValue) throws(PolicyFileFailure) -> CharacterClass {
        let text = try text(value)
        let descriptor = PasswordDescriptor("allowed: \(text)")
        if let problem = descriptor.problems.first {
            throw PolicyFileFailure(message: problem.message, span: value.span)
        }
        guard let characters = descriptor.rules.allowed, descriptor.written.count == 1 else {
            throw PolicyFileFailure(message: "\(text) is not a character class", span: value.span)
        }
        return characters
    }

    private static func members(of value: JSONValue) throws(PolicyFileFailure) -> [JSONMember] {
        guard let members = value.members else { throw wrong(value, "an object") }
        return members
    }

    private static func text(_ value: JSONValue) throws(PolicyFileFailure) -> String {
        guard let text = value.string else { throw wrong(value, "a string") }
        return text
    }

    private static func number(_ value: JSONValue) throws(PolicyFileFailure) -> Int {
        guard case .number(let text) = value.content, let number = Int(text), number >= 0 else {
            throw wrong(value, "a whole number")
        }
        return number
    }

    private static func list<Element>(
        _ value: JSONValue, of element: (JSONValue) throws(PolicyFileFailure) -> Element
    ) throws(PolicyFileFailure) -> [Element] {
        guard let elements = value.elements else { throw wrong(value, "an array") }
        return try elements.map(element)
    }

    private static func wrong(_ value: JSONValue, _ wanted: StaticString) -> PolicyFileFailure {
        PolicyFileFailure(
            message: "expected \(plain: "\(wanted)"), found \(plain: "\(value.kindName)")", span: value.span)
    }

    private static func unknown(_ key: LocatedString) -> PolicyFileFailure {
        PolicyFileFailure(message: "\(key.text) is not a key of a password policy", span: key.span)
    }
}
