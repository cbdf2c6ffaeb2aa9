package import Findings

/// A mistake in a descriptor: the bytes that are wrong, and what is lost because of them.
///
/// Most mistakes cost more than it seems: where Apple's published parser loses its place, it silently drops every rule.
public struct DescriptorProblem: Hashable, Sendable {
    /// The kinds of mistake. The raw values are stable identifiers.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A rule begins with something other than a letter; this includes an empty rule (`;;`).
        case propertyExpected = "property-expected"
        /// A rule begins with a word that is not a property.
        case unknownProperty = "unknown-property"
        /// A property with capital letters: property names are case-sensitive.
        case propertyCase = "property-case"
        /// A property that was added to the language later than the dialect.
        case newerProperty = "newer-property"
        /// No colon directly after a property.
        case colonMissing = "colon-missing"
        /// Nothing after the colon, so the rule is ignored.
        case valueMissing = "value-missing"
        /// Something other than a word or bracket where a class is expected.
        case classExpected = "class-expected"
        /// A word that does not name a class.
        case unknownClass = "unknown-class"
        /// A list of classes that ends in a comma.
        case classMissingAfterComma = "class-missing-after-comma"
        /// Something other than a whole number where one is expected.
        case numberExpected = "number-expected"
        /// White space between a number and the semicolon, or the end of the text.
        case spaceAfterNumber = "space-after-number"
        /// Something after a class without a comma or semicolon between them.
        case separatorExpected = "separator-expected"
        /// A hyphen between brackets that is not the first character, where it is ignored.
        case hyphenNotFirst = "hyphen-not-first"
        /// Characters between brackets outside U+0020 to U+007E; the span reaches from the first to the last of them.
        case charactersDropped = "characters-dropped"
        /// Brackets with nothing between them.
        case classEmpty = "class-empty"
        /// A bracket that is never closed; the span reaches to the end of the text, all of which is read as its
        /// content.
        case classUnclosed = "class-unclosed"
        /// A number that does not fit in `Int`; it is read as `Int.max`.
        case numberTooLarge = "number-too-large"
    }

    /// What a mistake costs.
    public enum Loss: String, Hashable, Sendable {
        /// Only what is marked.
        case nothingElse = "nothing-else"
        /// The rule that contains the mistake.
        case rule
        /// The rest of the descriptor, from the mistake on.
        case rest
        /// Every rule, including those before the mistake.
        case everything
    }

    /// The kind of mistake.
    public let kind: Kind
    package let span: SourceSpan
    /// What is lost because of it.
    public let loss: Loss
    /// The text of the span.
    public let text: String
    /// What was probably meant, as text to replace the span; nil if no guess is good enough.
    public let suggestion: String?

    /// The bytes that are wrong, as offsets from 0 in the UTF-8 of the descriptor.
    public var utf8Range: Range<Int> { span.start..<span.end }
}
