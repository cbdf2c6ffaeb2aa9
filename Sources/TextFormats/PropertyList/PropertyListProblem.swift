package import Findings

/// Why some bytes are not a valid property list, with the place of the mistake.
package struct PropertyListProblem: Error, Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// Only white space or comments.
        case empty
        /// The file is neither an XML nor a binary property list: JSON, the old text format, or something else.
        case notPropertyList
        /// The XML is malformed.
        case xml(XMLProblem.Kind)
        /// The binary form is malformed.
        case binary(BinaryProblem)
        /// The old text format is malformed.
        case openStep(OpenStepProblem)
        /// An element that is not allowed in property lists; its name.
        case unknownElement(String)
        /// A `<plist>` without a value.
        case noValue
        /// A second value in `<plist>`.
        case secondValue
        /// A key without a value.
        case keyWithoutValue(String)
        /// A value in a dictionary without a key.
        case valueWithoutKey
        /// A `<key>` outside a dictionary.
        case keyOutsideDictionary
        /// Text between the elements of a dictionary or an array.
        case unexpectedText
        /// An element inside one that may contain only text, or nothing.
        case unexpectedElement(String)
        /// An `<integer>` that is not an integer or is out of range.
        case badInteger
        /// A `<real>` that is not a number.
        case badReal
        /// A `<date>` that is not of the form 2026-11-21T09:00:00Z.
        case badDate
        /// A `<data>` that is not Base64.
        case badData
    }

    /// What can be wrong with the binary form.
    package enum BinaryProblem: String, Error, Hashable, Sendable, CaseIterable {
        /// The file is too short for the header and the trailer, or its numbers point outside it.
        case truncated
        /// An object refers to one that does not exist.
        case badReference
        /// An object contains itself.
        case cycle
        /// Nesting deeper than ``XMLReader/depthLimit``.
        case tooDeep
        /// Objects are shared so often that the list has over a million values.
        case tooLarge
        /// An object of an unknown type, or of one that occurs only in archives.
        case unknownObject
        /// A string that is not valid in its encoding.
        case badString
        /// A key that is not a string.
        case badKey
        /// A date outside the years 1 to 9999.
        case badDate
    }

    /// What can be wrong with the old text format.
    package enum OpenStepProblem: String, Error, Hashable, Sendable, CaseIterable {
        /// The text is not UTF-8.
        case notUTF8
        /// Nesting deeper than ``XMLReader/depthLimit``.
        case tooDeep
        /// A dictionary or an array that is not closed.
        case unclosed
        /// A string without a closing quotation mark.
        case unclosedString
        /// A comment that is not closed.
        case unclosedComment
        /// No `=` after a key.
        case missingEquals
        /// No `;` after a value in a dictionary.
        case missingSemicolon
        /// No `,` after an element of an array.
        case missingComma
        /// Something else in place of a value or a key.
        case unexpected
        /// Data that is not an even number of hexadecimal digits.
        case badData
    }

    package let kind: Kind
    /// The bytes at fault; nil in the binary form.
    package let span: SourceSpan?
    /// A related place, such as the tag that was never closed.
    package let related: SourceSpan?

    package init(_ kind: Kind, at span: SourceSpan?, related: SourceSpan? = nil) {
        self.kind = kind
        self.span = span
        self.related = related
    }

    init(_ problem: XMLProblem) {
        self.init(problem.kind == .empty ? .empty : .xml(problem.kind), at: problem.span, related: problem.related)
    }

    package var message: Message {
        switch kind {
        case .empty: "the file contains no property list"
        case .notPropertyList: "the file is neither an XML nor a binary property list"
        case .xml(let kind): XMLProblem(kind, at: span ?? SourceSpan(0, 0)).message
        case .binary(let problem): problem.message
        case .openStep(let problem): problem.message
        case .unknownElement(let name): "unknown property list element \(name)"
        case .noValue: "the property list has no value"
        case .secondValue: "the property list has more than one value"
        case .keyWithoutValue(let key): "the key \(key) has no value"
        case .valueWithoutKey: "this value in a dictionary has no key"
        case .keyOutsideDictionary: "this key is outside a dictionary"
        case .unexpectedText: "there is text between the elements of the property list"
        case .unexpectedElement(let name): "the element \(name) is not allowed here"
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
        case .truncated: "the binary property list is cut off or its offset table is damaged"
        case .badReference: "an object in the binary property list refers to one that does not exist"
        case .cycle: "an object in the binary property list contains itself"
        case .tooDeep: "the binary property list is nested too deeply"
        case .tooLarge: "the binary property list expands to more than a million values, or to too much text"
        case .unknownObject: "the binary property list has an object of an unknown type"
        case .badString: "a string in the binary property list is not valid text"
        case .badKey: "a key in the binary property list is not a string"
        case .badDate: "a date in the binary property list is out of range"
        }
    }
}

extension PropertyListProblem.OpenStepProblem {
    fileprivate var message: Message {
        switch self {
        case .notUTF8: EncodingProblem.otherEncoding.message
        case .tooDeep: "the property list is nested too deeply"
        case .unclosed: "this dictionary or array is not closed"
        case .unclosedString: "this string has no closing quotation mark"
        case .unclosedComment: "this comment is not closed"
        case .missingEquals: "missing “=” after the key"
        case .missingSemicolon: "missing “;” after the value"
        case .missingComma: "missing “,” after the element"
        case .unexpected: "expected a string, a dictionary or an array here"
        case .badData: "this data is not a sequence of hexadecimal digit pairs"
        }
    }
}
