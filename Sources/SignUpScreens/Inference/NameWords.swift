/// The words of identifiers.
package enum NameWords {
    /// The words of a name in lower case: `sign`, `up` and `view` of `signUpView`.
    package static func words(of name: String) -> [String] { Words.tokens(of: name) }
}
