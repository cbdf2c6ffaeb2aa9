import AssociationModel
import Findings
import Judging

extension CDNAnswer {
    /// Whether the origin's own response shows the problem for which the CDN has no copy, so that another finding
    /// reports it already. A reason that is not public, or a missing one, counts as the problem that the origin has.
    var isRefusedForWhatOriginShows: Bool {
        guard let failure = refusal, let exchange = site.wellKnown.exchange else { return false }
        switch exchange.outcome {
        case .notSeen: return false
        case .response(let response):
            switch failure.kind {
            case .badResponse:
                return response.status != 200 && (failure.originStatus ?? response.status) == response.status
            case .badJSON: return response.status == 200 && site.wellKnown.document?.isRead != true
            case .privateAddress, .timeout: return false
            case nil: return site.wellKnown.document?.isRead != true
            }
        case .failure(let reason):
            switch failure.kind {
            case .privateAddress: return reason == .addressPrivate
            case .timeout, nil: return true
            case .badResponse, .badJSON: return false
            }
        }
    }
}
