/// The role of a field, as AutoFill would have to understand it.
package enum FieldRole: String, Hashable, Sendable, CaseIterable {
    /// The name that the password is saved under: a user name, or an e-mail address or telephone number that serves as
    /// one.
    case username
    /// An e-mail address that is not the user name.
    case email
    /// A password that is being chosen.
    case newPassword = "new-password"
    /// The repetition of a password that is being chosen.
    case confirmation
    /// The password of an existing account.
    case existingPassword = "existing-password"
    /// A password; nothing says whether it is being chosen or exists already.
    case password
    /// A one-time code.
    case code = "one-time-code"
    /// Anything else, including secrets that belong to no account, such as a passcode.
    case other

    /// Whether it is a password that is being chosen, or its repetition.
    package var isChosen: Bool { self == .newPassword || self == .confirmation }

    /// Whether it is the password of an account, existing or new.
    package var isPassword: Bool { isChosen || self == .existingPassword || self == .password }
}
