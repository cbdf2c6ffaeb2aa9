import AssociationModel
package import Findings
import SignUpScreens
import UniversalLinks

/// Whether iOS offers a strong password on a screen and saves it, and the condition that decides.
package struct ScreenVerdict: Sendable {
    /// What is known about the app's `webcredentials` associations.
    package enum Eligibility: Hashable, Sendable {
        /// No association was checked.
        case notAsked
        /// The app is associated with these domains.
        case holds(domains: [String])
        /// The app is associated with no domain.
        case fails
        /// Whether the app is associated with a domain is unknown.
        case unknown
    }

    /// Whether iOS offers a strong password.
    package let offers: Report.Screen.Answer
    /// Whether iOS saves the password.
    package let saves: Report.Screen.Answer
    /// The condition that decides.
    package let reason: Message

    /// Judges a screen in the light of what is known about the app's associations.
    package init(_ screen: ScreenSubject, _ eligibility: Eligibility) {
        let own = Self.judged(screen)
        guard own.offers != .notApplicable else {
            self = own
            return
        }
        switch eligibility {
        case .fails:
            self.init(.no, .no, "the app is not associated with any domain, so iOS can't save a password for it")
        case .unknown where own.offers == .yes:
            self.init(
                .unknown, .unknown, "the screen is correct, but whether the app is associated with a domain is unknown")
        case .notAsked, .holds, .unknown: self = own
        }
    }

    private init(_ offers: Report.Screen.Answer, _ saves: Report.Screen.Answer, _ reason: Message) {
        self.offers = offers
        self.saves = saves
        self.reason = reason
    }

    // The conditions, most decisive first.
    private static func judged(_ screen: ScreenSubject) -> ScreenVerdict {
        guard screen.reading.choosesPassword else {
            return ScreenVerdict(.notApplicable, .notApplicable, "no password is chosen here")
        }
        return refused(screen) ?? nameless(screen) ?? guessed(screen) ?? lost(screen)
            ?? ScreenVerdict(.yes, .yes, "the user name and the new password are marked, on the same screen")
    }

    /// What a wrong content type or class rules out.
    private static func refused(_ screen: ScreenSubject) -> ScreenVerdict? {
        for field in screen.chosenFields where field.role == .newPassword {
            if field.isSuppressed {
                return ScreenVerdict(
                    .no, .no, "\(field.name) is marked \(plain: field.writtenType), which keeps AutoFill away")
            }
            if field.isMarkedAsExisting {
                return field.reading.maySetMore || screen.reading.isShared
                    ? ScreenVerdict(
                        .unknown, .unknown,
                        "\(field.name) is marked .password; whether code changes that for a sign-up is unknown")
                    : ScreenVerdict(
                        .no, .unknown, "\(field.name) is marked .password, so iOS offers saved passwords instead")
            }
            if field.foreignClass != nil, field.isCertainlyChosen {
                return ScreenVerdict(
                    .unknown, .unknown,
                    "\(field.name) is not a UITextField, and iOS is reported to offer no password there")
            }
        }
        return nil
    }

    /// What follows if the screen does not say whose password it is.
    private static func nameless(_ screen: ScreenSubject) -> ScreenVerdict? {
        if screen.certainlyLacksUsername {
            return ScreenVerdict(.no, .no, "the user name is not on this screen")
        }
        guard screen.reading.username == nil else { return nil }
        if screen.reading.isPart {
            return ScreenVerdict(
                .unknown, .unknown, "this is only part of a screen, so whether a user name is beside it is unknown")
        }
        if let field = screen.possibleUsername {
            return ScreenVerdict(
                .unknown, .unknown, "whether \(field.name) is the user name depends on code that was not read")
        }
        return ScreenVerdict(.unknown, .unknown, "no field of this screen is known to be the user name")
    }

    /// What iOS has to guess, and what depends on code that was not read.
    private static func guessed(_ screen: ScreenSubject) -> ScreenVerdict? {
        let fields =
            screen.chosenFields.filter { $0.role == .newPassword }.map { ($0, TextContentType.newPassword) }
            + [screen.username].compactMap(\.self).map { ($0, .username) }
        for (field, type) in fields where field.field.contentType.value != type {
            if field.field.contentType.isUnclear {
                return ScreenVerdict(
                    .unknown, .unknown, "the content type of \(field.name) is set to a value that can't be determined")
            }
            if field.reading.contentTypeIsOpen {
                return ScreenVerdict(
                    .unknown, .unknown,
                    "whether \(field.name) is marked \(plain: type.swiftName) depends on code that was not read")
            }
            return ScreenVerdict(
                .unknown, .unknown, "\(field.name) is not marked \(plain: type.swiftName), so iOS has to guess")
        }
        return nil
    }

    /// What iOS offers but then may not save.
    private static func lost(_ screen: ScreenSubject) -> ScreenVerdict? {
        if let cleared = screen.clearings.first {
            return ScreenVerdict(.yes, .no, "\(cleared.clearing.function) empties a field before iOS reads it")
        }
        guard let replacement = screen.rootReplacements.first else { return nil }
        return ScreenVerdict(
            .yes, .unknown, "\(replacement.function) replaces the window's root, and iOS is reported not to save then")
    }
}

extension FieldSubject {
    fileprivate var writtenType: String {
        field.contentType.value == .empty ? "with an empty type" : typeName
    }
}

extension Subjects {
    /// What is known about the associations of the app that the screens belong to.
    package var eligibility: ScreenVerdict.Eligibility {
        once {
            let relevant = associations.filter { $0.service == .webcredentials && $0.app != nil }
            if relevant.isEmpty { return .notAsked }
            let holding = relevant.filter {
                $0.verdict == .associated && ($0.deviceVerdict ?? .associated) == .associated
            }
            var seen: Set<String> = []
            let domains = holding.compactMap { $0.claim?.entry.pattern }.filter { seen.insert($0).inserted }
            if !holding.isEmpty { return .holds(domains: domains) }
            return relevant.allSatisfy { $0.verdict == .notAssociated || $0.deviceVerdict == .notAssociated }
                ? .fails : .unknown
        }
    }
}
