import MSAL
import XCTest

final class SignUpTests: XCTestCase, SignUpVerifyCodeDelegate {
    func onSignUpVerifyCodeError(error: VerifyCodeError, newState: SignUpCodeRequiredState?) { XCTFail("\(error)") }
}
