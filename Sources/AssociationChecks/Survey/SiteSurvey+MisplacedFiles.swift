import AssociationModel
import Findings
import TextFormats

extension SiteSurvey {
    /// Whether there is a file at the location that Apple reads: with services, or with mistakes that keep us from
    /// telling. A page, nothing, a text such as `Not Found`, and JSON without any service are none.
    package var hasFile: Bool {
        guard let document = wellKnown.document else { return false }
        switch document.form {
        case .empty, .html, .other: return false
        case .signed: return true
        case .json:
            guard !wellKnown.holdsFile, !document.isTooLarge, let json = document.json else { return true }
            return !json.isWellFormed && json.root?.members != nil
        }
    }

    /// The files that lie at other locations while the one that Apple reads answers and has none. A location that
    /// Apple's leads to by a redirect is left out: the redirect tells the story.
    package var misplacedFiles: [LocationProbe] {
        guard wellKnown.exchange?.response != nil, !hasFile else { return [] }
        let visited = Set(probes.hops.map(\.request.url))
        return (elsewhere + underPaths).filter { $0.holdsFile && !visited.contains($0.url) }
    }

    /// The file at `/apple-app-site-association`, if one lies there.
    package var fileAtRoot: LocationProbe? { elsewhere.first { $0.location.kind == .root && $0.holdsFile } }

    /// Where the file must lie: the URL, or the path where a directory stands for the server.
    var rightPlace: String {
        if case .file(let path) = wellKnown.exchange?.responder { path } else { wellKnown.url }
    }

    /// What came of the request for the location that Apple reads, in a few words.
    var answerInWords: Message {
        guard let exchange = wellKnown.exchange else { return "it was not asked for" }
        switch exchange.outcome {
        case .notConsulted: return "it was not asked for"
        case .failure: return "the server gives no answer"
        case .response(let response):
            if case .file = exchange.responder, response.status == 404 { return "there is no such file" }
            if response.status != 200 { return "the server answers with status \(response.status)" }
            return hasFile ? "there is another file" : "what lies there is no such file"
        }
    }
}

extension LocationProbe {
    /// Where it lies: the URL, or the path where a directory stands for the server.
    var name: String {
        if case .file(let path) = exchange?.responder { path } else { url }
    }

    /// The place of the file as a whole.
    var place: Place { document.map { .wholeText($0.text) } ?? .response(url: url) }
}

extension Subjects {
    /// The sites whose answer for the location that Apple reads is known.
    package var answeredSites: [SiteSurvey] { sites.filter { $0.wellKnown.exchange?.response != nil } }
}
