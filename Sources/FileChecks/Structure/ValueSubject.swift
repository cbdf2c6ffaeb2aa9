import Findings
package import Judging
package import TextFormats

/// A value in an AASA file whose type Apple documents.
package struct ValueSubject: Scoped {
    /// A type that Apple documents for a value.
    package enum Shape: Hashable, Sendable {
        case object
        case strings
        case objects
        /// An array of objects, or an object in the obsolete form of `details`.
        case details
        case string
        /// `true` or `false`.
        case boolean
        /// A string, or an object of strings.
        case query
    }

    package let document: SiteDocument
    package let value: JSONValue
    /// The type that Apple documents for the value.
    package let shape: Shape
    /// The key of the value, or of the array that it is an element of.
    package let key: String
    /// Whether the value is an element of an array.
    package let isElement: Bool
    package let scope: Scope

    /// Whether the value has the documented type. The elements of an array are subjects of their own.
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

    /// The documented type, as a phrase for a message.
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
