import AssociationModel
import Findings

extension Site {
    /// Whether there is a file at the location that Apple reads: with services, or with mistakes that keep us from
    /// telling. A page, nothing, a text such as `Not Found`, and JSON without any service are none.
    public var hasFile: Bool {
        guard let document = found.document else { return false }
        switch document.form {
        case .empty, .html, .other: return false
        case .signed: return true
        case .json:
            guard !found.holdsFile, !document.isTooLarge, let json = document.json else { return true }
            return !json.isWellFormed && json.root?.members != nil
        }
    }

    /// The files that lie at other locations while the one that Apple reads answers and has none. A location that
    /// Apple's leads to by a redirect is left out: the redirect tells the story.
    public var strays: [Find] {
        guard found.exchange?.response != nil, !hasFile else { return [] }
        let visited = Set(trail.hops.map(\.request.url))
        return (elsewhere + underPaths).filter { $0.holdsFile && !visited.contains($0.url) }
    }

    /// The file at `/apple-app-site-association`, if one lies there.
    public var fileAtRoot: Find? { elsewhere.first { $0.location.kind == .root && $0.holdsFile } }

    /// Where the file must lie: the URL, or the path where a directory stands for the server.
    var rightPlace: String {
        if case .file(let path) = found.exchange?.source { path } else { found.url }
    }

    /// What came of the request for the location that Apple reads, in a few words.
    var answerInWords: Message {
        guard let exchange = found.exchange else { return "it was not asked for" }
        switch exchange.outcome {
        case .notConsulted: return "it was not asked for"
        case .failure: return "the server gives no answer"
        case .response(let response):
            if case .file = exchange.source, response.status == 404 { return "there is no such file" }
            if response.status != 200 { return "the server answers with status \(response.status)" }
            return hasFile ? "there is another file" : "what lies there is no such file"
        }
    }
}

extension Site.Find {
    /// Where it lies: the URL, or the path where a directory stands for the server.
    var name: String {
        if case .file(let path) = exchange?.source { path } else { url }
    }

    /// The place of the file as a whole.
    var place: Place { document.map { .wholeText($0.text) } ?? .response(url: url) }
}

extension Subjects {
    /// The sites whose answer for the location that Apple reads is known.
    public var answeredSites: [Site] { sites.filter { $0.found.exchange?.response != nil } }
}
