package import Findings

/// A question about matching that nothing recorded from Apple's tool answers and no page of Apple's settles. Each has a
/// stance, which decisions follow; an answer that another stance would turn is *unsettled*.
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

    /// What is open, and what is assumed.
    package var sentence: Message {
        switch self {
        case .starAcrossPoint: "“*” is taken to cross a full stop"
        case .wildcardAtImpliedSlash: "“?” or a variable is taken not to match a slash that the URL does not have"
        case .scalarTakesSlash: "“?” is taken to match a slash"
        case .scalarOutsideASCII: "“?” is taken to match one Unicode scalar, however many bytes it has"
        case .leadingStar: "“*” at the start of a path pattern is taken to match nothing too, with no slash before it"
        case .leadingScalar: "a slash is implied before “?” at the start of a path pattern"
        case .starBetweenSlashesAtRoot: "the root is taken to have one slash, not one at each end"
        case .slashRuns: "several slashes in a row inside a path or a pattern are compared as written"
        case .dotSegments: "“.” and “..” in a path are compared as written"
        case .outerSlashRuns: "slashes in a row before the URL's path or after the pattern are taken for one"
        case .emptyPathPattern: "an empty path pattern is taken to match the root only"
        case .normalisingBeforeDecoding: "the path is taken to be decoded before its slashes are normalised"
        case .undecodableText: "text that cannot be percent-decoded is taken to match nothing"
        case .needlessEscapes: "an escape is compared byte for byte, also where the character needs none"
        case .foldingOfEscapes: "case is ignored in the digits of escapes too"
        case .foldingOfNames: "the names of query items are compared exactly, also where case is ignored"
        case .foldingOutsideASCII: "case is ignored in ASCII letters only"
        case .decodingOfNames: "the names of query items are decoded where their values are"
        case .plusAsSpace: "“+” in a query is taken for itself, not for a space"
        case .semicolonAsSeparator: "“;” is taken not to separate query items"
        case .emptyQueryObject: "an empty query object is taken to want nothing"
        case .mergedQueryObjects: "a component's query object is taken to replace one of the defaults, not to add to it"
        case .defaultsOnPaths: "defaults are taken to count for “paths” too"
        case .componentsBesidePaths: "“paths” is taken not to count beside “components”"
        case .looseNegation: "only “NOT ” with a space, in capital letters, is taken to exclude"
        case .variablesInPaths: "variables are taken to count in “paths” too"
        case .queryInPath: "“?” in “paths” is taken for a wildcard, not for the start of a query"
        case .portOrUserInformation: "a port or user information in the URL is taken not to matter"
        case .trailingDotOfHost: "a full stop at the end of a host is compared as written"
        case .hostOutsideASCII: "a host outside ASCII is compared as written"
        case .exclusionEndsSearch: "an exclusion is taken to end the search, although a later entry would match"
        case .dictionaryOrder: "where “details” is an object, its members are taken in the order of the file"
        case .flagsOfOtherKind: "a flag that is neither true nor false is taken for its default"
        case .keysInOtherCase: "a key in another case is taken for an unknown one"
        case .patternsOfOtherKind: "a pattern that is no string is taken to want nothing"
        case .undefinedVariable: "a component with an undefined variable is taken to match nothing"
        case .shadowedVariable: "a variable of the file is taken to replace the built-in one of its name"
        case .emptyVariable: "a variable without values is taken to match nothing at all"
        case .emptyValue: "an empty value of a variable is taken to match the empty text"
        case .patternsMissing: "an entry with neither “components” nor “paths” is taken to match nothing"
        case .identifiersOfOtherKind: "an entry whose “appIDs” is no array is taken to be for no app"
        }
    }
}

/// A way to read a file: the stances of ``UnknownPoint``, except at one point.
struct LinkReading: Sendable {
    private let departure: UnknownPoint?

    /// All stances.
    static let standard = LinkReading(nil)

    /// All stances but one.
    init(_ departure: UnknownPoint?) { self.departure = departure }

    /// Whether it is the one that decisions follow.
    var isStandard: Bool { departure == nil }

    /// Whether the reading takes the other stance on a point.
    func departs(at point: UnknownPoint) -> Bool { departure == point }
}
