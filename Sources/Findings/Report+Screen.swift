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

        /// What a screen is for.
        public enum Purpose: String, Hashable, Sendable, CaseIterable {
            /// To use an existing account.
            case signIn = "sign-in"
            /// To create an account, or one of several screens that do so.
            case signUp = "sign-up"
            /// To choose another password for an account, including after forgetting the old one.
            case changePassword = "change-password"
            /// To enter a one-time code.
            case oneTimeCode = "one-time-code"
            /// To enter attributes of the person while signing up.
            case attributes
            /// Something else: no field takes the password of an account.
            case other
            /// A password is asked for, and nothing says whether it is a new one.
            case unknown
        }

        /// The name of the screen for readers.
        public let name: String
        /// The flow that the screen belongs to and its number in it, from 1; nil for a screen that is in no flow.
        public let step: (flow: String, number: Int)?
        /// The purpose of the screen.
        public let purpose: Purpose
        /// What the purpose was inferred from.
        package let basis: Message
        /// Where the screen is declared.
        public let place: Place
        /// Whether iOS offers a strong password there.
        public let offers: Answer
        /// Whether iOS saves the password.
        public let saves: Answer
        /// Whether iOS suggests a saved account there.
        public let fills: Answer
        /// The domains that the password can be saved under: those of the associations that hold. Nil if no association
        /// was checked.
        public let domains: [String]?
        /// The condition that decides.
        public let reason: Message
        /// Where that condition stands; the place of the screen if it is about no single place.
        public let reasonPlace: Place
        /// The findings that concern the screen; ``Report/findings(_:)`` has them.
        public let findings: [Finding.ID]

        /// Creates the result for a screen.
        package init(
            name: String, step: (flow: String, number: Int)? = nil, purpose: Purpose, basis: Message, place: Place,
            offers: Answer, saves: Answer, fills: Answer = .notApplicable, domains: [String]? = nil, reason: Message,
            reasonPlace: Place? = nil, findings: [Finding.ID]
        ) {
            self.name = name
            self.step = step
            self.purpose = purpose
            self.basis = basis
            self.place = place
            self.offers = offers
            self.saves = saves
            self.fills = fills
            self.domains = domains
            self.reason = reason
            self.reasonPlace = reasonPlace ?? place
            self.findings = findings
        }

        /// Whether iOS does not do what the screen is for, because of the screen or the associations: offer a strong
        /// password, save it, or suggest a saved account.
        package var fails: Bool { offers == .no || saves == .no || fills == .no }

        /// Whether the user neither chooses a password on the screen nor uses an existing one.
        package var isWithoutPassword: Bool { offers == .notApplicable && fills == .notApplicable }

        /// Whether a report shows the screen by itself: it is about a password, or something was found on it.
        package var hasLine: Bool { !isWithoutPassword || !findings.isEmpty }
    }
}
