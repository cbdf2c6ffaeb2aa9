import AssociationModel
package import Findings
package import Judging
import PasswordRules
package import SignUpScreens
import TextFormats

/// A screen with the conclusions drawn from it, and the flow that it belongs to.
///
/// A class, since each of its fields refers to it.
package final class ScreenSubject: Scoped, Sendable {
    /// The position of a screen in a flow.
    package struct Step: Sendable {
        package let flow: ScreenFlow
        /// The index of the screen in the flow, from 0.
        package let index: Int
        /// The nearest screen before it that asks for the user name.
        let naming: Naming?
        package var flowName: String { flow.name }
    }

    /// A screen that asks for the user name, and the place of its field.
    struct Naming: Sendable {
        let screen: String
        let place: Place
    }

    /// What the screen is for, and what its fields are.
    package let reading: ScreenReading
    /// Its position in a flow; nil for a screen by itself.
    package let step: Step?
    package let scope: Scope

    init(reading: ScreenReading, step: Step?, scope: Scope) {
        self.reading = reading
        self.step = step
        self.scope = scope
    }

    /// Makes the screens to judge: those of flows, then the others, each place once.
    static func screens(of parts: ScreenParts) -> [ScreenSubject] {
        var result: [ScreenSubject] = []
        var places: Set<TextPlace> = []
        for flow in parts.flows {
            var naming: Naming?
            for (index, screen) in flow.screens.enumerated() {
                let subject = ScreenSubject(
                    reading: ScreenReading(screen, in: flow), step: Step(flow: flow, index: index, naming: naming),
                    scope: Scope(PartID(ScreenSubject.self, result.count)))
                naming = subject.naming ?? naming
                if let place = TextPlace(screen.place) { places.insert(place) }
                result.append(subject)
            }
        }
        for screen in parts.screens where TextPlace(screen.place).map({ places.insert($0).inserted }) ?? true {
            result.append(
                ScreenSubject(
                    reading: ScreenReading(screen), step: nil, scope: Scope(PartID(ScreenSubject.self, result.count))))
        }
        return result
    }

    private var naming: Naming? {
        let field = reading.username ?? reading.fields.first { $0.role.value == .email }
        return field.map { Naming(screen: name, place: FieldSubject(reading: $0, screen: self).place) }
    }

    package var screen: Screen { reading.screen }

    package var name: String { screen.name }

    /// Where it is declared.
    package var place: Place { screen.place }

    /// What it is for, such as `sign-up`.
    package var purpose: ScreenPurpose { reading.purpose.value }

    /// What the purpose was concluded from, as a phrase that follows “by”.
    package var basis: Message {
        switch reading.purpose.basis {
        case .stated: "what was stated about the screen"
        case .word(let text, .className): "the screen's name \(text)"
        case .word(let text, .text): "the text \(text)"
        case .fields: "its fields"
        default: reading.purpose.basis.words
        }
    }

    /// A note that says what decided what it is for, at its place; none where that was stated.
    func purposeNotes(_ kind: Message) -> [Note] {
        if case .stated = reading.purpose.basis { return [] }
        return [Note("treated as \(kind) because of \(basis)", at: basisPlace)]
    }

    private var basisPlace: Place? {
        switch reading.purpose.basis {
        case .word(_, in: .className): screen.place
        case .word(let words, in: .call), .word(let words, in: .text): screen.places.first { $0.words == words }?.place
        default: nil
        }
    }

    /// Whether the user chooses a password on it.
    package var choosesPassword: Bool { reading.choosesPassword }

    var fields: [FieldSubject] { reading.fields.map { FieldSubject(reading: $0, screen: self) } }

    /// The fields in which the user chooses a password.
    var chosenFields: [FieldSubject] {
        reading.fields.filter { $0.role.value.isChosen }.map { FieldSubject(reading: $0, screen: self) }
    }

    /// The field that names the account; nil where none seems to.
    var username: FieldSubject? { reading.username.map { FieldSubject(reading: $0, screen: self) } }

    /// A password that is marked as an existing one.
    var markedPassword: FieldSubject? {
        fields.first { $0.role == .existingPassword && $0.field.contentType.value == .password }
    }

    /// A field that may name the account, depending on code that was not read. A name has a single line.
    var possibleUsername: FieldSubject? {
        reading.fields.first {
            [.other, .email].contains($0.role.value) && $0.contentTypeIsOpen && $0.field.element != .textView
        }
        .map { FieldSubject(reading: $0, screen: self) }
    }

    /// A field above the new password that may name the account, since nothing tells what it takes: “Customer ID”, “Handle”.
    var unnamedField: FieldSubject? {
        reading.fields.prefix { !$0.role.value.isChosen }.first {
            $0.isUnknown && $0.field.element != .textView
        }
        .map { FieldSubject(reading: $0, screen: self) }
    }

    /// Whether the screen certainly creates an account, signs in to one, or changes its password.
    var isForAccount: Bool {
        let purpose = reading.purpose
        return purpose.isFirm && [.signUp, .signIn, .changePassword].contains(purpose.value)
    }

    /// Returns the password rules of the fields, each descriptor once.
    func rules(under policy: PasswordPolicy?) -> [PasswordRulesSubject] {
        let rules = screen.fields.compactMap(\.rules.value).grouped { Array($0.descriptor.string.utf8) }
        return rules.map { _, alike in
            let text = PasswordRulesText(alike[0].descriptor, in: alike[0].text)
            return PasswordRulesSubject(text, under: policy, scope: scope)
        }
    }
}

extension Subjects {
    /// The screens, those of flows first.
    package var screens: [ScreenSubject] { once { ScreenSubject.screens(of: screenParts) } }

    var fields: [FieldSubject] { once { screens.flatMap(\.fields) } }
    /// The screens on which the user chooses a password.
    var choosingScreens: [ScreenSubject] { once { screens.filter(\.reading.choosesPassword) } }
    var chosenFields: [FieldSubject] { once { screens.flatMap(\.chosenFields) } }
    /// The screens that have a field for the password of an account.
    var passwordScreens: [ScreenSubject] {
        once { screens.filter { $0.reading.fields.contains { $0.role.value.isPassword } } }
    }
    var usernameFields: [FieldSubject] { once { fields.filter { $0.role == .username } } }
    var codeFields: [FieldSubject] { once { fields.filter { $0.role == .code } } }
    /// The fields whose password rules are known.
    var ruledFields: [FieldSubject] { once { fields.filter { $0.field.rules.value != nil } } }
    /// The screens with a password field for which it is known how the user leaves them.
    var leftScreens: [ScreenSubject] {
        once {
            passwordScreens.filter { !$0.screen.departures.isEmpty }
        }
    }
}
