import UIKit

/// A coordinator of the app shows what comes next.
final class SignUpCoordinator {
    private let navigation = UINavigationController()

    func didSignUp() { navigation.pushViewController(UIViewController(), animated: true) }
}

final class CoordinatedSignUpViewController: UIViewController {
    private let emailField = UITextField()
    private let passwordField = UITextField()
    var coordinator: SignUpCoordinator!

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

    @objc private func signUpTapped() { coordinator.didSignUp() }
}
