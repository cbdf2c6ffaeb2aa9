import Findings

/// Infers the role of each field, given the purpose of the screen.
struct RoleInference {
    private let senses: [Inferred<FieldSense>]
    private let purpose: Inferred<ScreenPurpose>
    /// The first field of each sense.
    private let firsts: [FieldSense: Int]
    /// The first field that takes a password or hides its text.
    private let firstPassword: Int?
    private let lastNewPassword: Int?
    /// The content types of the fields, as far as they are known.
    private let types: [TextContentType?]
    private let isAnyMarkedAsNew: Bool

    init(senses: [Inferred<FieldSense>], types: [TextContentType?], purpose: Inferred<ScreenPurpose>) {
        self.senses = senses
        self.types = types
        self.purpose = purpose
        firsts = Dictionary(senses.enumerated().map { ($1.value, $0) }, uniquingKeysWith: { first, _ in first })
        firstPassword = senses.firstIndex { $0.value.isPassword || $0.value == .hidden }
        lastNewPassword = senses.lastIndex { $0.value == .newPassword }
        isAnyMarkedAsNew = zip(senses, types).contains { $0.value == .newPassword && $1 == .newPassword }
    }

    /// The roles, one for each field, in the order of the fields.
    var roles: [Inferred<FieldRole>] { senses.indices.map(role) }

    private func role(at index: Int) -> Inferred<FieldRole> {
        let sense = senses[index]
        switch sense.value {
        case .username: return Inferred(.username, sense.basis)
        case .email, .phone: return identity(at: index)
        case .newPassword: return chosen(has(.newPassword, before: index) ? .confirmation : .newPassword, sense.basis)
        case .confirmation: return confirmation(at: index)
        case .existingPassword: return Inferred(isForAccount ? .existingPassword : .other, sense.basis)
        case .password, .hidden: return plain(at: index)
        case .code: return Inferred(.code, sense.basis)
        case .bareCode:
            return purpose.value == .oneTimeCode ? Inferred(.code, sense.basis) : Inferred(.other, .nothing)
        case .secret, .address, .other: return Inferred(.other, sense.basis)
        }
    }

    /// Whether the passwords on the screen belong to accounts.
    private var isForAccount: Bool { purpose.value != .other }

    private func chosen(_ role: FieldRole, _ basis: Basis) -> Inferred<FieldRole> {
        // An explicit type counts even if the screen seems to be for something else.
        isForAccount || basis == .stated ? Inferred(role, basis) : Inferred(.other, .nothing)
    }

    /// A repeated password must have been asked for before; otherwise it is asked for as a proof of identity.
    private func confirmation(at index: Int) -> Inferred<FieldRole> {
        let sense = senses[index]
        if hasPassword(before: index) {
            return chosen(.confirmation, sense.basis)
        }
        if sense.basis == .stated { return Inferred(.newPassword, .stated) }
        return plain(at: index)
    }

    private func has(_ sense: FieldSense, before index: Int) -> Bool { firsts[sense].map { $0 < index } ?? false }

    private func hasPassword(before index: Int) -> Bool { firstPassword.map { $0 < index } ?? false }

    /// The role of a password whose own words do not say whether it is new. The purpose of the screen decides.
    private func plain(at index: Int) -> Inferred<FieldRole> {
        let sense = senses[index]
        switch purpose.value {
        // The screen has a form for each, of which one is hidden.
        case .signUp where types[index] == .password && isAnyMarkedAsNew:
            return Inferred(.existingPassword, .stated)
        case .signUp, .attributes:
            // The inference is only as firm as the weaker of the two that it combines.
            let isFirm = purpose.basis == .stated || (purpose.isFirm && sense.value != .hidden)
            return Inferred(hasPassword(before: index) ? .confirmation : .newPassword, .purpose(isFirm: isFirm))
        case .signIn:
            return Inferred(
                .existingPassword,
                sense.basis == .stated ? .stated : .purpose(isFirm: purpose.isFirm && sense.value != .hidden))
        case .changePassword: return inChange(at: index)
        case .unknown:
            return types[index] == .password ? Inferred(.existingPassword, .stated) : Inferred(.password, .nothing)
        case .oneTimeCode, .other:
            return sense.value == .password && sense.basis == .stated && isForAccount
                ? Inferred(.existingPassword, .stated) : Inferred(.other, .nothing)
        }
    }

    /// On a form that changes a password, the password before a new one is the old one; if none is marked as new, it is
    /// the new one itself.
    private func inChange(at index: Int) -> Inferred<FieldRole> {
        if let lastNewPassword, lastNewPassword > index { return Inferred(.existingPassword, .fields) }
        if has(.newPassword, before: index) { return Inferred(.confirmation, .purpose(isFirm: false)) }
        let isAfterOld = has(.existingPassword, before: index)
        return Inferred(.newPassword, .purpose(isFirm: isAfterOld && purpose.isFirm))
    }

    /// An e-mail address, or without one a telephone number, is the user name if no other field is.
    private func identity(at index: Int) -> Inferred<FieldRole> {
        let sense = senses[index]
        let isAccount = [.signUp, .signIn, .changePassword, .unknown].contains(purpose.value)
        let isTaken =
            firsts[.username] != nil || has(sense.value, before: index)
            || (sense.value == .phone && firsts[.email] != nil)
        if isAccount, !isTaken { return Inferred(.username, sense.basis) }
        return Inferred(sense.value == .email ? .email : .other, sense.basis)
    }
}
