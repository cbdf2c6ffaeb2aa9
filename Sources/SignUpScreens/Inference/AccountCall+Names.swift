import Findings

extension AccountCall {
    /// Nil if the name of the function is not about accounts.
    package init?(_ name: String) {
        let words = Words.tokens(of: name)
        guard let purpose = Self.openings.first(where: { words.starts(with: $0.words) })?.purpose else { return nil }
        self.init(name, for: purpose)
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
