/// A failure of the shared web credentials functions, whose source code Apple has published.
package enum SharedCredentialError: Hashable, Sendable {
    /// `Password AutoFill for iCloud Keychain must be enabled in Settings > Passwords to save passwords`.
    case autoFillOff
    /// `… not found in com.apple.developer.associated-domains entitlement`.
    case notClaimed(domain: String)
    /// `"…" failed to approve "…"`.
    case notApproved(domain: String, app: String)
    /// `User denied access to "…" by "…"`.
    case userDenied(domain: String, app: String)
    /// `No account provided`, or `No domain provided`.
    case argumentMissing(String)
    /// `Item already exists for this server`.
    case neverSaved
}
