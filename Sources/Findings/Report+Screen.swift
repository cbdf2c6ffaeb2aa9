extension Report {
    /// The result for one screen: whether iOS offers a strong password there and saves it.
    public struct Screen: Sendable {
        /// Whether iOS does something on a screen.
        public enum Answer: String, Sendable {
            /// iOS does it.
            case yes
            /// iOS does not do it.
            case no
            /// It depends on a heuristic of iOS, or on files that were not read.
            case unknown
            /// No password is chosen on the screen, so none should be offered.
            case notApplicable = "not-applicable"
        }

        /// The name of the screen for readers.
        public let name: String
        /// The flow that the screen belongs to and its number in it, from 1; nil for a screen that is in no flow.
        public let step: (flow: String, number: Int)?
        /// The purpose of the screen, such as `sign-up`.
        public let purpose: String
        /// What the purpose was inferred from.
        public let basis: Message
        /// Where the screen is declared.
        public let place: Place
        /// Whether iOS offers a strong password there.
        public let offers: Answer
        /// Whether iOS saves the password.
        public let saves: Answer
        /// The domains that the password can be saved under: those of the associations that hold. Nil if no association
        /// was checked.
        public let domains: [String]?
        /// The condition that decides.
        public let reason: Message
        /// The indices of the screen's findings in the report's ``Report/findings``.
        public let findings: [Int]

        /// Creates the result for a screen.
        package init(
            name: String, step: (flow: String, number: Int)? = nil, purpose: String, basis: Message, place: Place,
            offers: Answer, saves: Answer, domains: [String]? = nil, reason: Message, findings: [Int]
        ) {
            self.name = name
            self.step = step
            self.purpose = purpose
            self.basis = basis
            self.place = place
            self.offers = offers
            self.saves = saves
            self.domains = domains
            self.reason = reason
            self.findings = findings
        }

        /// Whether iOS does not offer or does not save a strong password, because of the screen or the associations.
        public var fails: Bool { offers == .no || saves == .no }

        func moved(by offset: Int) -> Screen {
            Screen(
                name: name, step: step, purpose: purpose, basis: basis, place: place, offers: offers, saves: saves,
                domains: domains, reason: reason, findings: findings.map { $0 + offset })
        }
    }
}
