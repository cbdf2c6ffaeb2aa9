import Findings
import PasswordRules
import TextFormats

/// A descriptor of password rules, read.
package struct PasswordRulesSubject: Scoped {
    let text: PasswordRulesText
    /// What a reader makes of it that knows the newer words too, so that these do not hide other mistakes.
    let descriptor: PasswordDescriptor
    /// Rules belong to no association; those of a field belong to its screen.
    package let scope: Scope

    init(_ text: PasswordRulesText, scope: Scope = Scope()) {
        self.text = text
        self.scope = scope
        descriptor = PasswordDescriptor(
            text.located.map { Array($0.string.utf8) } ?? text.text.bytes, dialect: .extended)
    }

    var rules: PasswordRules { descriptor.rules }

    /// Where bytes of the descriptor stand.
    func place(of span: SourceSpan) -> Place { .text(text.text, text.located?.span(of: span) ?? span) }

    /// The descriptor as a whole.
    var place: Place { place(of: SourceSpan(0, text.located?.string.utf8.count ?? text.text.bytes.count)) }

    /// Where the rule of this name stands whose value counts, or else the descriptor.
    func place(of rule: PasswordRule?) -> Place {
        descriptor.written.first { $0.rule == rule }.map { place(of: $0.valueSpan) } ?? place
    }

    /// Whether the rules that are left say what their author meant; after a mistake that costs all, they do not.
    var isMeant: Bool { !descriptor.problems.contains { $0.loss == .everything } }

    /// Whether the lengths leave room for a password.
    var hasRoom: Bool {
        let maximum = rules.maxLength ?? .max
        return (rules.minLength ?? 0) <= maximum && rules.disjointRequired <= maximum
    }

    /// What is left of the descriptor.
    var remainder: Note { Note("what is left: \(plain: rules.text(.full))") }
}

extension Subjects {
    /// The descriptors of password rules: those that were asked about, and those of screens.
    var passwordRules: [PasswordRulesSubject] {
        question.passwordRules.map { PasswordRulesSubject($0) }
            + screens.flatMap { $0.rules(under: question.policyOfScreens) }
    }
    /// Those that a mistake did not void.
    var meantPasswordRules: [PasswordRulesSubject] { passwordRules.filter(\.isMeant) }
    /// Those without a mistake that leave room for a password: what comes of the others would be no news of its own.
    var usablePasswordRules: [PasswordRulesSubject] {
        passwordRules.filter { $0.descriptor.problems.isEmpty && $0.hasRoom }
    }
    /// Those that must satisfy a policy.
    var passwordRulesUnderPolicy: [PasswordRulesSubject] { meantPasswordRules.filter { $0.text.policy != nil } }
}
