package import Findings

/// An app target in those of its configurations that are alike, with who receives its links.
package struct HandledApp: Sendable {
    /// The path of the project.
    package let path: String
    package let target: String
    package let configurations: [String]
    package let handling: LinkHandling
    /// Whether its entitlements claim `applinks`; nil if they could not be read.
    package let claimsLinks: Bool?
    /// Where the project names the target.
    package let place: Place

    package init(
        path: String, target: String, configurations: [String], handling: LinkHandling, claimsLinks: Bool?,
        at place: Place
    ) {
        self.path = path
        self.target = target
        self.configurations = configurations
        self.handling = handling
        self.claimsLinks = claimsLinks
        self.place = place
    }
}
