/// Infers what a person is on a screen for, from its fields, the name of its class and what is to be read on it.
struct PurposeInference {
    let screen: Screen
    let senses: [Inferred<FieldSense>]
    private let flow: ScreenFlow?
    private let className: Words
    private let texts: [(text: String, words: Words)]

    init(_ screen: Screen, senses: [Inferred<FieldSense>], flow: ScreenFlow? = nil) {
        self.flow = flow
        self.screen = screen
        self.senses = senses
        className = Words([screen.className, screen.name].compactMap(\.self).joined(separator: " "))
        texts = screen.texts.map { ($0, Words($0)) }
    }

    /// The purpose, the most telling hint first.
    var purpose: Inferred<ScreenPurpose> {
        if let stated = screen.statedPurpose { return Inferred(stated, .stated) }
        if !hasPassword { return withoutPassword }
        if let secret { return Inferred(.other, secret) }
        return byClassName ?? byFlow ?? byPasswords ?? byTexts
            ?? Inferred(.signIn, passwordIsStated ? .stated : .nothing)
    }

    // MARK: The fields

    private func has(_ wanted: FieldSense...) -> Bool { senses.contains { wanted.contains($0.value) } }

    private var hasPassword: Bool { has(.password, .newPassword, .confirmation, .existingPassword, .hidden) }

    private var hasIdentity: Bool { has(.username, .email, .phone) }

    /// Whether a password is asked for twice; one that is to be “confirmed” alone is a proof of who one is.
    private var isRepeated: Bool {
        guard let first = senses.firstIndex(where: { $0.value.isPassword || $0.value == .hidden }) else { return false }
        return senses[(first + 1)...].contains { $0.value == .confirmation }
    }

    private var passwordIsStated: Bool {
        senses.contains { $0.value.isPassword && $0.basis == .stated }
    }

    private var withoutPassword: Inferred<ScreenPurpose> {
        if senses.contains(where: { $0.value == .code }) { return Inferred(.oneTimeCode, .fields) }
        if has(.bareCode), let word = phrase(of: Vocabulary.code) { return Inferred(.oneTimeCode, word) }
        guard hasIdentity, secret == nil else { return Inferred(.other, .nothing) }
        let named = byClassName ?? byTexts
        return named?.value == .changePassword ? Inferred(.other, .nothing) : named ?? Inferred(.other, .nothing)
    }

    // MARK: Secrets of another kind

    /// Why the password is none of an account; nil where it may be one.
    private var secret: Basis? {
        if className.contain(anyOf: Vocabulary.signUp) || className.contain(anyOf: Vocabulary.signIn) { return nil }
        if className.contain(anyOf: Vocabulary.secret) || className.contain(anyOf: Vocabulary.unlock) {
            return .word(screen.className ?? screen.name, in: .className)
        }
        if senses.contains(where: { $0.value == .secret }) && !hasIdentity { return .fields }
        if has(.username, .email) { return nil }
        return short.first { $0.words.contain(anyOf: Vocabulary.secret) || $0.words.contain(anyOf: Vocabulary.unlock) }
            .map { .word($0.text, in: .text) }
    }

    // MARK: The name

    private var byClassName: Inferred<ScreenPurpose>? {
        let basis = Basis.word(screen.className ?? screen.name, in: .className)
        let isSignUp = className.contain(anyOf: Vocabulary.signUp)
        let isSignIn = className.contain(anyOf: Vocabulary.signIn)
        if isSignUp, isSignIn {
            return Inferred(.signUp, .mixed("sign up", "sign in"))
        }
        if isSignUp { return Inferred(.signUp, basis) }
        if className.contain(anyOf: Vocabulary.changePassword) { return Inferred(.changePassword, basis) }
        // A class of that name may do the other things too.
        guard isSignIn, !has(.newPassword, .confirmation, .existingPassword) else { return nil }
        return Inferred(.signIn, basis)
    }

    /// A password on the way through a sign-up is the one that is chosen.
    private var byFlow: Inferred<ScreenPurpose>? {
        guard let flow, Words(flow.name).contain(anyOf: Vocabulary.signUp) else { return nil }
        return Inferred(.signUp, .word(flow.name, in: .text))
    }

    // MARK: Passwords that are chosen

    private var byPasswords: Inferred<ScreenPurpose>? {
        guard has(.newPassword) || isRepeated else { return nil }
        if has(.existingPassword) { return Inferred(.changePassword, .fields) }
        if let word = phrase(of: Vocabulary.changePassword) { return Inferred(.changePassword, word) }
        if hasIdentity {
            // “New password” beside a name is how it is put in settings; a sign-up says “Password”.
            let isSettings = senses.contains { $0.value == .newPassword && $0.basis != .stated } && !isRepeated
            return Inferred(isSettings ? .changePassword : .signUp, .fields)
        }
        if let word = phrase(of: Vocabulary.signUp) { return Inferred(.signUp, word) }
        return Inferred(.changePassword, has(.newPassword) ? .fields : .nothing)
    }

    // MARK: What is to be read

    private var byTexts: Inferred<ScreenPurpose>? {
        if let word = phrase(of: Vocabulary.lackAccount, upTo: 8) ?? phrase(of: Vocabulary.forgotten, upTo: 8) {
            return Inferred(.signIn, word)
        }
        if let word = phrase(of: Vocabulary.haveAccount, upTo: 8) { return Inferred(.signUp, word) }
        let signUp = short.firstIndex { $0.words.contain(anyOf: Vocabulary.signUp) }
        let signIn = short.firstIndex { $0.words.contain(anyOf: Vocabulary.signIn) }
        switch (signUp, signIn) {
        case (let up?, let other?):
            // What the screen is for comes before the way to the other one.
            return Inferred(up < other ? .signUp : .signIn, .mixed(short[up].text, short[other].text))
        case (let up?, nil):
            // Behind a button that says no more than “Next”, it is the way to another screen.
            if let button = short[..<up].first(where: { $0.words.contain(anyOf: Vocabulary.goOn) }) {
                return Inferred(.signIn, .mixed(button.text, short[up].text))
            }
            return Inferred(.signUp, .word(short[up].text, in: .text))
        case (nil, let other?): return Inferred(.signIn, .word(short[other].text, in: .text))
        case (nil, nil): return phrase(of: Vocabulary.changePassword).map { Inferred(.changePassword, $0) }
        }
    }

    /// Titles and buttons; a paragraph may speak of anything.
    private var short: [(text: String, words: Words)] { texts.filter { $0.words.tokens.count <= 5 } }

    private func phrase(of phrases: [Phrase], upTo count: Int = 5) -> Basis? {
        texts.first { $0.words.tokens.count <= count && $0.words.contain(anyOf: phrases) }
            .map { .word($0.text, in: .text) }
    }
}
