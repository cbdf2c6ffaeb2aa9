/// What a field's own words and traits say about it, before the rest of the screen is considered.
enum FieldSense: Hashable, Sendable {
    case username
    case email
    case phone
    /// The address of a server or a site.
    case address
    /// A password; nothing says whether it is new.
    case password
    case newPassword
    case confirmation
    case existingPassword
    case code
    /// A code; nothing says that it was sent.
    case bareCode
    /// A secret that belongs to no account, such as a PIN.
    case secret
    /// A field that hides its text, and about which nothing else is known.
    case hidden
    case other

    var isPassword: Bool {
        switch self {
        case .password, .newPassword, .confirmation, .existingPassword: true
        default: false
        }
    }

    /// Whether words of this sense outweigh a content type that says otherwise: they name a secret or a code.
    private var isTelling: Bool { isPassword || self == .code || self == .secret }

    /// How specific it is. If a label and a name have different senses, the more specific one counts.
    private var weight: Int {
        switch self {
        case .secret: 5
        case .newPassword, .confirmation, .existingPassword, .code: 4
        case .password: 3
        case .username, .email, .address: 2
        case .phone, .bareCode: 1
        case .hidden, .other: 0
        }
    }
}

extension FieldSense {
    /// What a field says about itself.
    static func sense(of field: InputField) -> Inferred<FieldSense> {
        let words = sense(ofWordsOf: field) ?? sense(ofUseOf: field)
        let known: Inferred<FieldSense> = words ?? Inferred(.other, .nothing)
        switch field.contentType.value {
        case .username?: return Inferred(.username, .stated)
        case .newPassword? where isNameMarkedAsPassword(field): return known
        case .newPassword?: return Inferred(words?.value == .confirmation ? .confirmation : .newPassword, .stated)
        // The words say more than the type, since a wrong type here is the most common mistake.
        case .password? where words?.value == .password: return Inferred(.password, .stated)
        case .password?: return words?.value.isTelling == true ? known : Inferred(.password, .stated)
        case .oneTimeCode?: return words?.value.isPassword == true ? known : Inferred(.code, .stated)
        case .emailAddress?: return words?.value == .username ? known : Inferred(.email, .stated)
        case .telephoneNumber?: return Inferred(.phone, .stated)
        // Nobody types a name on the keyboard for addresses of sites.
        case .empty?, nil:
            let isAddress = field.keyboard.value == .url && words?.value.isTelling != true
            return isAddress ? Inferred(.address, .keyboard) : words ?? unnamed(field)
        case .some: return words?.value.isTelling == true ? known : Inferred(.other, .stated)
        }
    }

    /// The same of a field that is marked as a new password, as far as its words say that it takes one.
    static func senseUnlessMarkedNew(_ field: InputField) -> Inferred<FieldSense> {
        let marked = sense(of: field)
        guard marked.value == .newPassword, marked.basis == .stated else { return marked }
        let words = sense(ofWordsOf: field)
        return words.flatMap { $0.value.isPassword ? $0 : nil } ?? Inferred(.password, .stated)
    }

    /// Whether a field is marked as a new password although its words say that it takes a name, and it shows its text.
    static func isNameMarkedAsPassword(_ field: InputField) -> Bool {
        guard field.contentType.value == .newPassword, field.hidesText != true else { return false }
        let words = sense(ofWordsOf: field)?.value
        return words == .username || words == .email
    }

    // The words say nothing, but the code does.
    private static func sense(ofUseOf field: InputField) -> Inferred<FieldSense>? {
        field.sentTo.map { Inferred(.code, .word($0, in: .call)) }
    }

    // The words say nothing, so only the traits are left.
    private static func unnamed(_ field: InputField) -> Inferred<FieldSense> {
        if field.hidesText == true { return Inferred(.hidden, .secureEntry) }
        if field.keyboard.value == .emailAddress { return Inferred(.email, .keyboard) }
        return Inferred(.other, .nothing)
    }

    private static func sense(ofWordsOf field: InputField) -> Inferred<FieldSense>? {
        let mayHide = field.hidesText != false
        let candidates = [(field.label, Basis.Origin.label), (field.name, .name)].compactMap { text, origin in
            text.flatMap { text in
                sense(of: Words(text), mayHide: mayHide).map { Inferred($0, .word(text, in: origin)) }
            }
        }
        // A code that is sent to where codes are checked.
        if candidates.contains(where: { $0.value == .bareCode }), let use = sense(ofUseOf: field) { return use }
        // The label wins unless the name is more specific.
        return candidates.max { $0.value.weight < $1.value.weight }
            .flatMap { best in candidates.first { $0.value.weight == best.value.weight } }
    }

    private static func sense(of words: Words, mayHide: Bool) -> FieldSense? {
        if words.isEmpty { return nil }
        if words.contain(anyOf: Vocabulary.code) { return .code }
        if words.contain(anyOf: Vocabulary.secret) { return .secret }
        let isShort = mayHide && words.contain(anyOf: Vocabulary.shortPassword)
        if isShort || words.contain(anyOf: Vocabulary.password) { return password(words) }
        let isUsername = words.contain(anyOf: Vocabulary.distinctUsername)
        if !isUsername, words.contain(anyOf: Vocabulary.address) { return .address }
        if words.contain(anyOf: Vocabulary.email) {
            return isUsername ? .username : .email
        }
        if words.contain(anyOf: Vocabulary.username) { return .username }
        if words.contain(anyOf: Vocabulary.phone) { return .phone }
        if words.contain(anyOf: Vocabulary.bareCode) { return .bareCode }
        return mayHide && words.contain(anyOf: Vocabulary.again) && words.tokens.count <= 2 ? .confirmation : nil
    }

    private static func password(_ words: Words) -> FieldSense {
        // “Repeat new password” is the second one.
        if words.contain(anyOf: Vocabulary.again) { return .confirmation }
        if words.contain(anyOf: Vocabulary.current) { return .existingPassword }
        return words.contain(anyOf: Vocabulary.new) ? .newPassword : .password
    }
}

extension TextContentType {
    static let telephoneNumber = TextContentType(rawValue: "tel")
}
