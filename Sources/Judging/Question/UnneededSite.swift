package import AssociationModel
package import Findings

/// A directory or an address that was named for a host, which nothing in the run needs.
package struct UnneededSite: Scoped {
    /// An app of the run that the directory's file lists.
    package struct Listing: Sendable {
        package let app: AppIdentifier
        package let service: Service
        /// Where the file lists it.
        package let place: Place

        package init(_ app: AppIdentifier, for service: Service, at place: Place) {
            (self.app, self.service, self.place) = (app, service, place)
        }
    }

    package let host: String
    /// Where the directory is named.
    package let place: Place
    /// The option that names it, as written on a command line.
    package let option: String
    /// Whether a configuration names it, and not an option.
    package let isConfigured: Bool
    /// The host that was probably meant; nil if none that is needed is like it.
    package let nearest: String?
    /// The first app that the directory's file lists; nil if it lists none of the run.
    package let listing: Listing?

    package init(
        _ host: String, by option: String = "--site", at place: Place, isConfigured: Bool, nearest: String?,
        listing: Listing?
    ) {
        self.host = host
        self.option = option
        self.place = place
        self.isConfigured = isConfigured
        self.nearest = nearest
        self.listing = listing
    }

    package var scope: Scope { .run }
}
