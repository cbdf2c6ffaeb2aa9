extension Report {
    /// One screen: whether iOS offers a strong password there, and saves it.
    package struct Screen: Sendable {
        /// The answer to one of the two questions.
        package enum Answer: String, Sendable {
            /// It does.
            case yes
            /// It does not.
            case no
            /// That hangs on a guess of iOS, or on what was not read.
            case unknown
            /// Nothing is chosen on the screen, so nothing should be offered.
            case notApplicable = "not-applicable"
        }

        /// What a person calls it.
        package let name: String
        /// The name of the flow that it belongs to, and its number in it, from 1; nil for a screen by itself.
        package let step: (flow: String, number: Int)?
        /// What it is for, such as `sign-up`.
        package let purpose: String
        /// What that was read from.
        package let basis: Message
        /// Where it is declared.
        package let place: Place
        /// Whether iOS offers a strong password there.
        package let offers: Answer
        /// Whether it saves the password.
        package let saves: Answer
        /// The domains that it is saved under: those of the associations that hold. Nil where none was asked about.
        package let domains: [String]?
        /// Why: the condition that decides.
        package let reason: Message
        /// The indices, in the report's findings, of those that concern it.
        package let findings: [Int]

        /// States the outcome for a screen.
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

        /// Whether something stands in the way on the screen itself, or because no association holds.
        package var fails: Bool { offers == .no || saves == .no }

        func moved(by offset: Int) -> Screen {
            Screen(
                name: name, step: step, purpose: purpose, basis: basis, place: place, offers: offers, saves: saves,
                domains: domains, reason: reason, findings: findings.map { $0 + offset })
        }
    }
}
