import AssociationModel
package import Findings
import Judging
import SignUpScreens

/// Whether iOS offers a strong password on a screen, saves it, or fills in a saved one, and the condition that decides.
package struct ScreenVerdict: Sendable {
    /// What is known about the app's `webcredentials` associations.
    package enum Eligibility: Hashable, Sendable {
        /// No association was checked.
        case notAsked
        /// The app is associated with these domains.
        case holds(domains: [String])
        /// The app is associated with no domain.
        case fails
        /// The app declares no domain that could be one of an association.
        case claimsNothing
        /// The app declares domains, but none for `webcredentials`.
        case claimsOtherServices
        /// Whether the app is associated with a domain is unknown.
        case unknown
    }

    /// Whether iOS offers a strong password.
    package let offers: Report.Screen.Answer
    /// Whether iOS saves the password.
    package let saves: Report.Screen.Answer
    /// Whether iOS suggests a saved account.
    package let fills: Report.Screen.Answer
    /// The condition that decides.
    package let reason: Message
    /// Where the condition stands in the files; nil if it is about no single place.
    package let place: Place?

    /// What follows from fields of Flutter that no `AutofillGroup` holds together.
    static let apart: Message = "the fields are in no AutofillGroup, so Flutter shows iOS one of them at a time"

    private static func judged(_ screen: ScreenSubject) -> ScreenVerdict {
        if screen.reading.choosesPassword { return NewPasswordVerdict(screen).answer }
        switch screen.reading.purpose.value {
        case .signIn: return SignInVerdict(screen).answer
        case .unknown:
            if let marked = screen.markedPassword {
                return ScreenVerdict(
                    .unknown, .unknown, fills: .unknown,
                    "\(marked.name) is marked \(plain: marked.typeName), and nothing else says whether a password is chosen here",
                    at: marked.place)
            }
            return ScreenVerdict(
                .unknown, .unknown, fills: .unknown,
                "nothing in the files that were read says whether the password here is a new one or an existing one")
        case .signUp where screen.mayHaveUnreadPassword:
            return .unknown("no password field was found here, but not all of the screen was read")
        case .signUp, .changePassword, .oneTimeCode, .attributes, .other:
            return ScreenVerdict(.notApplicable, .notApplicable, "no password is chosen here")
        }
    }
}

extension ScreenVerdict {
    /// Judges a screen in the light of what is known about the app's associations.
    package init(_ screen: ScreenSubject, _ eligibility: Eligibility) {
        self = Self.judged(screen).seen(on: screen).given(eligibility)
    }

    init(
        _ offers: Report.Screen.Answer, _ saves: Report.Screen.Answer, fills: Report.Screen.Answer = .notApplicable,
        _ reason: Message, at place: Place? = nil
    ) {
        self.init(offers: offers, saves: saves, fills: fills, reason: reason, place: place)
    }

    /// Makes the answer for a screen on which an existing account is used.
    init(fills: Report.Screen.Answer, _ reason: Message, at place: Place? = nil) {
        self.init(offers: .notApplicable, saves: .notApplicable, fills: fills, reason: reason, place: place)
    }

    /// Whether iOS offers a strong password, and saves it, is unknown.
    static func unknown(_ reason: Message, at place: Place? = nil) -> Self {
        Self(.unknown, .unknown, reason, at: place)
    }

    /// iOS offers a strong password, and whether it saves that is unknown.
    static func offered(_ reason: Message, at place: Place? = nil) -> Self { Self(.yes, .unknown, reason, at: place) }

    private var isApplicable: Bool { offers != .notApplicable || fills != .notApplicable }

    /// The answer, given that the files that were not read may hold the screen's code.
    fileprivate func seen(on screen: ScreenSubject) -> Self {
        let all = [offers, saves, fills]
        guard screen.screen.isCodeSkipped, all.contains(.yes), !all.contains(.no), !all.contains(.unknown) else {
            return self
        }
        return Self(
            offers: offers, saves: saves == .yes ? .unknown : saves, fills: fills == .yes ? .unknown : fills,
            reason: "the screen is right as it is drawn, but what iOS does also depends on \(screen.unreadCode)",
            place: place)
    }

    /// The answer, given what is known about the app's associations.
    fileprivate func given(_ eligibility: Eligibility) -> Self {
        func bounded(_ answer: Report.Screen.Answer, by limit: Report.Screen.Answer) -> Report.Screen.Answer {
            answer == .notApplicable ? answer : limit
        }
        switch eligibility {
        case .fails where isApplicable, .claimsNothing where isApplicable:
            let cause: Message =
                eligibility == .fails
                ? "the app is not associated with any domain" : "the app declares no valid associated domain"
            let effect: Message =
                offers == .notApplicable
                ? "iOS doesn't know which saved account to suggest" : "iOS can't save a password for it"
            return Self(
                bounded(offers, by: .no), bounded(saves, by: .no), fills: bounded(fills, by: .no),
                "\(cause), so \(effect)")
        case .unknown where offers == .yes || fills == .yes,
            .claimsOtherServices where offers == .yes || fills == .yes:
            return Self(
                bounded(offers, by: .unknown), bounded(saves, by: .unknown), fills: bounded(fills, by: .unknown),
                eligibility == .unknown
                    ? "the screen is correct, but whether the app is associated with a domain is unknown"
                    : "the screen is correct, but the app declares no domain for webcredentials, so under which one iOS would save a password is unknown"
            )
        case .notAsked, .holds, .unknown, .claimsOtherServices, .fails, .claimsNothing: return self
        }
    }
}

extension ScreenSubject {
    /// Whether a field that was not read to the end may be one for a password.
    fileprivate var mayHaveUnreadPassword: Bool {
        screen.hasUnreadCode || reading.fields.contains { $0.field.hidesText == nil }
    }
}

extension Subjects {
    /// What is known about the associations of the app that the screens belong to.
    package var eligibility: ScreenVerdict.Eligibility {
        once {
            if let declared = declaredEligibility { return declared }
            let relevant = associations.filter { $0.service == .webcredentials && $0.app != nil }
            if relevant.isEmpty { return .notAsked }
            let holding = relevant.filter {
                $0.verdict == .associated && ($0.deviceVerdict ?? .associated) == .associated
            }
            let domains = holding.compactMap { $0.claim?.entry.pattern }.uniqued()
            if !holding.isEmpty { return .holds(domains: domains) }
            return relevant.allSatisfy { $0.verdict == .notAssociated || $0.deviceVerdict == .notAssociated }
                ? .fails : .unknown
        }
    }

    /// What follows from what the app declares alone; nil if it declares a domain for `webcredentials`, or if no app is known.
    private var declaredEligibility: ScreenVerdict.Eligibility? {
        let lists = parts.claims.lists.filter { !$0.isPermission }
        let claims = lists.flatMap(\.claims)
        let valid = claims.filter { $0.siteKey != nil }
        guard !lists.isEmpty, !valid.contains(where: { $0.service == .webcredentials }) else { return nil }
        if lists.contains(where: \.hasUnreadEntitlements) || claims.contains(where: { $0.entry.buildSetting != nil }) {
            return .unknown
        }
        return valid.isEmpty ? .claimsNothing : .claimsOtherServices
    }
}
