package import Findings

/// Why some bytes are no property list, at the bytes that are to blame.
package struct PropertyListProblem: Error, Hashable, Sendable {
    /// The kinds of mistake.
    package enum Kind: Hashable, Sendable {
        /// Nothing but white space or comments.
        case empty
        /// The file is neither XML nor a binary property list: JSON, the old ASCII form, or something else.
        case notPropertyList
        /// The XML is broken.
        case xml(XMLProblem.Kind)
        /// The binary form is broken.
        case binary(BinaryProblem)
        /// The old text form is broken.
        case openStep(OpenStepProblem)
        /// An element that property lists do not have, by its name.
        case unknownElement(String)
        /// `<plist>` with nothing in it.
        case noValue
        /// A second value in `<plist>`.
        case secondValue
        /// A key with no value after it.
        case keyWithoutValue(String)
        /// A value in a dictionary with no key before it.
        case valueWithoutKey
        /// A `<key>` outside of a dictionary.
        case keyOutsideDictionary
        /// Text between the elements of a dictionary or an array.
        case unexpectedText
        /// An element inside one that holds text only, or that holds nothing.
        case unexpectedElement(String)
        /// An `<integer>` that is none, or is out of range.
        case badInteger
        /// A `<real>` that is none.
        case badReal
        /// A `<date>` that is not of the form 2026-11-21T09:00:00Z.
        case badDate
        /// A `<data>` that is not Base64.
        case badData
    }

    /// What can be wrong with the binary form.
    package enum BinaryProblem: String, Error, Hashable, Sendable, CaseIterable {
        /// The file is shorter than the header and the trailer, or its numbers lead outside of it.
        case truncated
        /// An object refers to one that is not there.
        case badReference
        /// An object contains itself.
        case cycle
        /// Nesting over ``XMLReader/depthLimit``.
        case tooDeep
        /// Objects shared so often that the list has over a million values.
        case tooLarge
        /// A type of object that is not known, or that belongs to archives only.
        case unknownObject
        /// A string that is not text in its encoding.
        case badString
        /// A key that is no string.
        case badKey
        /// A date that is no moment of the calendar's years 1 to 9999.
        case badDate
    }

    /// What can be wrong with the old text form.
    package enum OpenStepProblem: String, Error, Hashable, Sendable, CaseIterable {
        /// The text is not UTF-8.
        case notUTF8
        /// Nesting over ``XMLReader/depthLimit``.
        case tooDeep
        /// A dictionary or an array without an end.
        case unclosed
        /// A string in quotation marks without an end.
        case unclosedString
        /// A comment without an end.
        case unclosedComment
        /// No `=` after a key.
        case missingEquals
        /// No `;` after a value in a dictionary.
        case missingSemicolon
        /// No `,` after an element of an array.
        case missingComma
        /// Something else where a value or a key should be.
        case unexpected
        /// Data that is not an even number of hexadecimal digits.
        case badData
    }

    /// Which mistake it is.
    package let kind: Kind
    /// The bytes that make it; nil in the binary form.
    package let span: SourceSpan?
    /// Another place that belongs to it.
    package let related: SourceSpan?

    /// Places a mistake.
    package init(_ kind: Kind, at span: SourceSpan?, related: SourceSpan? = nil) {
        self.kind = kind
        self.span = span
        self.related = related
    }

    init(_ problem: XMLProblem) {
        self.init(problem.kind == .empty ? .empty : .xml(problem.kind), at: problem.span, related: problem.related)
    }

    /// The mistake in words.
    package var message: Message {
        switch kind {
        case .empty: "there is no property list in the file"
        case .notPropertyList: "the file is neither an XML nor a binary property list"
        case .xml(let kind): XMLProblem(kind, at: span ?? SourceSpan(0, 0)).message
        case .binary(let problem): problem.message
        case .openStep(let problem): problem.message
        case .unknownElement(let name): "a property list has no element \(name)"
        case .noValue: "the property list holds no value"
        case .secondValue: "the property list holds a second value"
        case .keyWithoutValue(let key): "no value follows the key \(key)"
        case .valueWithoutKey: "no key precedes this value in the dictionary"
        case .keyOutsideDictionary: "a key stands outside of a dictionary"
        case .unexpectedText: "text stands between the elements of the property list"
        case .unexpectedElement(let name): "the element \(name) stands inside one that can hold none"
        case .badInteger: "this is not an integer"
        case .badReal: "this is not a real number"
        case .badDate: "the date is not of the form 2026-11-21T09:00:00Z"
        case .badData: "the data is not Base64"
        }
    }
}

extension PropertyListProblem.BinaryProblem {
    fileprivate var message: Message {
        switch self {
        case .truncated: "the binary property list is cut off or its table is broken"
        case .badReference: "an object of the binary property list refers to one that is not there"
        case .cycle: "an object of the binary property list contains itself"
        case .tooDeep: "the binary property list is nested too deeply"
        case .tooLarge: "the binary property list unfolds to more than a million values"
        case .unknownObject: "the binary property list holds an object of an unknown type"
        case .badString: "a string of the binary property list is not text"
        case .badKey: "a key of the binary property list is no string"
        case .badDate: "a date of the binary property list is out of range"
        }
    }
}

extension PropertyListProblem.OpenStepProblem {
    fileprivate var message: Message {
        switch self {
        case .notUTF8: "the property list is not text in UTF-8"
        case .tooDeep: "the property list is nested too deeply"
        case .unclosed: "this dictionary or array has no end"
        case .unclosedString: "this string has no closing quotation mark"
        case .unclosedComment: "this comment has no end"
        case .missingEquals: "an equals sign is missing after the key"
        case .missingSemicolon: "a semicolon is missing after the value"
        case .missingComma: "a comma is missing after the element"
        case .unexpected: "neither a string nor a dictionary nor an array begins here"
        case .badData: "this data is not made of pairs of hexadecimal digits"
        }
    }
}
