/// What an Android app says about a passkey.
package enum AndroidError: Hashable, Sendable {
    /// `RP ID cannot be validated`, `The incoming request cannot be validated`, or `RpId validation failed`.
    case relyingPartyUnverified
    /// A `SecurityError` of `androidx.credentials`.
    case security
    /// Any other error of `androidx.credentials`.
    case other
}
