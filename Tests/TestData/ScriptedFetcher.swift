package import AssociationModel

/// Answers requests from a script and remembers what it was asked; a request that the script does not name gets 404.
package struct ScriptedFetcher: Fetching {
    package let answers: [Request: Exchange.Outcome]
    package let log = RequestLog()

    package init(_ answers: [Request: Exchange.Outcome]) { self.answers = answers }

    package func exchange(_ request: Request) async -> Exchange {
        await log.append(request)
        return Exchange(request, outcome: answers[request] ?? answers[request.first] ?? .status(404))
    }
}

extension Request {
    /// The request that this one repeats, or itself.
    fileprivate var first: Request { Request(url, as: agent, security: security, to: address) }
}

/// The requests that a fetcher was asked for, in order.
package actor RequestLog {
    package private(set) var requests: [Request] = []

    package func append(_ request: Request) { requests.append(request) }

    /// How often a request was made.
    package func count(of request: Request) -> Int { requests.count { $0 == request } }
}

/// Files by their paths.
package struct StubFiles: FileReading {
    private let files: [String: Result<[UInt8], FileFailure>]

    /// Takes the outcome of reading each path; every other path is missing.
    package init(files: [String: Result<[UInt8], FileFailure>]) { self.files = files }

    package func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8] {
        guard let file = files[path] else { throw .missing }
        return Array(try file.get().prefix(limit + 1))
    }
}

extension Exchange.Outcome {
    package static func status(_ status: Int, _ body: String = "") -> Exchange.Outcome {
        .response(Response(status: status, headers: [], body: Array(body.utf8)))
    }

    package static func redirect(to target: String) -> Exchange.Outcome {
        .response(Response(status: 301, headers: [], body: [], redirectTarget: target))
    }

    package static func file(listing app: String, for service: Service = .webcredentials) -> Exchange.Outcome {
        .status(200, Self.text(listing: app, for: service))
    }

    package static func text(listing app: String, for service: Service = .webcredentials) -> String {
        service == .applinks
            ? #"{"applinks": {"details": [{"appIDs": ["\#(app)"], "components": [{"/": "/*"}]}]}}"#
            : #"{"\#(service.rawValue)": {"apps": ["\#(app)"]}}"#
    }
}
