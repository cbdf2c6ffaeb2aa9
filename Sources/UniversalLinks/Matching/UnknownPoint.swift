package import Findings

/// A detail of matching that is not known: neither recordings of Apple's tool nor Apple's documentation show it. For
/// each one we assume an answer, and decisions follow that assumption. A decision that another answer would change is
/// reported as depending on it.
package enum UnknownPoint: String, Hashable, Sendable, CaseIterable {
    case starAcrossPoint, wildcardAtImpliedSlash, scalarTakesSlash, scalarOutsideASCII
    case leadingStar, leadingScalar, starBetweenSlashesAtRoot
    case slashRuns, dotSegments, outerSlashRuns, emptyPathPattern
    case normalisingBeforeDecoding, undecodableText, needlessEscapes
    case foldingOfEscapes, foldingOfNames, foldingOutsideASCII
    case decodingOfNames, plusAsSpace, semicolonAsSeparator
    case emptyQueryObject, mergedQueryObjects
    case defaultsOnPaths, componentsBesidePaths, looseNegation, variablesInPaths, queryInPath
    case portOrUserInformation, trailingDotOfHost, hostOutsideASCII
    case exclusionEndsSearch, dictionaryOrder
    case flagsOfOtherKind, keysInOtherCase, patternsOfOtherKind
    case undefinedVariable, shadowedVariable, emptyVariable, emptyValue
    case patternsMissing, identifiersOfOtherKind

    /// The assumption, as reports show it.
    package var sentence: Message {
        switch self {
        case .starAcrossPoint: "“*” is assumed to match across a period"
        case .wildcardAtImpliedSlash: "“?” or a variable is assumed not to match a slash that the URL does not have"
        case .scalarTakesSlash: "“?” is assumed to match a slash"
        case .scalarOutsideASCII: "“?” is assumed to match one Unicode scalar, however many bytes it has"
        case .leadingStar:
            "“*” at the start of a path pattern is assumed to match the empty text too, with no slash implied"
        case .leadingScalar: "a slash is assumed to be implied before “?” at the start of a path pattern"
        case .starBetweenSlashesAtRoot: "the root path is assumed to have one slash, not one at each end"
        case .slashRuns: "consecutive slashes inside a path or a pattern are assumed to be compared as written"
        case .dotSegments: "“.” and “..” in a path are assumed to be compared as written"
        case .outerSlashRuns:
            "consecutive slashes at the start of the URL's path or at the end of the pattern are assumed to count as one"
        case .emptyPathPattern: "an empty path pattern is assumed to match only the root path"
        case .normalisingBeforeDecoding: "the path is assumed to be decoded before its slashes are normalised"
        case .undecodableText: "text that can't be percent-decoded is assumed to match nothing"
        case .needlessEscapes:
            "an escape is assumed to be compared byte for byte, even if the character need not be escaped"
        case .foldingOfEscapes: "case is assumed to be ignored in the digits of escapes too"
        case .foldingOfNames: "the names of query items are assumed to be compared exactly, even if case is ignored"
        case .foldingOutsideASCII: "case is assumed to be ignored in ASCII letters only"
        case .decodingOfNames: "the names of query items are assumed to be decoded if their values are"
        case .plusAsSpace: "“+” in a query is assumed to stand for itself, not for a space"
        case .semicolonAsSeparator: "“;” is assumed not to separate query items"
        case .emptyQueryObject: "an empty query object is assumed to set no condition"
        case .mergedQueryObjects:
            "a component's query object is assumed to replace the one in the defaults, not to extend it"
        case .defaultsOnPaths: "defaults are assumed to apply to “paths” too"
        case .componentsBesidePaths: "“paths” is assumed to be ignored if there is “components”"
        case .looseNegation: "only “NOT ”, in capital letters and with a space, is assumed to exclude"
        case .variablesInPaths: "variables are assumed to work in “paths” too"
        case .queryInPath: "“?” in “paths” is assumed to be a wildcard, not the start of a query"
        case .portOrUserInformation: "a port or user information in the URL is assumed to be ignored"
        case .trailingDotOfHost: "a period at the end of a host is assumed to be compared as written"
        case .hostOutsideASCII: "a host with characters outside ASCII is assumed to be compared as written"
        case .exclusionEndsSearch: "an exclusion is assumed to end the search, even if a later entry would match"
        case .dictionaryOrder: "if “details” is an object, its members are assumed to be read in the order of the file"
        case .flagsOfOtherKind: "a flag that is neither true nor false is assumed to have its default value"
        case .keysInOtherCase: "a key in different upper or lower case is assumed to be unknown"
        case .patternsOfOtherKind: "a pattern that is not a string is assumed to set no condition"
        case .undefinedVariable: "a component with an undefined variable is assumed to match nothing"
        case .shadowedVariable:
            "a variable defined in the file is assumed to replace the built-in one with the same name"
        case .emptyVariable: "a variable without values is assumed to match nothing, not even the empty text"
        case .emptyValue: "an empty value of a variable is assumed to match the empty text"
        case .patternsMissing: "an entry with neither “components” nor “paths” is assumed to match nothing"
        case .identifiersOfOtherKind: "an entry whose “appIDs” is not an array is assumed to apply to no app"
        }
    }
}

/// A way to read a file: the assumptions of ``UnknownPoint``, with at most one of them reversed.
struct LinkReading: Sendable {
    private let departure: UnknownPoint?

    /// The reading in which every assumption holds.
    static let standard = LinkReading(nil)

    /// Reverses the assumption on a point; nil reverses none.
    init(_ departure: UnknownPoint?) { self.departure = departure }

    /// Whether the rules themselves may differ from those of the standard reading, and not just how they match.
    var changesRules: Bool {
        switch departure {
        case .componentsBesidePaths, .defaultsOnPaths, .keysInOtherCase, .emptyPathPattern, .looseNegation,
            .queryInPath, .patternsOfOtherKind, .flagsOfOtherKind, .mergedQueryObjects:
            true
        default: false
        }
    }

    /// Whether this reading reverses the assumption on a point.
    func departs(at point: UnknownPoint) -> Bool { departure == point }
}
