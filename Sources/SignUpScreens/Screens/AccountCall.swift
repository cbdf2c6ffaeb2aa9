/// A call of a function whose name says that it creates an account, signs in to one, or changes its password.
package struct AccountCall: Hashable, Sendable {
    /// What the function does: ``ScreenPurpose/signUp``, ``ScreenPurpose/signIn`` or ``ScreenPurpose/changePassword``.
    package let purpose: ScreenPurpose
    /// The name of the function without its arguments, such as `createUser`.
    package let name: String

    /// Makes a call whose purpose is known otherwise than by the function's name.
    package init(_ name: String, for purpose: ScreenPurpose) {
        self.name = name
        self.purpose = purpose
    }

    /// Nil if the name of the function is not about accounts.
    package init?(_ name: String) {
        let words = Words.tokens(of: name)
        guard let purpose = Self.openings.first(where: { words.starts(with: $0.words) })?.purpose else { return nil }
        self.purpose = purpose
        self.name = name
    }

    // A name such as `showSignUp` or `signUpTapped` is about the screen, so only the first words count, and few may follow.
    private static let openings: [(words: [String], purpose: ScreenPurpose)] = [
        (["sign", "up"], .signUp), (["signup"], .signUp), (["register", "user"], .signUp),
        (["register", "account"], .signUp), (["create", "account"], .signUp), (["create", "user"], .signUp),
        (["create", "new", "account"], .signUp), (["create", "new", "user"], .signUp),
        (["sign", "in"], .signIn), (["signin"], .signIn), (["log", "in"], .signIn), (["login"], .signIn),
        (["change", "password"], .changePassword), (["reset", "password"], .changePassword),
        (["update", "password"], .changePassword), (["set", "new", "password"], .changePassword),
    ]
}
