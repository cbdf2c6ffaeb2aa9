import MSAL

final class SignUp: NSObject, SignUpVerifyCodeDelegate {
    let application = try? MSALNativeAuthPublicClientApplication(
        clientId: "id", tenantSubdomain: "shop", challengeTypes: [.OOB, .password],
        redirectUri: "msauth.com.example.app://auth")

    func start(email: String, password: String) {
        let parameters = MSALNativeAuthSignUpParameters(username: email)
        parameters.password = password
        application?.signUp(parameters: parameters, delegate: self)
    }

    func onSignUpVerifyCodeError(error: VerifyCodeError, newState: SignUpCodeRequiredState?) {
        if error.isInvalidCode { askForCodeAgain() } else if error.isBrowserRequired { continueInBrowser() }
    }

    func onSignUpAttributesRequired(
        attributes: [MSALNativeAuthRequiredAttribute], newState: SignUpAttributesRequiredState
    ) {
        ask(for: attributes)
    }

    func onSignUpCompleted(newState: SignInAfterSignUpState) { newState.signIn(delegate: self) }
}
