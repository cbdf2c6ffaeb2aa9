import MSAL

final class SignUp: NSObject, MSALNativeAuthAttributesRequiredDelegate,
    MSALNativeAuthSignInAfterSignUpRequiredDelegate
{
    let application = try? MSALNativeAuthPublicClientApplication(
        clientId: "id", tenantSubdomain: "shop", challengeTypes: [.OOB, .password],
        redirectUri: "msauth.com.example.app://auth")

    func start(email: String, password: String) {
        let parameters = MSALNativeAuthSignUpParametersV2(username: email)
        parameters.password = password
        application?.signUpV2(parameters: parameters, delegate: self)
    }

    func onFlowCompleted(result: MSALNativeAuthUserAccountResult, scenario: MSALNativeAuthFlowScenario) { finish() }

    func onFlowError(error: MSALNativeAuthFlowError, scenario: MSALNativeAuthFlowScenario) {
        if error.isUserAlreadyExists {
            offerSignIn()
        } else if error.isInvalidUsername {
            askForAnotherAddress()
        } else if error.isInvalidPassword {
            askForAnotherPassword()
        } else if error.isInvalidCode {
            askForCodeAgain()
        } else if error.isBrowserRequired {
            continueInBrowser()
        }
    }

    func onCodeRequired(state: MSALNativeAuthCodeRequiredState, scenario: MSALNativeAuthFlowScenario) {
        askForCode(of: state.codeLength) { code in state.submitCode(code, delegate: self) }
    }

    func sendAgain(_ state: MSALNativeAuthCodeRequiredState) { state.resendCode(delegate: self) }

    func onAttributesRequired(state: MSALNativeAuthAttributesRequiredState, scenario: MSALNativeAuthFlowScenario) {
        ask(for: state.attributes) { answers in state.submitAttributes(answers, delegate: self) }
    }

    func onSignInAfterSignUpRequired(
        state: MSALNativeAuthSignInAfterSignUpState, scenario: MSALNativeAuthFlowScenario
    ) {
        state.signIn(parameters: parameters, delegate: self)
    }
}
