import Findings
import Judging
import PasswordRules
import SignUpScreens
import TextFormats

extension SignUpScreenChecks {
    /// Two fields for the same password have different rules.
    static let rulesOnConfirmDiffer = Check(
        "AD930", "rules-on-confirm-differ", .error, since: "0.1.0", evidence: .documented,
        citations: [.passwordRules, .credentialDataManager],
        explanation: """
            ## What it finds
            A screen, or a form of a web page, on which both the field for the new password and the field that repeats \
            it have password rules, and the two do not mean the same. Spelling and order do not count.

            ## Why it matters
            The same password goes into both fields, so whatever generates it gets two contradictory answers: iOS \
            gives password managers the rules of both fields, and the proposal for the web’s attribute combines them \
            into the union of what is required and the intersection of what is allowed, which the server may refuse.

            ## How to fix it
            Keep the descriptor in one constant and give it to both fields, or only to the first one.
            """,
        in: \.screensWithRulesOnBoth
    ) { screen in
        let ruled = screen.ruledChosenFields
        guard let first = ruled.first else { return [] }
        let wanted = first.canonicalRules
        return ruled.dropFirst().compactMap { other in
            let rules = other.canonicalRules
            guard rules != wanted else { return nil }
            return Observation(
                "\(other.name) has different password rules from \(first.name)",
                at: other.field.rules.place ?? other.place, label: "this field takes the same password",
                notes: [
                    Note("the rules of \(first.name)", at: first.field.rules.place ?? first.place),
                    Note("they mean \(plain: wanted) and \(plain: rules)"),
                ], help: "give both fields the same rules")
        }
    }
}

extension Subjects {
    /// The screens and forms on which a password is chosen and repeated, with rules on both fields.
    var screensWithRulesOnBoth: [ScreenSubject] {
        once {
            let forms = parts.screens.descriptorFiles.flatMap(\.forms).map {
                ScreenSubject(reading: ScreenReading($0), step: nil, scope: Scope())
            }
            // Where a mistake costs one of them its rules, it is the cause of the difference.
            let meant = forms.filter { $0.ruledChosenFields.allSatisfy { $0.descriptor?.losesRules == false } }
            return (choosingScreens + meant).filter { $0.ruledChosenFields.count > 1 }
        }
    }
}

extension ScreenSubject {
    /// Whether two fields for the same password have different rules.
    var rulesDiffer: Bool { Set(ruledChosenFields.map(\.canonicalRules)).count > 1 }

    fileprivate var ruledChosenFields: [FieldSubject] { chosenFields.filter { $0.field.rules.value != nil } }
}

extension FieldSubject {
    fileprivate var descriptor: PasswordDescriptor? {
        field.rules.value.map { PasswordDescriptor(Array($0.descriptor.string.utf8), dialect: .extended) }
    }

    fileprivate var canonicalRules: String { descriptor?.rules.text(.full) ?? "" }
}
