import MSAL

extension SignUp: SignUpStartDelegate {
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
        newState: SignUpCodeRequiredState, sentTo address: String, channelTargetType: MSALNativeAuthChannelType,
        length: Int
    ) {
        askForCode(of: length) { code in newState.submitCode(code: code, delegate: self) }
    }

    func sendAgain(_ state: SignUpCodeRequiredState) { state.resendCode(delegate: again) }
}
