package import Findings
package import TextFormats

/// One component of a details entry, or one string of `paths`, as it counts: with the defaults of its entry and of the
/// file filled in.
package struct LinkRule: Sendable {
    /// How the rule is written.
    package enum Form: Hashable, Sendable {
        /// An object of `components`.
        case component
        /// A string of `paths`.
        case path
    }

    /// What a rule wants of the query.
    package enum Query: Sendable {
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
    package let entry: Int
    /// Which element of the entry's array it is, from 0, counted as written.
    package let index: Int
    /// How it is written.
    package let form: Form
    /// The bytes of the component or of the string.
    package let span: SourceSpan
    /// Whether the app does *not* open what the rule takes.
    package let excludes: Bool
    /// Whether letters are compared as they are.
    package let isCaseSensitive: Bool
    /// Whether the URL is compared as it is, and not decoded.
    package let isPercentEncoded: Bool
    /// What it wants of the path; nil for nothing.
    package let path: LinkConstraint?
    /// What it wants of the query.
    package let query: Query
    /// What it wants of the fragment; nil for nothing.
    package let fragment: LinkConstraint?
}

/// A pattern that a part of the URL must match.
package struct LinkConstraint: Sendable {
    /// Where a rule got something from.
    package enum Level: Hashable, Sendable {
        /// `defaults` of `applinks`.
        case file
        /// `defaults` of the entry.
        case entry
        /// The component, or the string of `paths`.
        case rule
    }

    /// The pattern.
    package let pattern: LinkPattern
    /// Where the rule got it from.
    package let level: Level
    /// Equal for rules that got the pattern from the same defaults; so it is compiled once.
    let identity: Int
}

/// An object under `"?"`: a pattern for each name.
package struct LinkItemConstraints: Sendable {
    /// A name and the pattern of its values.
    package struct Item: Sendable {
        /// The name; it is compared exactly.
        package let key: JSONKey
        /// The pattern.
        package let constraint: LinkConstraint
    }

    /// The names, in order; of two equal ones the last.
    package let items: [Item]
    /// Where the rule got it from.
    package let level: LinkConstraint.Level
    let identity: Int
}
