import AssociationInspection
import AssociationModel

/// Answers requests from a script and remembers what it was asked; a request that the script does not name gets 404.
struct ScriptedFetcher: Fetching {
    let answers: [Request: Exchange.Outcome]
    let log = RequestLog()

    init(_ answers: [Request: Exchange.Outcome]) { self.answers = answers }

    func exchange(_ request: Request) async -> Exchange {
        await log.append(request)
        return Exchange(request, outcome: answers[request] ?? .status(404))
    }
}

actor RequestLog {
    private(set) var requests: [Request] = []

    func append(_ request: Request) { requests.append(request) }

    /// How often a request was made.
    func count(of request: Request) -> Int { requests.count { $0 == request } }
}

/// Files by their paths.
struct StubFiles: FileReading {
    let files: [String: Result<[UInt8], FileFailure>]

    func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8] {
        guard let file = files[path] else { throw .missing }
        return Array(try file.get().prefix(limit + 1))
    }
}

extension Exchange.Outcome {
    static func status(_ status: Int, _ body: String = "") -> Exchange.Outcome {
        .response(Response(status: status, headers: [], body: Array(body.utf8)))
    }

    static func redirect(to target: String) -> Exchange.Outcome {
        .response(Response(status: 301, headers: [], body: [], redirectTarget: target))
    }

    static func file(listing app: String, for service: Service = .webcredentials) -> Exchange.Outcome {
        .status(200, Self.text(listing: app, for: service))
    }

    static func text(listing app: String, for service: Service = .webcredentials) -> String {
        service == .applinks
            ? #"{"applinks": {"details": [{"appIDs": ["\#(app)"], "components": [{"/": "/*"}]}]}}"#
            : #"{"\#(service.rawValue)": {"apps": ["\#(app)"]}}"#
    }
}
