import UIKit

/// A sign-in screen without content types.
final class PlainLoginViewController: UIViewController {
    private let emailField = UITextField()
    private let passwordField = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Log in"
        emailField.placeholder = "E-mail"
        emailField.keyboardType = .emailAddress
        passwordField.placeholder = "Password"
        passwordField.isSecureTextEntry = true
        [emailField, passwordField].forEach(view.addSubview)
    }

    @objc private func logInTapped() { dismiss(animated: true) }
}
