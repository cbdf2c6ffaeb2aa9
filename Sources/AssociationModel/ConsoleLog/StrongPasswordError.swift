/// The reason that iOS logs for not offering a strong password.
package enum StrongPasswordError: Hashable, Sendable {
    /// `iCloud Keychain is disabled`.
    case keychainDisabled
    /// `Cannot save passwords for this app. Make sure you have set up Associated Domains for your app and AutoFill
    /// Passwords is enabled in Settings`.
    case cannotSave
    /// Any other text; the known reasons are not a complete list.
    case other(String)
    /// Not an error: the line contains the format `%{public}@`, as a document shows it.
    case pattern
}
