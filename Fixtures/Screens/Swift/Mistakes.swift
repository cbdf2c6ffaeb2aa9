import UIKit

// What goes wrong most often.
final class BadSignUpViewController: UIViewController {
    let emailField = UITextField()
    let passwordField = UITextField()
    let confirmPasswordField = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Create account"
        emailField.placeholder = "E-mail"
        emailField.textContentType = .emailAddress
        passwordField.placeholder = "Password"
        passwordField.textContentType = .oneTimeCode
        passwordField.isSecureTextEntry = true
        confirmPasswordField.placeholder = "Confirm password"
        confirmPasswordField.isSecureTextEntry = true
    }

    @objc func registerTapped() {
        server.register(emailField.text, passwordField.text) { success in
            if success {
                [self.emailField, self.passwordField].forEach { $0.text = "" }
                self.dismiss(animated: true)
            } else {
                self.passwordField.text = ""
            }
        }
    }
}
