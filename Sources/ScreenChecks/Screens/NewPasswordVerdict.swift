import Findings
import SignUpScreens

/// The verdict on a screen where a password is chosen: the conditions in order, most decisive first.
struct NewPasswordVerdict {
    private let screen: ScreenSubject

    init(_ screen: ScreenSubject) { self.screen = screen }

    var answer: ScreenVerdict {
        refused ?? nameless ?? guessed ?? repeatedWrongly ?? visible ?? contradicted ?? lost ?? saved
    }

    private var passwords: [FieldSubject] { screen.chosenFields.filter { $0.role == .newPassword } }

    /// What a wrong content type or class rules out.
    private var refused: ScreenVerdict? {
        for field in passwords {
            if field.isSuppressed {
                return ScreenVerdict(
                    .no, .no, "\(field.name) is marked \(plain: field.writtenType), which keeps AutoFill away",
                    at: field.place)
            }
            if field.isMarkedAsExisting {
                return field.reading.maySetMore || screen.reading.isShared
                    ? .unknown(
                        "\(field.name) is marked \(plain: field.typeName); whether code changes that for a sign-up is unknown",
                        at: field.place)
                    : ScreenVerdict(
                        .no, .unknown,
                        "\(field.name) is marked \(plain: field.typeName), so iOS offers saved passwords instead",
                        at: field.place)
            }
            if field.foreignClass != nil, field.isCertainlyChosen {
                return .unknown(
                    "\(field.name) is not a UITextField, and iOS is reported to offer no password there",
                    at: field.field.place)
            }
        }
        return nil
    }

    /// What follows if the screen does not say whose password it is.
    private var nameless: ScreenVerdict? {
        if screen.certainlyLacksUsername {
            return ScreenVerdict(.no, .no, "the user name is not on this screen", at: passwords.first?.place)
        }
        guard screen.reading.username == nil else { return nil }
        if screen.reading.isPart {
            return .unknown("this is only part of a screen, so whether the screen has a user name is unknown")
        }
        if let field = screen.possibleUsername {
            return .unknown(
                "whether \(field.name) is the user name depends on code that was not read", at: field.place)
        }
        if let field = screen.unnamedField {
            return .unknown(
                "\(field.name) may be the user name, but has no content type, so iOS has to guess", at: field.place)
        }
        return .unknown("no field of this screen is known to be the user name")
    }

    /// What iOS has to guess, and what depends on code that was not read.
    private var guessed: ScreenVerdict? {
        let fields =
            passwords.map { ($0, TextContentType.newPassword) }
            + [screen.username].compactMap(\.self).map { ($0, .username) }
        for (field, type) in fields where field.field.contentType.value != type {
            if let open = field.openReason { return .unknown(open.reason, at: open.place) }
            if field.reading.contentTypeIsOpen {
                return .unknown(
                    "whether \(field.name) is marked \(plain: field.mark(type)) depends on \(screen.unreadCode)",
                    at: field.place)
            }
            return .unknown(
                "\(field.name) is not marked \(plain: field.mark(type)), so iOS has to guess", at: field.place)
        }
        return nil
    }

    /// iOS fills in the password and its repetition alike only where both are marked and follow the same rules.
    private var repeatedWrongly: ScreenVerdict? {
        for field in screen.chosenFields where field.role == .confirmation {
            if field.lacksMark || field.isSuppressed || field.isMarkedAsExisting {
                return .unknown(
                    "\(field.name) repeats the password and is not marked \(plain: field.mark(.newPassword)), so iOS has to guess",
                    at: field.place)
            }
            if field.isPasswordInTheClear {
                return .unknown(
                    "\(field.name) repeats the password and does not hide its text, so iOS has to guess",
                    at: field.field.isSecure.place ?? field.field.place)
            }
        }
        guard screen.rulesDiffer, let other = passwords.first else { return nil }
        return .unknown(
            "the rules of \(other.name) are not those of the field that repeats it, and one password has to follow both",
            at: other.field.rules.place)
    }

    /// Strong passwords are reported to be offered only where the text is hidden.
    private var visible: ScreenVerdict? {
        for field in passwords where field.field.hidesText != true {
            let place = field.field.isSecure.place ?? field.field.place
            if let change = field.field.visibilitySwitch {
                return .unknown(
                    "code changes whether \(field.name) hides its text, and nothing says how it begins", at: change)
            }
            return field.reading.isInTheClear
                ? .unknown(
                    "\(field.name) does not hide its text, and iOS is reported to offer strong passwords only in secure fields",
                    at: place)
                : .unknown(
                    "whether \(field.name) hides its text depends on \(screen.unreadCode)", at: place)
        }
        return nil
    }

    /// A content type alone makes no sign-up of a screen that all else says is for signing in, or about which nothing else
    /// says anything.
    private var contradicted: ScreenVerdict? {
        guard let field = screen.chosenFields.first else { return nil }
        let doubt: Message
        switch screen.purpose {
        case .signIn where !screen.screen.hasModes:
            doubt = "but the screen seems to be for signing in, because of \(screen.reading.purpose.basis.words)"
        case .unknown: doubt = "and nothing else says whether a password is chosen here"
        default: return nil
        }
        return .unknown("\(field.name) is marked \(plain: field.typeName), \(doubt)", at: field.place)
    }

