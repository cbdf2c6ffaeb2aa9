package import AssociationModel

/// One location where the file was looked for.
package struct LocationProbe: Sendable {
    package let location: Location
    package let url: String
    /// What came of the request; nil where none was made.
    package let exchange: Exchange?
    /// The body of the response, if the status was 200.
    package let document: SiteDocument?

    /// Whether the body is a file with at least one service, well-formed or not.
    package var holdsFile: Bool { document?.association.map { !$0.services.isEmpty } ?? false }
}
