/// A page of a site, as the files of its deployment show it.
package struct DeployedPage: Hashable, Sendable {
    /// The path of its address, from the first slash. What is variable stands in brackets or behind a colon, or is `*`, as
    /// in the file that shows it.
    package let path: String
    /// The file that shows it, relative to the deployed folder.
    package let source: String

    package init(_ path: String, in source: String) {
        self.path = path
        self.source = source
    }

    /// The path of one such page: `x` stands for what is variable.
    package var example: String {
        let segments = path.split(separator: "/", omittingEmptySubsequences: false).map { segment in
            segment.hasPrefix("[") || segment.hasPrefix(":") || segment == "*" ? "x" : String(segment)
        }
        return segments.joined(separator: "/")
    }
}
