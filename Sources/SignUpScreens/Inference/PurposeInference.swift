import Findings

/// Infers the purpose of a screen from its fields, the name of its class and the texts on it.
///
/// A content type says that a field takes a password, and nothing about the screen: whether it is the right one is what the
/// purpose decides.
struct PurposeInference {
    let screen: Screen
    private let senses: [Inferred<FieldSense>]
    private let flow: ScreenFlow?
    private let className: Words
    private let texts: [(text: String, words: Words)]

    init(_ screen: Screen, in flow: ScreenFlow? = nil) {
        self.flow = flow
        self.screen = screen
        senses = screen.fields.map(FieldSense.senseUnlessMarkedNew)
        className = Words([screen.className, screen.name].compactMap(\.self).joined(separator: " "))
        texts = screen.texts.map { ($0, Words($0)) }
    }

    /// The purpose, according to the most telling hint.
    var purpose: Inferred<ScreenPurpose> {
        if let stated = screen.statedPurpose { return Inferred(stated, .stated) }
        if !hasPassword { return withoutPassword }
        if isForCode { return Inferred(.oneTimeCode, .word(screen.className ?? screen.name, in: .className)) }
        if let secret { return Inferred(.other, secret) }
        return byClassName ?? byFlow ?? byFile ?? byPasswords ?? byModes ?? byCalls ?? byProof ?? byTexts
            ?? Inferred(.unknown, .nothing)
    }

    /// Whether a title, a button or a call speaks of signing up, and nothing that is shown of signing in.
    var speaksOfSignUpAlone: Bool {
        screen.accountCalls.contains { $0.purpose == .signUp }
            || phrase(of: Vocabulary.signUp) != nil && phrase(of: Vocabulary.signIn) == nil
    }

    /// Whether what the screen shows first speaks of signing up: a link to another screen comes after its own texts, or
    /// after a question such as “No account?”.
    var leadsWithSignUp: Bool {
        guard phrase(of: Vocabulary.lackAccount, upTo: 8) == nil,
            let up = short.firstIndex(where: { $0.words.contain(anyOf: Vocabulary.signUp) })
        else { return false }
        let other = short.firstIndex { $0.words.contain(anyOf: Vocabulary.signIn) }
        return other.map { up <= $0 } ?? true
    }

    // MARK: The fields

    private func has(_ wanted: FieldSense...) -> Bool { senses.contains { wanted.contains($0.value) } }

    private var hasPassword: Bool { has(.password, .newPassword, .confirmation, .existingPassword, .hidden) }

    private var hasIdentity: Bool { has(.username, .email, .phone) }

    /// Whether a password is asked for twice. A password that only has to be “confirmed” is a proof of identity
    /// instead.
    private var isRepeated: Bool {
        guard let first = senses.firstIndex(where: { $0.value.isPassword || $0.value == .hidden }) else { return false }
        return senses[(first + 1)...].contains { $0.value == .confirmation }
    }

    /// Whether the name of the screen speaks of a code, and what it takes may be one. Some have the account’s user name and
    /// password beside it, out of sight.
    private var isForCode: Bool {
        guard className.contain(anyOf: Vocabulary.code), !className.contain(anyOf: Vocabulary.signIn),
            !className.contain(anyOf: Vocabulary.signUp)
        else { return false }
        return has(.code, .bareCode) || !senses.contains { $0.value.isPassword }
    }

    private var withoutPassword: Inferred<ScreenPurpose> {
        if senses.contains(where: { $0.value == .code }) { return Inferred(.oneTimeCode, .fields) }
        if has(.bareCode), let word = phrase(of: Vocabulary.code) { return Inferred(.oneTimeCode, word) }
        guard hasIdentity, secret == nil else { return Inferred(.other, .fields) }
        // “Forgot password?” over a field for the address alone is what asks for a new one.
        if byClassName == nil, phrase(of: Vocabulary.forgotten) != nil { return Inferred(.other, .fields) }
        let named = byClassName ?? byTexts
        return named?.value == .changePassword ? Inferred(.other, .fields) : named ?? Inferred(.other, .fields)
    }

    // MARK: Secrets of another kind

