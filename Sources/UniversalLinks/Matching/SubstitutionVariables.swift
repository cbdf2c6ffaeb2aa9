package import TextFormats

/// The variables that the patterns of a file may use: those the file defines and those built into the system.
/// <https://developer.apple.com/documentation/bundleresources/applinks/substitutionvariables>
package struct SubstitutionVariables: Sendable {
    /// A variable defined in the file.
    package struct Definition: Sendable {
        /// Its name as written.
        package let key: LocatedString
        /// Its values: the strings in the array, in order.
        package let values: [LocatedString]
    }

    /// The names of the built-in variables. Like all names they are case-sensitive.
    package static let builtInNames = ["alpha", "upper", "lower", "alnum", "digit", "xdigit", "region", "lang"]

    /// The variables of the file; if a name appears twice, the last one. A member that is not an array defines nothing.
    package let definitions: [Definition]
    private let places: [[UInt8]: Int]
    /// By definition, the bytes of its values.
    private let texts: [[[UInt8]]]
    /// By definition, the bytes of all its values together.
    private let lengths: [Int]

    /// Reads the member `substitutionVariables`, if the file has it.
    package init(_ value: JSONValue?) {
        (definitions, places) = (value?.members ?? []).lastOfEachName { member in
            member.value.elements.map { Definition(key: member.key, values: $0.compactMap(LocatedString.init)) }
        }
        texts = definitions.map { $0.values.map { Array($0.text.utf8) } }
        lengths = texts.map { $0.reduce(0) { $0 + $1.count } }
    }

    /// The values of a variable; nil if it is not defined. The file's own variables take precedence over built-in ones.
    package func values(of name: String) -> [[UInt8]]? {
        places[Array(name.utf8)].map { texts[$0] } ?? Self.builtIn(name)
    }

    /// The bytes of all values of a variable together.
    func length(of name: String) -> Int {
        places[Array(name.utf8)].map { lengths[$0] } ?? (Self.builtIns[name] ?? []).reduce(0) { $0 + $1.count }
    }

    /// Whether the file or the system defines a variable with this name.
    func isDefined(_ name: String) -> Bool { defines(name) || Self.builtIns[name] != nil }

    /// Whether the file itself defines a variable with this name.
    func defines(_ name: String) -> Bool { places[Array(name.utf8)] != nil }

    /// The values of a built-in variable.
    static func builtIn(_ name: String) -> [[UInt8]]? { builtIns[name] }

    private static let builtIns: [String: [[UInt8]]] = {
        func characters(_ isMember: (UInt8) -> Bool) -> [[UInt8]] { (0..<0x80).filter(isMember).map { [$0] } }
        return [
            "alpha": characters(\.isASCIILetter), "upper": characters(\.isASCIIUpper),
            "lower": characters(\.isASCIILower), "alnum": characters(\.isASCIIAlphanumeric),
            "digit": characters(\.isASCIIDigit), "xdigit": characters(\.isASCIIHexDigit),
            "region": ISOCodes.codes(ISOCodes.regions), "lang": ISOCodes.codes(ISOCodes.languages),
        ]
    }()
}

extension [JSONMember] {
    /// What is made of the members, and the place of each by the bytes of its name. Of members with the same name the last
    /// counts, at the place of the first; those of which nothing is made don't count.
    func lastOfEachName<Made>(_ make: (JSONMember) -> Made?) -> (made: [Made], places: [[UInt8]: Int]) {
        var made: [Made] = []
        var places: [[UInt8]: Int] = [:]
        for member in self {
            guard let new = make(member) else { continue }
            let name = Array<UInt8>(member.key.text.utf8)
            if let place = places[name] {
                made[place] = new
            } else {
                places[name] = made.count
                made.append(new)
            }
        }
        return (made, places)
    }
}
