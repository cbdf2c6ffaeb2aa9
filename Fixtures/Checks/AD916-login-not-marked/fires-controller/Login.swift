import UIKit

final class LoginViewController: UIViewController {
    private let usernameField = UITextField()
    private let passwordField = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        usernameField.placeholder = "User name"
        passwordField.placeholder = "Password"
        passwordField.isSecureTextEntry = true
        [usernameField, passwordField].forEach(view.addSubview)
    }

    @objc private func logInTapped() {
        api.logIn(usernameField.text, passwordField.text) { self.dismiss(animated: true) }
    }
}