    /// Why the password does not belong to an account; nil if it may.
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
        // After “forgot password” a new one is chosen for the same account.
        let isReset = className.contain(anyOf: Vocabulary.forgotten) && hasPassword && !isSignIn
        if isReset || className.contain(anyOf: Vocabulary.changePassword) { return Inferred(.changePassword, basis) }
        // A class with such a name may serve other purposes too.
        guard isSignIn, !screen.hasModes, !has(.newPassword, .confirmation, .existingPassword) else { return nil }
        return Inferred(.signIn, basis)
    }

    /// A password in the course of a sign-up is a new one.
    private var byFlow: Inferred<ScreenPurpose>? {
        guard let flow, Words(flow.name).contain(anyOf: Vocabulary.signUp) else { return nil }
        return Inferred(.signUp, .word(flow.name, in: .text))
    }

    /// A new password in an Interface Builder file that is named for signing up.
    private var byFile: Inferred<ScreenPurpose>? {
        guard has(.newPassword) || isRepeated, !has(.existingPassword),
            let name = screen.place.file?.split(separator: "/").last.map(String.init),
            name.hasSuffix(".storyboard") || name.hasSuffix(".xib")
        else { return nil }
        let words = Words(name)
        guard words.contain(anyOf: Vocabulary.signUp), !words.contain(anyOf: Vocabulary.signIn) else { return nil }
        return Inferred(.signUp, .word(name, in: .fileName))
    }

    /// An action that asks people with an account for their password once more.
    private var byProof: Inferred<ScreenPurpose>? {
        guard className.contain(anyOf: Vocabulary.proof), phrase(of: Vocabulary.signUp) == nil else { return nil }
        return Inferred(.signIn, .word(screen.className ?? screen.name, in: .className))
    }

    // MARK: New passwords

    private var byPasswords: Inferred<ScreenPurpose>? {
        // Beside an old password, another one is new.
        guard has(.newPassword) || isRepeated || (has(.existingPassword) && has(.password)) else { return nil }
        if has(.existingPassword) { return Inferred(.changePassword, .fields) }
        if let word = phrase(of: Vocabulary.changePassword) { return Inferred(.changePassword, word) }
        if hasIdentity {
            // “New password” next to a name is the wording of settings; a sign-up says “Password”.
            let isSettings =
                isForKnownAccount
                || has(.newPassword) && !isRepeated && phrase(of: Vocabulary.signUp) == nil
            return Inferred(isSettings ? .changePassword : .signUp, .fields)
        }
        if let word = phrase(of: Vocabulary.signUp) { return Inferred(.signUp, word) }
        return Inferred(.changePassword, has(.newPassword) ? .fields : .nothing)
    }

    /// Whether the name of an account is shown that cannot be edited, so the account exists.
    private var isForKnownAccount: Bool {
        zip(screen.fields, senses).contains { field, sense in
            [.username, .email].contains(sense.value) && field.isEditable.value == false
        }
    }

    private var byModes: Inferred<ScreenPurpose>? { screen.hasModes ? Inferred(.signUp, .modes) : nil }

    // MARK: Calls

    /// The code calls a function that creates an account, or one that signs in.
    private var byCalls: Inferred<ScreenPurpose>? {
        func name(_ purpose: ScreenPurpose) -> String? { screen.accountCalls.first { $0.purpose == purpose }?.name }
        switch (name(.signUp), name(.changePassword), name(.signIn)) {
        case (let up?, _, let other?): return Inferred(.signUp, .mixed(up, other))
        case (let up?, _, nil): return Inferred(.signUp, .word(up, in: .call))
        case (nil, let change?, nil): return Inferred(.changePassword, .word(change, in: .call))
        case (nil, nil, let other?): return Inferred(.signIn, .word(other, in: .call))
        default: return nil
        }
    }

    // MARK: Texts

    private var byTexts: Inferred<ScreenPurpose>? {
        if let word = phrase(of: Vocabulary.lackAccount, upTo: 8) ?? phrase(of: Vocabulary.forgotten, upTo: 8) {
            return Inferred(.signIn, word)
        }
        if let word = phrase(of: Vocabulary.haveAccount, upTo: 8) { return Inferred(.signUp, word) }
        let signUp = short.firstIndex { $0.words.contain(anyOf: Vocabulary.signUp) }
        let signIn = short.firstIndex { $0.words.contain(anyOf: Vocabulary.signIn) }
        switch (signUp, signIn) {
        case (let up?, let other?):
            // The purpose of the screen comes before the link to the other screen.
            return Inferred(up < other ? .signUp : .signIn, .mixed(short[up].text, short[other].text))
        case (let up?, nil):
            // After a button that says no more than “Next”, it is a link to another screen.
            if let button = short[..<up].first(where: { $0.words.contain(anyOf: Vocabulary.goOn) }) {
                return Inferred(.signIn, .mixed(button.text, short[up].text))
            }
            return Inferred(.signUp, .word(short[up].text, in: .text))
        case (nil, let other?): return Inferred(.signIn, .word(short[other].text, in: .text))
        case (nil, nil): return phrase(of: Vocabulary.changePassword).map { Inferred(.changePassword, $0) }
        }
    }

    /// Texts of at most five words, such as titles and buttons; a paragraph may be about anything.
    private var short: [(text: String, words: Words)] { texts.filter { $0.words.tokens.count <= 5 } }

    private func phrase(of phrases: PhraseList, upTo count: Int = 5) -> Basis? {
        texts.first { $0.words.tokens.count <= count && $0.words.contain(anyOf: phrases) }
            .map { .word($0.text, in: .text) }
    }
}
