import UIKit

import MSAL

/// The outlets are in a storyboard that is not here; the calls say that an account is created.
final class EmailAndPasswordViewController: UIViewController {
    @IBOutlet private var emailTextField: UITextField!
    @IBOutlet private var passwordTextField: UITextField!
    private var auth: MSALNativeAuthPublicClientApplication!

    override func viewDidLoad() {
        super.viewDidLoad()
        emailTextField.textContentType = .emailAddress
        passwordTextField.textContentType = .password
    }

    @IBAction private func goPressed() {
        let parameters = MSALNativeAuthSignUpParameters(username: emailTextField.text ?? "")
        parameters.password = passwordTextField.text
        auth.signUp(parameters: parameters, delegate: self)
    }
}
