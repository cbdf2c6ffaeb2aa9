package import AssociationModel
import Findings

/// One location where the file is looked for.
package struct LocationProbe: Sendable {
    package let location: Location
    package let url: String
    @Boxed private var answer: Answer?

    private struct Answer: Sendable {
        let exchange: Exchange
        let document: SiteDocument?
        let servedBy: ServedBy?
    }

    /// What came of the request; nil where none was made.
    package var exchange: Exchange? { answer?.exchange }

    /// The body of the response, if the status was 200.
    package var document: SiteDocument? { answer?.document }

    /// Who answered, as far as the response shows.
    package var servedBy: ServedBy? { answer?.servedBy }

    init(_ location: Location, _ url: String) {
        self.location = location
        self.url = url
    }

    /// The plain request for the file.
    var request: Request { Request(url) }

    /// Whether the body is a file with at least one service, well-formed or not.
    package var holdsFile: Bool { document?.association.map { !$0.services.isEmpty } ?? false }

    /// What a server's response shows to have answered in place of the site; a directory stands for nothing else.
    func substitution(on host: String) -> Substitution? {
        guard !holdsFile, let exchange, exchange.file == nil, let response = exchange.response else { return nil }
        return Substitution(response, page: document?.page, from: host)
    }

    /// The probe with its exchange, whose body and signs are read here, once: an exchange that it has already changes nothing.
    func answered(by exchange: Exchange, scope: Scope, services: [Service]) -> LocationProbe {
        guard exchange.request != self.exchange?.request else { return self }
        var probe = self
        probe.answer = Answer(
            exchange: exchange,
            document: SiteDocument(exchange, at: location, scope: scope, services: services),
            servedBy: exchange.response.flatMap { ServedBy($0, of: scope.site?.host ?? "") })
        return probe
    }
}
