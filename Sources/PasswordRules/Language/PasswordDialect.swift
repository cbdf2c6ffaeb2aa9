/// Which words of the language a reader knows.
package enum PasswordDialect: String, Hashable, Sendable, CaseIterable {
    /// As Apple published it in 2018: a reader that knows no more drops every rule where it meets a newer word.
    case original
    /// With `max-repeating` and `max-sequential`, of which `max-consecutive` is an alias for both. Apple added them on
    /// 10 September 2026: <https://github.com/apple/password-manager-resources/pull/1255>.
    case extended

    /// Whether the dialect has this word.
    package func knows(_ name: PasswordRule.Name) -> Bool {
        switch name {
        case .maxRepeating, .maxSequential: self == .extended
        case .required, .allowed, .maxConsecutive, .minLength, .maxLength: true
        }
    }
}
