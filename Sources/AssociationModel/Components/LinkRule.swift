public import Findings

/// One component of a details entry, or one string of `paths`, as it counts: with the defaults of its entry and of the
/// file filled in.
public struct LinkRule: Sendable {
    /// How the rule is written.
    public enum Form: Hashable, Sendable {
        /// An object of `components`.
        case component
        /// A string of `paths`.
        case path
    }

    /// What a rule wants of the query.
    public enum Query: Sendable {
        /// Nothing.
        case unspecified
        /// The whole query must match a pattern.
        case whole(LinkConstraint)
        /// For each name, every item of that name must match; an absent one counts as empty.
        case items(LinkItemConstraints)
        /// Nothing, because the object holds a value that is no string (recorded: the whole object is void).
        case void(JSONValue)
    }

    /// Which entry the rule belongs to: an index into ``AppLinks/details``.
    public let entry: Int
    /// Which element of the entry's array it is, from 0, counted as written.
    public let index: Int
    /// How it is written.
    public let form: Form
    /// The bytes of the component or of the string.
    public let span: SourceSpan
    /// Whether the app does *not* open what the rule takes.
    public let excludes: Bool
    /// Whether letters are compared as they are.
    public let isCaseSensitive: Bool
    /// Whether the URL is compared as it is, and not decoded.
    public let isPercentEncoded: Bool
    /// What it wants of the path; nil for nothing.
    public let path: LinkConstraint?
    /// What it wants of the query.
    public let query: Query
    /// What it wants of the fragment; nil for nothing.
    public let fragment: LinkConstraint?
}

/// A pattern that a part of the URL must match.
public struct LinkConstraint: Sendable {
    /// Where a rule got something from.
    public enum Level: Hashable, Sendable {
        /// `defaults` of `applinks`.
        case file
        /// `defaults` of the entry.
        case entry
        /// The component, or the string of `paths`.
        case rule
    }

    /// The pattern.
    public let pattern: LinkPattern
    /// Where the rule got it from.
    public let level: Level
    /// Equal for rules that got the pattern from the same defaults; so it is compiled once.
    let identity: Int
}

/// An object under `"?"`: a pattern for each name.
public struct LinkItemConstraints: Sendable {
    /// A name and the pattern of its values.
    public struct Item: Sendable {
        /// The name; it is compared exactly.
        public let key: JSONKey
        /// The pattern.
        public let constraint: LinkConstraint
    }

    /// The names, in order; of two equal ones the last.
    public let items: [Item]
    /// Where the rule got it from.
    public let level: LinkConstraint.Level
    let identity: Int
}
