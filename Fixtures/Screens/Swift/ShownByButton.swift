import UIKit

/// A button shows the password for a while.
final class PeekingSignUpViewController: UIViewController {
    private let emailField = UITextField()
    private let passwordField = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Create account"
        emailField.placeholder = "E-mail"
        emailField.keyboardType = .emailAddress
        emailField.textContentType = .username
        passwordField.placeholder = "Password"
        passwordField.textContentType = .newPassword
        passwordField.isSecureTextEntry = true
        [emailField, passwordField].forEach(view.addSubview)
    }

    @objc private func eyeTapped() { passwordField.isSecureTextEntry.toggle() }

    @objc private func showTapped() { passwordField.isSecureTextEntry = false }

    @objc private func signUpTapped() { navigationController?.popViewController(animated: true) }
}
