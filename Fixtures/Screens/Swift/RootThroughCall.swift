import UIKit

/// A call of another class replaces the window's root.
protocol SignUpDelegate: AnyObject { func showHome() }

final class AppCoordinator: SignUpDelegate {
    var window: UIWindow?

    func showHome() { replace(with: UIViewController()) }

    private func replace(with controller: UIViewController) { window?.rootViewController = controller }
}

final class DelegatedSignUpViewController: UIViewController {
    private let emailField = UITextField()
    private let passwordField = UITextField()
    weak var delegate: SignUpDelegate?

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

    @objc private func signUpTapped() { delegate?.showHome() }
}
