import UIKit

/// The system's button for cancelling leaves the screen with the password in it.
final class CancellableSignUpViewController: UIViewController {
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

    private func addButton() {
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel, target: self, action: #selector(leftTapped))
    }

    @objc private func leftTapped() { dismiss(animated: true) }

    @objc private func signUpTapped() { navigationController?.pushViewController(UIViewController(), animated: true) }
}
