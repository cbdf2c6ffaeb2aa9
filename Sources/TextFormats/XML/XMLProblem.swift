package import Findings

/// The mistake that stopped the parsing of an XML document, with its place.
package struct XMLProblem: Error, Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// There is no element: only white space, comments and declarations.
        case empty
        /// UTF-16 or UTF-32, detected by the first bytes, or a declared encoding other than UTF-8 and US-ASCII.
        case unsupportedEncoding
        /// Bytes that are not UTF-8.
        case invalidUTF8
        /// A character that XML does not allow, literal or by reference: most control characters, U+FFFE, U+FFFF.
        case forbiddenCharacter
        /// The document ends within something; `related` is what was never closed.
        case truncated
        /// A document type declaration with its own declarations in `[…]`, which are never processed.
        case internalSubset
        /// Any other `<!…` that is not a comment, a CDATA section, or a document type declaration in the right place.
        case unexpectedDeclaration
        /// An ampersand that does not begin a reference; it must be written `&amp;`.
        case bareAmpersand
        /// A reference to an entity other than `lt`, `gt`, `amp`, `apos` and `quot`.
        case unknownEntity
        /// An invalid character reference: `&#x;`, `&#99999999;`.
        case badCharacterReference
        /// Something else in place of a name, as in `< a>` or `<1>`.
        case badName
        /// An attribute without `=` and a quoted value, with `<` in its value, or without white space before it.
        case badAttribute
        /// An attribute that appears twice in one tag; `related` is the earlier one.
        case duplicateAttribute
        /// A tag that does not end in `>`.
        case badTag
        /// An end tag whose name differs from that of the open element; `related` is the name in the start tag.
        case mismatchedEndTag
        /// An end tag without an open element.
        case unexpectedEndTag
        /// Text before or after the root element.
        case textOutside
        /// A second root element.
        case secondElement
        /// Nesting deeper than ``XMLReader/depthLimit``.
        case tooDeep
    }

    package let kind: Kind
    /// The bytes at fault; empty, at the end, if something is missing there.
    package let span: SourceSpan
    /// A related place, such as the tag that was never closed.
    package let related: SourceSpan?

    package init(_ kind: Kind, at span: SourceSpan, related: SourceSpan? = nil) {
        self.kind = kind
        self.span = span
        self.related = related
    }

    package var message: Message {
        switch kind {
        case .empty: "there is no XML element"
        case .unsupportedEncoding: EncodingProblem.otherEncoding.message
        case .invalidUTF8: EncodingProblem.invalidUTF8.message
        case .forbiddenCharacter: "this character is not allowed in XML"
        case .truncated: "the file is cut off within the XML"
        case .internalSubset: "the document type declaration contains its own declarations, which are not supported"
        case .unexpectedDeclaration: "a declaration is not allowed here"
        case .bareAmpersand: "an ampersand in XML must be written as &amp;"
        case .unknownEntity: "the entity is not one of lt, gt, amp, apos and quot"
        case .badCharacterReference: "the character reference is not valid"
        case .badName: "expected a name here"
        case .badAttribute: "the attribute is not of the form name=\"value\""
        case .duplicateAttribute: "the attribute appears twice in one tag"
        case .badTag: "the tag does not end in >"
        case .mismatchedEndTag: "the end tag does not match the open element"
        case .unexpectedEndTag: "the end tag has no matching start tag"
        case .textOutside: "there is text outside the root element"
        case .secondElement: "there is a second root element"
        case .tooDeep: "elements are nested too deeply"
        }
    }
}
