import Findings

/// A call of a function whose name says that it creates an account, signs in to one, or changes its password.
package struct AccountCall: Hashable, Sendable {
    /// What the function does: ``ScreenPurpose/signUp``, ``ScreenPurpose/signIn`` or ``ScreenPurpose/changePassword``.
    package let purpose: ScreenPurpose
    /// The name of the function without its arguments, such as `createUser`.
    package let name: String

    /// Makes a call whose purpose is known otherwise than by the function's name.
    package init(_ name: String, for purpose: ScreenPurpose) {
        self.name = name
        self.purpose = purpose
    }
}
