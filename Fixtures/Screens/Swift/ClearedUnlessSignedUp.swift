import UIKit

/// The password is cleared when the screen disappears, unless the account was created.
final class CarefulSignUpViewController: UIViewController {
    private let emailField = UITextField()
    private let passwordField = UITextField()
    private var isSignedUp = false

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

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if !isSignedUp { passwordField.text = nil }
    }

    @objc private func cancelTapped() { dismiss(animated: true) }

    @objc private func signUpTapped() {
        isSignedUp = true
        dismiss(animated: true)
    }
}
