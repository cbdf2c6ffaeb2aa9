import AssociationModel
import Findings

extension NearMiss {
    /// A note that says what the text is, where it is, and in which way it misses the app.
    func words(for app: AppIdentifier, _ service: Service) -> Message {
        let text = identifier.text
        let path = identifier.path.joined(separator: ".")
        switch (kind, identifier.service) {
        case (.misplaced, _):
            return "\(text) is at \(path), where nothing is read for \(plain: service.rawValue)"
        case (.otherService, let other?):
            return "\(text) is listed for \(plain: other.rawValue); each service has its own list"
        case (.otherService, nil): return "\(text) is at \(path), where no service reads it"
        case (_, service?): return "\(text) \(predicate(for: app))"
        case (_, let other?): return "\(text) (listed for \(plain: other.rawValue)) \(predicate(for: app))"
        case (_, nil): return "\(text) (at \(path), which is not read) \(predicate(for: app))"
        }
    }

    private func predicate(for app: AppIdentifier) -> Message {
        switch kind {
        case .whitespace: "contains white space or invisible characters"
        case .letterCase: "differs only in case: \(difference.words)"
        case .separator:
            "has something other than one full stop between the prefix and the bundle identifier: \(difference.words)"
        case .lookAlike, .spelling: "is nearly the same: \(difference.words)"
        case .noPrefix: "is missing the prefix \(app.prefix + ".")"
        case .placeholder: "has a placeholder where the prefix \(app.prefix) belongs"
        case .wildcard: "is a pattern, but app identifiers are compared character by character"
        case .otherPrefix: "has the same bundle identifier with another prefix"
        case .variant where difference.wanted.isEmpty:
            "is another app with the same prefix: its bundle identifier also has \(difference.found)"
        case .variant where difference.found.isEmpty:
            "is another app with the same prefix: its bundle identifier lacks \(difference.wanted)"
        case .variant: "is another app with the same prefix and a longer or shorter bundle identifier"
        case .unfilled: "is a placeholder that was never filled in"
        case .misplaced, .otherService, .otherBundle: "is another app with the same prefix"
        }
    }
}
