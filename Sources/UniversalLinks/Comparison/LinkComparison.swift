/// Whether two files decide every URL the same way for an app that both list.
///
/// The URLs considered are `https://host/…` as ``LinkLanguage`` describes them. A rule's conditions are regular
/// languages over the path, the query and the fragment, which can be chosen independently. It is therefore enough to
/// find the languages that can match together in each part, and to compare the decisions for each combination.
package enum LinkComparison: Hashable, Sendable {
    /// Proved: both files decide every URL the same way.
    case equivalent
    /// The files decide this URL differently. Both matchers were run on it.
    case different(Witness)
    /// A limit was reached before the answer was found.
    case unknown(AutomatonBound)

    /// A URL that two files decide differently.
    package struct Witness: Hashable, Sendable {
        package let url: String
        /// The decision of the first file; its rule is an index into that file's rules.
        package let before: LinkDecision
        /// The decision of the second file; its rule is an index into that file's rules.
        package let after: LinkDecision
    }

    /// Which URLs are compared.
    package enum Extent: Hashable, Sendable {
        /// All URLs.
        case allURLs
        /// Only URLs that some rule of the first file matches. What the second file says about other URLs is ignored.
        case decidedByFirst
    }

    /// Compares two files for one app. For many apps use one ``LinkComparer``.
    ///
    /// - Parameters:
    ///   - app: an app that both files list for universal links.
    ///   - host: the host of the example URL.
    package init(
        _ before: CompiledLinks, _ after: CompiledLinks, app: String, host: String = "example.com",
        extent: Extent = .allURLs, bounds: AutomatonBounds = AutomatonBounds()
    ) {
        var comparer = LinkComparer(before, after, host: host, extent: extent, bounds: bounds)
        self = comparer.comparison(for: app)
    }
}
