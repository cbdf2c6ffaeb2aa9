import UIKit

final class SignUpViewController: UIViewController {
    private let emailField = UITextField()
    private let passwordField = UITextField()
    private var isSignedUp = false

    override func viewDidLoad() {
        super.viewDidLoad()
        emailField.placeholder = "E-mail"
        emailField.textContentType = .username
        passwordField.placeholder = "Password"
        passwordField.textContentType = .newPassword
    }

    @objc private func signUpTapped() {
        isSignedUp = true
        dismiss(animated: true)
    }
}
