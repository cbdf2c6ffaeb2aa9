import AssociationModel
package import Findings
import TextFormats

extension LocationProbe {
    /// What came of the request.
    package var fileState: FileState {
        guard let exchange else { return .notAsked }
        return switch exchange.outcome {
        case .notSeen, .failure(.addressPrivate), .failure(.malformedURL): .notAsked
        case .failure(.contentEncodingUnsupported), .failure(.lengthInvalid): .unreadable
        case .failure: .noAnswer
        case .response: document?.fileState ?? .absent
        }
    }
}

extension SiteDocument {
    fileprivate var fileState: FileState {
        if form == .html { return .absent }
        return isRead ? .read : .unreadable
    }
}
