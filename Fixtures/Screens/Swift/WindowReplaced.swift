import UIKit

/// The window itself is replaced.
final class WindowSignUpViewController: UIViewController {
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

    @objc private func signUpTapped() {
        let window = UIWindow()
        window.makeKeyAndVisible()
        AppDelegate.shared.window = window
    }
}
