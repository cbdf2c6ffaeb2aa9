/// Infers the role of each field, given the purpose of the screen.
struct RoleInference {
    let senses: [Inferred<FieldSense>]
    let purpose: Inferred<ScreenPurpose>

    /// The roles, one for each field, in the order of the fields.
    var roles: [Inferred<FieldRole>] { senses.indices.map(role) }

    private func role(at index: Int) -> Inferred<FieldRole> {
        let sense = senses[index]
        switch sense.value {
        case .username: return Inferred(.username, sense.basis)
        case .email, .phone: return identity(at: index)
        case .newPassword: return chosen(hasEarlier(index) ? .confirmation : .newPassword, sense.basis)
        case .confirmation: return confirmation(at: index)
        case .existingPassword: return Inferred(isForAccount ? .existingPassword : .other, sense.basis)
        case .password, .hidden: return plain(at: index)
        case .code: return Inferred(.code, sense.basis)
        case .bareCode:
            return purpose.value == .oneTimeCode ? Inferred(.code, sense.basis) : Inferred(.other, .nothing)
        case .secret: return Inferred(.other, sense.basis)
        case .other: return Inferred(.other, sense.basis)
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
        if senses[..<index].contains(where: { $0.value.isPassword || $0.value == .hidden }) {
            return chosen(.confirmation, sense.basis)
        }
        if sense.basis == .stated { return Inferred(.newPassword, .stated) }
        return plain(at: index)
    }

    private func hasEarlier(_ index: Int) -> Bool {
        senses[..<index].contains { $0.value == .newPassword }
    }

    /// The role of a password whose own words do not say whether it is new. The purpose of the screen decides.
    private func plain(at index: Int) -> Inferred<FieldRole> {
        let sense = senses[index]
        switch purpose.value {
        case .signUp, .attributes:
            let earlier = senses[..<index].contains { $0.value.isPassword || $0.value == .hidden }
            // The inference is only as firm as the weaker of the two that it combines.
            let isFirm = purpose.basis == .stated || (purpose.isFirm && sense.value != .hidden)
            return Inferred(earlier ? .confirmation : .newPassword, .purpose(isFirm: isFirm))
        case .signIn:
            return Inferred(
                .existingPassword,
                sense.basis == .stated ? .stated : .purpose(isFirm: purpose.isFirm && sense.value != .hidden))
        case .changePassword: return inChange(at: index)
        case .oneTimeCode, .other:
            return sense.value == .password && sense.basis == .stated && isForAccount
                ? Inferred(.existingPassword, .stated) : Inferred(.other, .nothing)
        }
    }

    /// On a form that changes a password, the password before a new one is the old one; if none is marked as new, it is
    /// the new one itself.
    private func inChange(at index: Int) -> Inferred<FieldRole> {
        let later = senses[(index + 1)...].contains { $0.value == .newPassword }
        if later { return Inferred(.existingPassword, .fields) }
        if senses[..<index].contains(where: { $0.value == .newPassword }) {
            return Inferred(.confirmation, .purpose(isFirm: false))
        }
        if senses[..<index].contains(where: { $0.value == .existingPassword }) {
            return Inferred(.newPassword, .purpose(isFirm: purpose.isFirm))
        }
        return Inferred(.newPassword, .purpose(isFirm: false))
    }

    /// An e-mail address, or without one a telephone number, is the user name if no other field is.
    private func identity(at index: Int) -> Inferred<FieldRole> {
        let sense = senses[index]
        let isAccount = [.signUp, .signIn, .changePassword].contains(purpose.value)
        let isTaken =
            senses.contains { $0.value == .username } || senses[..<index].contains { $0.value == sense.value }
            || (sense.value == .phone && senses.contains { $0.value == .email })
        if isAccount, !isTaken { return Inferred(.username, sense.basis) }
        return Inferred(sense.value == .email ? .email : .other, sense.basis)
    }
}
