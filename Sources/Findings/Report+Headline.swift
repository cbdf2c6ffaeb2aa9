extension Report {
    /// What devices do with an association: the headline of a report, which is never better than its findings.
    package enum Headline: String, Sendable, CaseIterable {
        /// The server's file makes the association, Apple's CDN copy (if it was fetched) does too, and no error concerns
        /// it.
        case holds
        /// Devices accept it, and an error costs part of it or puts it in doubt, or what it is for does not work.
        case doubtful
        /// Devices refuse it today.
        case refused
        /// What devices do is unknown, because no app was named or the host was not contacted.
        case unknown
    }

    /// The headline of one of the report's associations.
    package func headline(of association: Association) -> Headline {
        switch (association.verdict, association.deviceVerdict) {
        case (_, .notAssociated): return .refused
        case (.notAssociated, .associated): return .doubtful
        case (.notAssociated, _): return .refused
        case (.unknown, _): return .unknown
        case (.associated, _):
            let fails = association.steps.contains { $0.state == .failed }
            return fails || !association.errors.isEmpty ? .doubtful : .holds
        }
    }

    /// How many of the associations that were asked for have each headline.
    package struct AssociationCounts: Equatable, Sendable {
        package fileprivate(set) var holds = 0
        package fileprivate(set) var doubtful = 0
        package fileprivate(set) var refused = 0
        package fileprivate(set) var unknown = 0

        /// Those that were checked.
        package var decided: Int { holds + doubtful + refused }
        package var all: Int { decided + unknown }
    }

    /// The counts of the associations that were asked for: not of a domain that was named without an app, whose file alone
    /// is checked, nor of a file by itself.
    package var associationCounts: AssociationCounts {
        associations.filter(\.isAskedFor).reduce(into: AssociationCounts()) { counts, association in
            switch headline(of: association) {
            case .holds: counts.holds += 1
            case .doubtful: counts.doubtful += 1
            case .refused: counts.refused += 1
            case .unknown: counts.unknown += 1
            }
        }
    }
}
