import MSAL

final class StartDelegateSpy: SignUpStartDelegate {
    var error: SignUpStartError?
    func onSignUpStartError(error: SignUpStartError) { self.error = nil }
}
