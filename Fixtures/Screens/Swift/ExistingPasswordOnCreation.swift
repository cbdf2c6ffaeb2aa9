import UIKit

/// Titled and named for creating an account, and its password is marked as an existing one.
final class CreateAccountViewController: UIViewController {
    private let emailField = UITextField()
    private let passwordField = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Create account"
        emailField.placeholder = "E-mail"
        emailField.keyboardType = .emailAddress
        emailField.textContentType = .username
        passwordField.placeholder = "Password"
        passwordField.textContentType = .password
        passwordField.isSecureTextEntry = true
        [emailField, passwordField].forEach(view.addSubview)
    }

    @objc private func createTapped() { dismiss(animated: true) }
}
