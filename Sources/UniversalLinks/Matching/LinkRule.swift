package import Findings
package import TextFormats

/// One component of a details entry, or one string of `paths`, after applying the defaults of its entry and of the
/// file.
package struct LinkRule: Sendable {
    /// How the rule is written.
    package enum Form: Hashable, Sendable {
        /// An object in `components`.
        case component
        /// A string in `paths`.
        case path
    }

    /// The condition on the query.
    package enum Query: Sendable {
        /// No condition.
        case unspecified
        /// The whole query must match a pattern.
        case whole(LinkConstraint)
        /// For each name, every item with that name must match; a missing item counts as empty.
        case items(LinkItemConstraints)
        /// No condition, because the object contains a value that is not a string. Recorded: the whole object is then
        /// ignored.
        case void(JSONValue)
    }

    /// The details entry the rule belongs to, as an index into ``AppLinks/details``.
    package let entry: Int
    /// The index of the element in the entry's array, from 0, as written.
    package let index: Int
    package let form: Form
    /// The bytes of the component or string.
    package let span: SourceSpan
    /// Whether a match means that the app does *not* open the URL.
    package let excludes: Bool
    /// Whether upper and lower case are told apart.
    package let isCaseSensitive: Bool
    /// Whether the URL is compared as it is, without percent-decoding.
    package let isPercentEncoded: Bool
    /// The condition on the path; nil if there is none.
    package let path: LinkConstraint?
    package let query: Query
    /// The condition on the fragment; nil if there is none.
    package let fragment: LinkConstraint?
}

/// A pattern that a part of the URL must match.
package struct LinkConstraint: Sendable {
    /// Where a rule takes a setting from.
    package enum Level: Hashable, Sendable {
        /// The `defaults` of `applinks`.
        case file
        /// The `defaults` of the entry.
        case entry
        /// The component or the string of `paths`.
        case rule
    }

    package let pattern: LinkPattern
    /// Where the rule takes the pattern from.
    package let level: Level
    /// Equal for rules that take the pattern from the same defaults, so it is compiled once.
    package let identity: Int
}

/// The object under `"?"`: a pattern for each name.
package struct LinkItemConstraints: Sendable {
    /// A name and the pattern for its values.
    package struct Item: Sendable {
        /// The name, compared exactly.
        package let key: LocatedString
        package let constraint: LinkConstraint
    }

    /// The items in order; if a name appears twice, the last one.
    package let items: [Item]
    /// Where the rule takes the object from.
    package let level: LinkConstraint.Level
    let identity: Int
}
