import UIKit

/// Only the storyboard, which is not here, says what the segue does.
final class SegueSignUpViewController: UIViewController {
    private let emailField = UITextField()
    private let passwordField = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Create account"
        emailField.placeholder = "E-mail"
        emailField.textContentType = .username
        passwordField.placeholder = "Password"
        passwordField.textContentType = .newPassword
        passwordField.isSecureTextEntry = true
        [emailField, passwordField].forEach(view.addSubview)
    }

    @objc private func signUpTapped() { performSegue(withIdentifier: "showHome", sender: self) }
}
