package import Findings

/// A mistake in a descriptor, at the bytes that make it, and what is lost by it.
///
/// Most mistakes cost more than they look: where Apple's parser loses its place, it drops every rule, in silence.
package struct DescriptorProblem: Hashable, Sendable {
    /// The kinds of mistake.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A rule begins with something that is no letter; an empty rule (`;;`) is one of these.
        case propertyExpected = "property-expected"
        /// A word that is no property.
        case unknownProperty = "unknown-property"
        /// A property in upper case: the names are case-sensitive.
        case propertyCase = "property-case"
        /// A property that the dialect does not know yet.
        case newerProperty = "newer-property"
        /// No colon directly after a property.
        case colonMissing = "colon-missing"
        /// Nothing after the colon. The rule counts for nothing.
        case valueMissing = "value-missing"
        /// Something that is no class where one belongs.
        case classExpected = "class-expected"
        /// A word that is no class.
        case unknownClass = "unknown-class"
        /// A list of classes that ends in a comma.
        case classMissingAfterComma = "class-missing-after-comma"
        /// Something that is no number where one belongs.
        case numberExpected = "number-expected"
        /// White space between a number and the semicolon or the end.
        case spaceAfterNumber = "space-after-number"
        /// Something after a class that neither a comma nor a semicolon parts from it.
        case separatorExpected = "separator-expected"
        /// A hyphen between brackets that is not the first character.
        case hyphenNotFirst = "hyphen-not-first"
        /// Characters between brackets outside U+0020 to U+007E; the span is from the first to the last.
        case charactersDropped = "characters-dropped"
        /// Brackets with nothing between them.
        case classEmpty = "class-empty"
        /// A bracket that is never closed; the span is to the end, since all of that is taken for its content.
        case classUnclosed = "class-unclosed"
        /// A number beyond 64 bits; the greatest that there is stands for it.
        case numberTooLarge = "number-too-large"
    }

    /// What a mistake costs.
    package enum Loss: String, Hashable, Sendable {
        /// Nothing but what is marked.
        case nothingElse = "nothing-else"
        /// The rule that it is in.
        case rule
        /// All that follows.
        case rest
        /// Every rule, those before it too.
        case everything
    }

    /// Which mistake it is.
    package let kind: Kind
    /// The bytes that make it.
    package let span: SourceSpan
    /// What is lost by it.
    package let loss: Loss
    /// What stands in the bytes of the span.
    package let text: String
    /// What was probably meant, to be written in place of the span.
    package let suggestion: String?
}
