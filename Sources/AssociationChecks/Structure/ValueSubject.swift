import Findings
package import TextFormats

/// A value in an AASA file of which Apple documents the type.
package struct ValueSubject: Scoped {
    /// A type that Apple documents.
    package enum Shape: Hashable, Sendable {
        /// An object.
        case object
        /// An array of strings.
        case strings
        /// An array of objects.
        case objects
        /// An array of objects, or in the obsolete form an object.
        case details
        /// A string.
        case string
        /// `true` or `false`.
        case boolean
        /// A string, or an object of strings.
        case query
    }

    /// The file.
    package let document: SiteDocument
    /// The value.
    package let value: JSONValue
    /// What should be there.
    package let shape: Shape
    /// The key that it is the value of, or that the array it is in is the value of.
    package let key: String
    /// Whether it is an element of an array.
    package let isElement: Bool
    /// What a finding about it concerns.
    package let scope: Scope

    /// Whether the value is of that type; the elements of an array are judged apart.
    package var fits: Bool {
        switch shape {
        case .object: value.members != nil
        case .strings, .objects: value.elements != nil
        case .details: value.elements != nil || value.members != nil
        case .string: value.string != nil
        case .boolean: value.bool != nil
        case .query: value.string != nil || value.members != nil
        }
    }

    /// The type in words.
    var shapeWords: Message {
        switch shape {
        case .object: "an object"
        case .strings: "an array of strings"
        case .objects, .details: "an array of objects"
        case .string: "a string"
        case .boolean: "true or false"
        case .query: "a string or an object of strings"
        }
    }
}
