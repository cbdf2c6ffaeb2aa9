import UIKit

/// What happens after a success is decided by code that is not here.
final class HandingSignUpViewController: UIViewController {
    private let emailField = UITextField()
    private let passwordField = UITextField()
    var onSignUp: (() -> Void)?

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

    @objc private func signUpTapped() { onSignUp?() }
}
