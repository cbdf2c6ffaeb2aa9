import Findings
package import Judging
import PasswordRules
import SignUpScreens
import TextFormats

/// A descriptor of password rules, parsed.
package struct PasswordRulesSubject: Scoped {
    let text: PasswordRulesText
    /// The descriptor in the dialect that knows the newer properties too, so that these do not hide other mistakes.
    let descriptor: PasswordDescriptor
    /// The scope of the screen, for rules of a field; otherwise empty, because rules belong to no association.
    package let scope: Scope

    init(_ text: PasswordRulesText, scope: Scope = Scope()) {
        self.text = text
        self.scope = scope
        descriptor = PasswordDescriptor(
            text.located.map { Array($0.string.utf8) } ?? text.text.bytes, dialect: .extended)
    }

    var rules: PasswordRules { descriptor.rules }

    /// Returns the place of bytes of the descriptor.
    func place(of span: SourceSpan) -> Place { .text(text.text, text.located?.span(of: span) ?? span) }

    /// The place of the descriptor as a whole.
    var place: Place { place(of: SourceSpan(0, text.located?.string.utf8.count ?? text.text.bytes.count)) }

    /// Returns the place of the rule's value, as first written, or else of the whole descriptor.
    func place(of rule: PasswordRule?) -> Place {
        descriptor.written.first { $0.rule == rule }.map { place(of: $0.valueSpan) } ?? place
    }

    /// Whether the rules that are left say what their author meant; false after a mistake that voids the whole
    /// descriptor.
    var isMeant: Bool { !descriptor.problems.contains { $0.loss == .everything } }

    /// Whether the lengths and the required classes leave room for a password.
    var hasRoom: Bool {
        let maximum = rules.maxLength ?? .max
        return (rules.minLength ?? 0) <= maximum && rules.disjointRequired <= maximum
    }

    /// A note that shows what is left of the descriptor.
    var remainder: Note { Note("what is left: \(plain: rules.text(.full))") }
}

/// The files in which password rules were looked for, taken together.
package struct DescriptorFilesSubject: Scoped {
    let files: [DescriptorFile]
    package var scope: Scope { .run }
}

/// A field of a page that has password rules.
package struct RuledInputSubject: Scoped {
    let input: RuledInput
    /// Its rules; nil if a mistake costs some of them, or if no password can follow them.
    let rules: PasswordRules?
    /// A field belongs to no association.
    package let scope = Scope()

    init(_ input: RuledInput) {
        self.input = input
        let subject = PasswordRulesSubject(PasswordRulesText(input.rules.descriptor, in: input.rules.text))
        rules = subject.descriptor.losesRules || !subject.hasRoom ? nil : subject.rules
    }

    /// The place of the rules.
    var rulesPlace: Place { .text(input.rules.text, input.rules.descriptor.span) }
}

extension Subjects {
    /// All files in which password rules were looked for, as one subject; none if there are none.
    var descriptorFiles: [DescriptorFilesSubject] {
        once { question.descriptorFiles.isEmpty ? [] : [DescriptorFilesSubject(files: question.descriptorFiles)] }
    }
    var ruledInputs: [RuledInputSubject] {
        once { question.descriptorFiles.flatMap(\.inputs).map { RuledInputSubject($0) } }
    }
    /// The descriptors of password rules that were given, and those of screens.
    var passwordRules: [PasswordRulesSubject] {
        once {
            question.passwordRules.map { PasswordRulesSubject($0) }
                + screens.flatMap { $0.rules(under: question.policyOfScreens) }
        }
    }
    /// The descriptors that no mistake voids.
    var meantPasswordRules: [PasswordRulesSubject] { once { passwordRules.filter(\.isMeant) } }
    /// The descriptors without a mistake that leave room for a password; findings about the others would only repeat
    /// the mistake.
    var usablePasswordRules: [PasswordRulesSubject] {
        once {
            passwordRules.filter { $0.descriptor.problems.isEmpty && $0.hasRoom }
        }
    }
    /// The descriptors that must satisfy a policy.
    var passwordRulesUnderPolicy: [PasswordRulesSubject] {
        once { meantPasswordRules.filter { $0.text.policy != nil } }
    }
}
