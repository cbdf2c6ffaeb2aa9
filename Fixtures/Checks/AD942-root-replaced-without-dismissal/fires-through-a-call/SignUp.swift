import UIKit

final class SignUpViewController: UIViewController {
    private let emailField = UITextField()
    private let passwordField = UITextField()
    weak var delegate: SignUpDelegate?
    private var isSignedUp = false

    override func viewDidLoad() {
        super.viewDidLoad()
        emailField.placeholder = "E-mail"
        emailField.textContentType = .username
        passwordField.placeholder = "Password"
        passwordField.textContentType = .newPassword
        passwordField.isSecureTextEntry = true
    }

    @objc private func signUpTapped() {
        isSignedUp = true
        delegate?.showHome()
    }
}
