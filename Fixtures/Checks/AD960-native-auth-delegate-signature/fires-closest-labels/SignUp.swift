import MSAL

final class SignUp: NSObject, SignUpStartDelegate, SignUpVerifyCodeDelegate, SignUpAttributesRequiredDelegate {
    let application = try? MSALNativeAuthPublicClientApplication(
        clientId: "id", tenantSubdomain: "shop", challengeTypes: [.OOB, .password],
        redirectUri: "msauth.com.example.app://auth")

    func start(email: String, password: String) {
        let parameters = MSALNativeAuthSignUpParameters(username: email)
        parameters.password = password
        application?.signUp(parameters: parameters, delegate: self)
    }

    func onSignUpStartError(error: SignUpStartError) {
        if error.isUserAlreadyExists {
            offerSignIn()
        } else if error.isInvalidUsername {
            askForAnotherAddress()
        } else if error.isInvalidPassword {
            askForAnotherPassword()
        } else if error.isBrowserRequired {
            continueInBrowser()
        }
    }

    func onSignUpCodeRequired(
        newState: SignUpCodeRequiredState, sentTo: String, channelTargetType: MSALNativeAuthChannelType, codeLength: Int
    ) {
        askForCode(of: codeLength) { code in newState.submitCode(code: code, delegate: self) }
    }

    func onSignUpVerifyCodeError(error: VerifyCodeError, newState: SignUpCodeRequiredState?) {
        if error.isInvalidCode { askForCodeAgain() } else if error.isBrowserRequired { continueInBrowser() }
    }

    func onSignUpAttributesRequired(
        attributes: [MSALNativeAuthRequiredAttribute], newState: SignUpAttributesRequiredState
    ) { ask() }

    func onSignUpAttributesRequiredError(error: AttributesRequiredError) { if error.isBrowserRequired { continueInBrowser() } }

    func onSignUpAttributesInvalid(attributes: [String], newState: SignUpAttributesRequiredState) { ask() }

    func onSignUpCompleted(newState: SignInAfterSignUpState) { newState.signIn(delegate: self) }

    func sendAgain(_ state: SignUpCodeRequiredState) { state.resendCode(delegate: again) }
}
