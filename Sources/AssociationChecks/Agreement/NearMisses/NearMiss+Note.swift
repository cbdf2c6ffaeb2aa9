import AssociationModel
import Findings

extension NearMiss {
    /// The miss in words.
    func words(for app: AppIdentifier, _ service: Service) -> Message {
        let text = identifier.text
        let path = identifier.path.joined(separator: ".")
        switch (kind, identifier.service) {
        case (.misplaced, _):
            return "\(text) stands at \(path), where nothing is read for \(plain: service.rawValue)"
        case (.otherService, let other?):
            return "\(text) is listed for \(plain: other.rawValue); each service has a list of its own"
        case (.otherService, nil): return "\(text) stands at \(path), where no service reads it"
        case (_, service?): return "\(text) \(predicate(for: app))"
        case (_, let other?): return "\(text) (listed for \(plain: other.rawValue)) \(predicate(for: app))"
        case (_, nil): return "\(text) (at \(path), which is not read) \(predicate(for: app))"
        }
    }

    private func predicate(for app: AppIdentifier) -> Message {
        switch kind {
        case .whitespace: "has white space or characters that cannot be seen in it"
        case .letterCase: "differs only in upper and lower case: \(difference.words)"
        case .separator: "has not just a full stop between the prefix and the bundle identifier: \(difference.words)"
        case .lookAlike, .spelling: "is nearly the same: \(difference.words)"
        case .noPrefix: "lacks the prefix \(app.prefix + ".")"
        case .placeholder: "has a placeholder where the prefix \(app.prefix) belongs"
        case .wildcard: "is a pattern; app identifiers are compared as they stand"
        case .otherPrefix: "is the same bundle identifier under another prefix"
        case .variant where difference.wanted.isEmpty:
            "is another app of the same prefix: its bundle identifier has \(difference.found) besides"
        case .variant where difference.found.isEmpty:
            "is another app of the same prefix: its bundle identifier lacks \(difference.wanted)"
        case .variant: "is another app of the same prefix, with a longer or shorter bundle identifier"
        case .unfilled: "is a placeholder that was not filled in"
        case .misplaced, .otherService, .otherBundle: "is another app under the same prefix"
        }
    }
}
