package import Findings

/// The mistake that ended the reading of an XML document, at the bytes that make it.
package struct XMLProblem: Error, Hashable, Sendable {
    /// The kinds of mistake.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// No element at all: nothing but white space, comments and declarations.
        case empty
        /// UTF-16 or UTF-32 by its first bytes, or a declared encoding other than UTF-8 and US-ASCII.
        case unsupportedEncoding
        /// Bytes that are not UTF-8.
        case invalidUTF8
        /// A character that XML does not allow, literally or by reference: most control characters, U+FFFE, U+FFFF.
        case forbiddenCharacter
        /// The document ends inside something; `related` is what was never closed.
        case truncated
        /// A document type declaration with declarations of its own in `[…]`. Such is never read.
        case internalSubset
        /// Any other `<!…` that is no comment, no CDATA section and no document type in its place.
        case unexpectedDeclaration
        /// An ampersand that begins no reference; it is written `&amp;`.
        case bareAmpersand
        /// A reference to an entity other than `lt`, `gt`, `amp`, `apos` and `quot`.
        case unknownEntity
        /// A character reference that is none: `&#x;`, `&#99999999;`.
        case badCharacterReference
        /// Something else where a name is expected, as in `< a>` or `<1>`.
        case badName
        /// An attribute without `=` and a quoted value, or with `<` in it, or not apart from the one before.
        case badAttribute
        /// The same attribute twice in one tag; `related` is the earlier one.
        case duplicateAttribute
        /// A tag that does not end in `>`.
        case badTag
        /// An end tag with another name than the element that is open; `related` is the name in the start tag.
        case mismatchedEndTag
        /// An end tag where nothing is open.
        case unexpectedEndTag
        /// Text before or after the one element.
        case textOutside
        /// A second element after the first.
        case secondElement
        /// Nesting over ``XMLReader/depthLimit``.
        case tooDeep
    }

    /// Which mistake it is.
    package let kind: Kind
    /// The bytes that make it; empty at the end for something that is missing there.
    package let span: SourceSpan
    /// Another place that belongs to it.
    package let related: SourceSpan?

    /// Places a mistake.
    package init(_ kind: Kind, at span: SourceSpan, related: SourceSpan? = nil) {
        self.kind = kind
        self.span = span
        self.related = related
    }

    /// The mistake in words.
    package var message: Message {
        switch kind {
        case .empty: "there is no XML element"
        case .unsupportedEncoding: "the encoding is not UTF-8"
        case .invalidUTF8: "these bytes are not UTF-8"
        case .forbiddenCharacter: "this character is not allowed in XML"
        case .truncated: "the file ends before the XML does"
        case .internalSubset: "the document type declares entities or elements of its own, which are not read"
        case .unexpectedDeclaration: "a declaration stands where none is allowed"
        case .bareAmpersand: "an ampersand in XML is written &amp;"
        case .unknownEntity: "the entity is none of lt, gt, amp, apos and quot"
        case .badCharacterReference: "the character reference names no character"
        case .badName: "a name is expected here"
        case .badAttribute: "the attribute is not of the form name=\"value\""
        case .duplicateAttribute: "the attribute stands twice in one tag"
        case .badTag: "the tag does not end in >"
        case .mismatchedEndTag: "the end tag does not fit the element that is open"
        case .unexpectedEndTag: "an end tag stands where nothing is open"
        case .textOutside: "text stands outside of the one element"
        case .secondElement: "a second element follows the first"
        case .tooDeep: "elements are nested too deeply"
        }
    }
}
