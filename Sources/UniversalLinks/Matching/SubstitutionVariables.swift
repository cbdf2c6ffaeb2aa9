import AssociationModel
package import TextFormats

/// The variables that patterns of a file may use: the file's own, and those that the system has.
/// <https://developer.apple.com/documentation/bundleresources/applinks/substitutionvariables>
package struct SubstitutionVariables: Sendable {
    /// A variable of the file.
    package struct Definition: Sendable {
        /// Its name, as it is written.
        package let key: JSONKey
        /// Its values: the strings of the array, in order.
        package let values: [LocatedString]
    }

    /// The names that the system defines. They are case-sensitive, as all names are.
    package static let builtInNames = ["alpha", "upper", "lower", "alnum", "digit", "xdigit", "region", "lang"]

    /// The variables of the file; of two with one name the last. A member that is no array defines nothing.
    package let definitions: [Definition]
    private let places: [[UInt8]: Int]

    /// Reads the member `substitutionVariables`, if the file has one.
    package init(_ value: JSONValue?) {
        var definitions: [Definition] = []
        var places: [[UInt8]: Int] = [:]
        for member in value?.members ?? [] {
            guard let elements = member.value.elements else { continue }
            let definition = Definition(key: member.key, values: elements.compactMap(LocatedString.init))
            let name = Array(member.key.text.utf8)
            if let place = places[name] {
                definitions[place] = definition
            } else {
                places[name] = definitions.count
                definitions.append(definition)
            }
        }
        self.definitions = definitions
        self.places = places
    }

    /// The values of a variable; nil where there is none of that name. The file's own comes before the system's.
    package func values(of name: String) -> [[UInt8]]? {
        places[Array(name.utf8)].map { definitions[$0].values.map { Array($0.text.utf8) } } ?? Self.builtIn(name)
    }

    /// Whether the file has a variable of this name.
    func defines(_ name: String) -> Bool { places[Array(name.utf8)] != nil }

    /// The values of a variable of the system.
    static func builtIn(_ name: String) -> [[UInt8]]? {
        func characters(_ isMember: (UInt8) -> Bool) -> [[UInt8]] { (0..<0x80).filter(isMember).map { [$0] } }
        return switch name {
        case "alpha": characters(\.isASCIILetter)
        case "upper": characters(\.isASCIIUpper)
        case "lower": characters(\.isASCIILower)
        case "alnum": characters(\.isASCIIAlphanumeric)
        case "digit": characters(\.isASCIIDigit)
        case "xdigit": characters(\.isASCIIHexDigit)
        case "region": ISOCodes.codes(ISOCodes.regions)
        case "lang": ISOCodes.codes(ISOCodes.languages)
        default: nil
        }
    }
}
