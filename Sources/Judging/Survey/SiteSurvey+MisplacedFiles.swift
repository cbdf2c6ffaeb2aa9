import AssociationModel
package import Findings
import TextFormats

extension SiteSurvey {
    /// Whether there is a file at the location that Apple reads: one with services, or one whose mistakes hide whether
    /// it has any. A web page, an empty body, a text such as `Not Found`, and JSON without any service do not count.
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

    /// The misplaced files: those at other locations, where the one that Apple reads answers and has none. A location
    /// that Apple's redirects to is left out: the finding about the redirect covers it.
    package var misplacedFiles: [LocationProbe] {
        guard wellKnown.exchange?.response != nil, !hasFile else { return [] }
        let visited = Set(probes.hops.map(\.request.url))
        return (elsewhere + underPaths).filter { $0.holdsFile && !visited.contains($0.url) }
    }

    /// The file at `/apple-app-site-association`, if there is one.
    package var fileAtRoot: LocationProbe? { elsewhere.first { $0.location.kind == .root && $0.holdsFile } }

    /// Where the file must be: the URL, or the path where a directory stands in for the server.
    package var rightPlace: String { wellKnown.name }

    /// A note on where the file must be, and what is there.
    package var noteOnRightPlace: Note {
        Note("Apple reads \(rightPlace): \(answerInWords)", at: .response(url: wellKnown.url))
    }

    /// What came of the request for the location that Apple reads, as a short clause.
    package var answerInWords: Message {
        guard let exchange = wellKnown.exchange else { return "it was not requested" }
        switch exchange.outcome {
        case .notSeen: return "it was not requested"
        case .failure: return "the server does not answer"
        case .response(let response):
            if exchange.file != nil, response.status == 404 { return "it does not exist" }
            if response.status != 200 { return "the server answers with status \(response.status)" }
            return hasFile ? "there is another file" : "the response is not an AASA file"
        }
    }
}

extension LocationProbe {
    /// Where the file is: the URL, or the path where a directory stands in for the server.
    package var name: String { exchange?.file ?? url }

    /// The place of the file as a whole.
    package var place: Place { document.map { .wholeText($0.text) } ?? .response(url: url) }
}
