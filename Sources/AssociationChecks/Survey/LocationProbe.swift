package import AssociationModel

/// One location where the file is looked for.
package struct LocationProbe: Sendable {
    package let location: Location
    package let url: String
    /// What came of the request; nil where none was made.
    package private(set) var exchange: Exchange?
    /// The body of the response, if the status was 200.
    package private(set) var document: SiteDocument?

    init(_ location: Location, _ url: String) {
        self.location = location
        self.url = url
    }

    /// The plain request for the file.
    var request: Request { Request(url) }

    /// Whether the body is a file with at least one service, well-formed or not.
    package var holdsFile: Bool { document?.association.map { !$0.services.isEmpty } ?? false }

    /// The probe with its exchange, whose body is parsed here, once: an exchange that it has already changes nothing.
    func answered(by exchange: Exchange, scope: Scope, services: [Service]) -> LocationProbe {
        guard exchange.request != self.exchange?.request else { return self }
        var probe = self
        probe.exchange = exchange
        probe.document = SiteDocument(exchange, at: location, scope: scope, services: services)
        return probe
    }
}
