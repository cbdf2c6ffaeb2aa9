import AssociationModel
package import Findings
import PasswordRules
package import SignUpScreens
import TextFormats

/// A screen, read, with the flow that it belongs to.
package struct ScreenSubject: Scoped {
    /// The place of a screen in a flow.
    package struct Step: Sendable {
        /// The flow.
        package let flow: ScreenFlow
        /// The index of the screen in the flow, from 0.
        package let index: Int
        /// What a person calls the flow.
        package var flowName: String { flow.name }
    }

    /// What the screen is for, and what its fields are.
    package let reading: ScreenReading
    /// Where it stands in a flow; nil for a screen that stands for itself.
    package let step: Step?
    /// What a finding about it concerns.
    package let scope: Scope

    /// The screens of a question: those of its flows, then the others, each place once.
    static func screens(of question: Question) -> [ScreenSubject] {
        var result: [ScreenSubject] = []
        for flow in question.flows {
            for (index, screen) in flow.screens.enumerated() {
                result.append(
                    ScreenSubject(
                        reading: ScreenReading(screen, in: flow), step: Step(flow: flow, index: index),
                        scope: Scope(screen: result.count)))
            }
        }
        for screen in question.screens where !result.contains(where: { $0.screen.place.isSame(as: screen.place) }) {
            result.append(
                ScreenSubject(reading: ScreenReading(screen), step: nil, scope: Scope(screen: result.count)))
        }
        return result
    }

    /// The screen as it was read.
    package var screen: Screen { reading.screen }

    /// What a person calls it.
    package var name: String { screen.name }

    /// Where it is declared.
    package var place: Place { screen.place }

    /// What it is for, such as `sign-up`.
    package var purpose: String { reading.purpose.value.rawValue }

    /// What that was read from, as it follows “by”.
    package var basis: Message {
        switch reading.purpose.basis {
        case .stated: "what is stated of the screen"
        case .word(let text, .className): "the screen's name \(text)"
        case .word(let text, _): "the text \(text)"
        case .fields: "its fields"
        default: reading.purpose.basis.words
        }
    }

    /// Whether a password is chosen on it.
    package var choosesPassword: Bool { reading.choosesPassword }

    /// The fields, as subjects of their own.
    var fields: [FieldSubject] { reading.fields.map { FieldSubject(reading: $0, screen: self) } }

    /// The fields in which a password is chosen.
    var chosenFields: [FieldSubject] { fields.filter { $0.role.isChosen } }

    /// The field that names the account; nil where none seems to.
    var username: FieldSubject? { fields.first { $0.role == .username } }

    /// A field of which it is open whether it names the account.
    var possibleUsername: FieldSubject? {
        fields.first { [.other, .email].contains($0.role) && $0.reading.contentTypeIsOpen }
    }

    /// Whether the screen certainly belongs to an account: to its creation, its use, or the change of its password.
    var isForAccount: Bool {
        let purpose = reading.purpose
        return purpose.isFirm && [.signUp, .signIn, .changePassword].contains(purpose.value)
    }

    /// The password rules of the fields, each descriptor once.
    func rules(under policy: PasswordPolicy?) -> [PasswordRulesSubject] {
        var seen: Set<[UInt8]> = []
        return screen.fields.compactMap { field in
            guard let rules = field.rules.value, seen.insert(Array(rules.descriptor.string.utf8)).inserted else {
                return nil
            }
            return PasswordRulesSubject(
                PasswordRulesText(rules.descriptor, in: rules.text, policy: policy), scope: scope)
        }
    }
}

extension Place {
    /// Whether two places are the same bytes of the same file.
    fileprivate func isSame(as other: Place) -> Bool {
        guard case .text(let text, let span) = self, case .text(let otherText, let otherSpan) = other else {
            return false
        }
        return text.origin == otherText.origin && span == otherSpan
    }
}

extension Subjects {
    /// The fields of all screens.
    var fields: [FieldSubject] { screens.flatMap(\.fields) }
    /// The screens on which a password is chosen.
    var choosingScreens: [ScreenSubject] { screens.filter(\.reading.choosesPassword) }
    /// The fields in which a password is chosen.
    var chosenFields: [FieldSubject] { screens.flatMap(\.chosenFields) }
    /// The screens with the password of an account.
    var passwordScreens: [ScreenSubject] { screens.filter { $0.fields.contains { $0.role.isPassword } } }
    /// The fields that name an account.
    var usernameFields: [FieldSubject] { fields.filter { $0.role == .username } }
    /// The fields that take a code.
    var codeFields: [FieldSubject] { fields.filter { $0.role == .code } }
    /// The fields with password rules that are known.
    var ruledFields: [FieldSubject] { fields.filter { $0.field.rules.value != nil } }
    /// The screens with a password, of which it is known how they are left.
    var leftScreens: [ScreenSubject] {
        screens.filter { !$0.screen.departures.isEmpty && $0.fields.contains { $0.role.isPassword } }
    }
}
