/// The version of the rules language that a reader knows.
public enum PasswordDialect: String, Hashable, Sendable, CaseIterable {
    /// The language as Apple published it in 2018. A reader that knows only this drops every rule when it meets a newer
    /// word.
    case original
    /// The language with `max-repeating` and `max-sequential`, where `max-consecutive` is an alias for both. Apple
    /// added them on 10 September 2026: <https://github.com/apple/password-manager-resources/pull/1255>.
    case extended

    /// Whether the dialect has this property.
    package func knows(_ name: PasswordRule.Name) -> Bool {
        switch name {
        case .maxRepeating, .maxSequential: self == .extended
        case .required, .allowed, .maxConsecutive, .minLength, .maxLength: true
        }
    }
}
