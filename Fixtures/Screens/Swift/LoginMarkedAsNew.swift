import UIKit

/// A login by its name and its title, with the content type of a new password.
final class MarkedLoginViewController: UIViewController {
    private let emailField = UITextField()
    private let passwordField = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Log in"
        emailField.placeholder = "E-mail"
        emailField.textContentType = .username
        passwordField.placeholder = "Password"
        passwordField.textContentType = .newPassword
        passwordField.isSecureTextEntry = true
        [emailField, passwordField].forEach(view.addSubview)
    }

    @objc private func logInTapped() { dismiss(animated: true) }
}
