/// What a field is for, as AutoFill would have to see it.
package enum FieldRole: String, Hashable, Sendable, CaseIterable {
    /// The name that the password is saved under: a user name, or an e-mail address or telephone number in its place.
    case username
    /// An e-mail address beside that.
    case email
    /// A password that is being chosen.
    case newPassword = "new-password"
    /// The same password once more.
    case confirmation
    /// The password of an account that exists.
    case existingPassword = "existing-password"
    /// A code that was sent.
    case code = "one-time-code"
    /// Anything else; also a secret that belongs to no account, such as a passcode.
    case other

    /// Whether it is a password that is chosen, or its repetition.
    package var isChosen: Bool { self == .newPassword || self == .confirmation }

    /// Whether it is the password of an account, present or future.
    package var isPassword: Bool { isChosen || self == .existingPassword }
}
