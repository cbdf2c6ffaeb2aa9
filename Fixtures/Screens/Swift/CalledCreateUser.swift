import UIKit

import FirebaseAuth

/// No word on it says so, but its code creates an account.
final class EntryViewController: UIViewController {
    private let emailField = UITextField()
    private let passwordField = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        emailField.placeholder = "E-mail"
        passwordField.placeholder = "Password"
        passwordField.isSecureTextEntry = true
    }

    @objc private func goTapped() {
        Auth.auth().createUser(withEmail: emailField.text!, password: passwordField.text!) { _, _ in
            self.dismiss(animated: true)
        }
    }
}
