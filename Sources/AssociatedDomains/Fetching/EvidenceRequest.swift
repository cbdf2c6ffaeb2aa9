import AssociationModel
import Findings

/// A request that a check makes, for an ``EvidenceSource`` that answers itself.
public struct EvidenceRequest: Hashable, Sendable {
    /// The absolute URL.
    public let url: String
    /// The host, with the port if one was given.
    public let host: String
    /// Everything after the host: the path with its query.
    public let path: String

    init(_ url: String) {
        self.url = url
        let rest = url.afterScheme
        host = String(rest.prefix { $0 != "/" })
        path = String(rest.dropFirst(host.count))
    }
}

/// The answer to an ``EvidenceRequest``.
public enum EvidenceAnswer: Sendable {
    /// A response. A redirect names its target as an absolute URL in `Location`.
    case response(status: Int, headers: [(name: String, value: String)] = [], body: [UInt8] = [])
    /// The connection is refused.
    case refused
    /// The host has no address.
    case hostNotFound
    /// The server does not answer in time.
    case timeout

    /// A file that is served as Apple wants it: with status 200, as `application/json`.
    public static func file(_ json: String) -> EvidenceAnswer {
        .response(status: 200, headers: [("Content-Type", "application/json")], body: Array(json.utf8))
    }

    /// Status 404.
    public static let missing = EvidenceAnswer.response(status: 404)

    /// A redirect with status 301 to an absolute URL.
    public static func redirect(to url: String) -> EvidenceAnswer {
        .response(status: 301, headers: [("Location", url)])
    }
}

/// Asks a closure instead of servers.
struct AnsweringFetcher: Fetching {
    let answer: @Sendable (EvidenceRequest) async -> EvidenceAnswer

    func exchange(_ request: Request) async -> Exchange {
        Exchange(request, outcome: await answer(EvidenceRequest(request.url)).outcome)
    }
}

extension EvidenceAnswer {
    fileprivate var outcome: Exchange.Outcome {
        switch self {
        case .response(let status, let headers, let body):
            let fields = headers.map { HeaderField($0.name, $0.value) }
            let target = fields.last { $0.name.lowercased() == "location" }?.value
            let limit = Response.sizeLimit + 1
            return .response(
                Response(
                    status: status, headers: fields, body: Array(body.prefix(limit)), bodyIsCut: body.count > limit,
                    redirectTarget: (300...399).contains(status) ? target : nil))
        case .refused: return .failure(.connectionFailed(reason: "connection refused"))
        case .hostNotFound: return .failure(.hostNotFound)
        case .timeout: return .failure(.responseTimeout)
        }
    }
}
