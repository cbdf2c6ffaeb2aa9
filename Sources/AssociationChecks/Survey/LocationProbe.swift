package import AssociationModel

/// One place at which the file was looked for.
package struct LocationProbe: Sendable {
    /// The place.
    package let location: Location
    /// The URL.
    package let url: String
    /// What came of the request; nil where it was not made.
    package let exchange: Exchange?
    /// What lies there, if the status was 200.
    package let document: SiteDocument?

    /// Whether there lies a file with at least one service in it, well-formed or not.
    package var holdsFile: Bool { document?.association.map { !$0.services.isEmpty } ?? false }
}
