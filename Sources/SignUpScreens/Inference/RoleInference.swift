/// Infers what each field is for, when it is known what the screen is for.
struct RoleInference {
    let senses: [Inferred<FieldSense>]
    let purpose: Inferred<ScreenPurpose>

    /// The roles, one for each field.
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

    /// Whether the passwords of the screen are those of accounts.
    private var isForAccount: Bool { purpose.value != .other }

    private func chosen(_ role: FieldRole, _ basis: Basis) -> Inferred<FieldRole> {
        // What is stated counts also where the screen seems to be for something else.
        isForAccount || basis == .stated ? Inferred(role, basis) : Inferred(.other, .nothing)
    }

    /// What is to be repeated must have been asked for; otherwise it is asked for as a proof.
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

    /// A password of which its own words do not say whether it is new: the screen's purpose does.
    private func plain(at index: Int) -> Inferred<FieldRole> {
        let sense = senses[index]
        switch purpose.value {
        case .signUp, .attributes:
            let earlier = senses[..<index].contains { $0.value.isPassword || $0.value == .hidden }
            // The guess is as good as the weaker of the two that it is made of.
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

    /// On a form that changes a password, the one before a new one is the old one; without a new one it is new itself.
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

    /// An e-mail address, or where there is none a telephone number, is the name of the account where no other is.
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
