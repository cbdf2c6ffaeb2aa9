import Findings
import Judging
import PasswordRules
import SignUpScreens

extension PasswordRuleChecks {
    /// `passwordrules` on a field that is no password field, or beside attributes that contradict them.
    static let rulesNotOnPassword = Check(
        "AD934", "rules-not-on-password", .warning, since: "0.1.0", evidence: .documented,
        citations: [.passwordRules, .passwordRulesProposal],
        explanation: """
            ## What it finds
            `passwordrules` on an `input` whose type is not `password`; or a `minlength`, `maxlength` or `pattern` of the \
            same `input` that contradicts the rules.

            ## Why it matters
            Passwords are generated for password fields, so rules elsewhere do nothing, and the field that they were \
            meant for has none. Where attributes contradict them, the browser or the server refuses or cuts the \
            password that was made by the rules. Safari probably follows `minlength` and `maxlength` too; other \
            password managers read the rules alone. A `pattern` is compared only where that is simple enough to be \
            certain.

            ## How to fix it
            Put the attribute on the field with `type="password"`; a script that shows the password can change the \
            type later. Say the same in the rules and in the other attributes: \
            `minlength="12" passwordrules="minlength: 12;"`.
            """,
        in: \.ruledInputs
    ) { subject in
        [subject.otherType, subject.minLengthContradiction, subject.maxLengthContradiction, subject.patternConflict]
            .compactMap(\.self)
    }
}

extension RuledInputSubject {
    fileprivate var otherType: Observation? {
        guard case .value(let type, let place) = input.type, type != "password" else { return nil }
        return Observation(
            "passwordrules is on an input of type \(type.isEmpty ? "text" : type), not of type “password”", at: place,
            label: "browsers generate passwords for password fields", notes: [Note("the rules", at: rulesPlace)],
            help:
                "move the rules to the field with type=\"password\"; a script may change the type later"
        )
    }

    fileprivate var minLengthContradiction: Observation? {
        guard case .value(let minimum, let place) = input.minLength, let maximum = rules?.maxLength, minimum > maximum
        else { return nil }
        return Observation(
            "minlength is \(minimum), but the rules allow at most \(maximum) characters", at: place,
            label: "refuses every password that follows the rules", notes: [Note("the rules", at: rulesPlace)],
            help: "write the limits of the server in both places")
    }

    fileprivate var maxLengthContradiction: Observation? {
        guard case .value(let maximum, let place) = input.maxLength, let rules else { return nil }
        if let minimum = rules.minLength, maximum < minimum {
            return Observation(
                "maxlength is \(maximum), but the rules ask for at least \(minimum) characters", at: place,
                label: "refuses every password that follows the rules", notes: [Note("the rules", at: rulesPlace)],
                help: "write the limits of the server in both places")
        }
        let length = rules.shape.length
        guard maximum < length else { return nil }
        return Observation(
            "maxlength is \(maximum), but by the rules alone Safari’s password has \(length) characters", at: place,
            label: "too short for it",
            notes: [
                Note("the rules", at: rulesPlace),
                Note("Safari probably follows maxlength too; password managers that read the rules alone do not"),
            ], help: "add maxlength: \(maximum) to the rules, or raise the attribute if the server accepts more")
    }

    fileprivate var patternConflict: Observation? {
        guard case .value(let text, let place) = input.pattern, let rules, let pattern = PasswordPattern(text),
            let conflict = rules.conflict(with: pattern)
        else { return nil }
        let reason: Message =
            switch conflict {
            case .lengths: "the lengths that it allows are not those of the rules"
            case .characters: "it allows none of the characters that the rules allow"
            case .required(let characters):
                "the rules require a character from \(characters.text), and it allows none of them"
            case .needed(let characters):
                "it asks for a character from \(characters.text), and the rules allow none of them"
            }
        return Observation(
            "no password that follows the rules matches the pattern: \(reason)", at: place,
            label: "refuses every password that follows the rules", notes: [Note("the rules", at: rulesPlace)],
            help: "say the same in both: rules can’t express everything, so let the pattern allow more, not less")
    }
}
