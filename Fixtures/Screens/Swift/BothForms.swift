import UIKit

/// The forms for signing up and signing in, of which one is hidden.
final class WelcomeViewController: UIViewController {
    private let signupEmailField = UITextField()
    private let signupPasswordField = UITextField()
    private let loginNameField = UITextField()
    private let loginPasswordField = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        signupEmailField.placeholder = "E-mail"
        signupEmailField.textContentType = .username
        signupPasswordField.placeholder = "Password"
        signupPasswordField.textContentType = .newPassword
        signupPasswordField.isSecureTextEntry = true
        loginNameField.placeholder = "User name"
        loginNameField.textContentType = .username
        loginPasswordField.placeholder = "Password"
        loginPasswordField.textContentType = .password
        loginPasswordField.isSecureTextEntry = true
    }

    @objc func joinTapped() {
        accounts.signUp(signupEmailField.text, signupPasswordField.text)
        dismiss(animated: true)
    }
}