    /// What iOS offers but then may not save.
    private var lost: ScreenVerdict? {
        if let cleared = screen.clearings.first {
            return ScreenVerdict(
                .yes, .no, "\(cleared.clearing.actor) empties a field before iOS reads it",
                at: cleared.clearing.place)
        }
        // When the handler of an alert's button runs is not documented.
        if let cleared = screen.screen.departures.first(where: { $0.kind == .clearing && $0.detail == "textFields" }) {
            return .offered(
                "a button of this alert empties its fields, and whether iOS has read them by then is unknown",
                at: cleared.place)
        }
        if let replacement = screen.rootReplacements.first {
            return .offered(
                "\(replacement.actor) replaces the window's root, and iOS is reported not to save then",
                at: replacement.place)
        }
        if let change = screen.leaving(.stateSwitch), let state = change.detail {
            return .offered(
                "\(change.actor) changes \(plain: state), and another view takes the place of this one; whether iOS saves then is unknown",
                at: change.place)
        }
        return nil
    }

    /// How the fields leave the screen, which is when iOS saves what they hold.
    private var saved: ScreenVerdict {
        if let leaving = screen.dismissal ?? screen.leaving(.push) {
            return ScreenVerdict(.yes, .yes, "\(marked)\(note(on: leaving))", at: leaving.place)
        }
        if let shown = screen.leaving(.presentation) {
            return .offered(
                "\(shown.actor) shows another screen over this one, and iOS saves only when the fields are gone",
                at: shown.place)
        }
        if let futile = screen.leaving(.dismissal) {
            return .offered(
                "\(futile.actor) dismisses this screen, but as the root of its window it stays", at: futile.place)
        }
        if let segue = screen.leaving(.segue) {
            let isNamed = segue.origin == nil
            let name: Message = isNamed ? "the segue \(segue.detail ?? "")" : "a segue"
            return .offered(
                "\(segue.actor) performs \(name), and no storyboard that was read says whether it takes this screen away",
                at: segue.place)
        }
        if let handover = screen.leaving(.handover), let code = handover.detail {
            return .offered(
                "how this screen is left is decided by \(plain: code), which was not found in the files that were read",
                at: handover.place)
        }
        switch screen.screen.leaving {
        case .submitted:
            return .offered(
                "\(marked); Safari saves the password when the form is submitted, which no file shows",
                at: passwords.first?.place)
        case .webView:
            return .unknown(
                "\(marked); what iOS offers and saves in a web view of an app is not documented",
                at: passwords.first?.place)
        case .apart: return .unknown(ScreenVerdict.apart, at: passwords.first?.place)
        case .grouped:
            return .offered(
                "\(marked); Flutter hands the password over when the AutofillGroup goes away, which no code here shows",
                at: passwords.first?.place)
        case .committed:
            return ScreenVerdict(
                .yes, .yes, "\(marked), and code finishes the autofill context", at: passwords.first?.place)
        case .stated, .drawn, .followed: break
        }
        if screen.screen.leaving == .followed {
            return .offered(
                "no code that leaves this screen after signing up was found in the files that were read")
        }
        if screen.screen.hasUnreadCode {
            return .offered("how this screen is left depends on \(screen.unreadCode)")
        }
        if screen.screen.leaving == .drawn {
            return .offered("\(marked), but no segue leaves this screen", at: passwords.first?.place)
        }
        return ScreenVerdict(.yes, .yes, marked, at: passwords.first?.place)
    }

    private var marked: Message { "the user name and the new password are marked, on the same screen" }

    private func note(on leaving: Departure) -> Message {
        let way: Message = leaving.kind == .push ? "shows the next one" : "leaves it"
        let left: Message = ", and \(leaving.actor) \(way)"
        guard let shown = passwords.first(where: { $0.field.visibilitySwitch != nil }),
            let line = shown.field.visibilitySwitch?.position?.line
        else { return left }
        return "\(left); while \(shown.name) shows its text (line \(line)), iOS is reported to offer none"
    }
}

extension FieldSubject {
    /// Its content type in a sentence.
    var writtenType: String {
        field.notation == .native && field.contentType.value == .empty ? "with an empty type" : typeName
    }
}

extension Departure {
    /// The button or the function that does it, as a subject.
    fileprivate var actor: Message {
        if let caller = callers.last { return "\(caller)" }
        let name = String(function.prefix { $0 != "," })
        return name == "body" ? "the view" : "\(name)"
    }
}

extension ScreenSubject {
    /// The first departure of a kind that may follow a success.
    func leaving(_ kind: Departure.Kind) -> Departure? {
        screen.departures.first { $0.kind == kind && !$0.isAfterFailure }
    }

    /// The first dismissal that may follow a success and takes the screen away.
    fileprivate var dismissal: Departure? {
        screen.departures.first {
            $0.kind == .dismissal && !$0.isAfterFailure && !(screen.isRoot && $0.hasNoEffectOnRoots)
        }
    }

    /// The code that was not read, by the names of its classes where these are known.
    var unreadCode: Message {
        if screen.isCutShort { return "code that was not followed to its end, since it calls too much other code" }
        if let file = screen.unreadFiles.first {
            return file.hasSuffix(".swift")
                ? "\(plain: file), which was not read" : "\(plain: file), of which only what sets its fields was read"
        }
        guard let first = screen.unreadClasses.first else { return "code that was not read" }
        return "the code of \(first), which was not read"
    }
}
