import UIKit

/// Nothing says whether the password is a new one.
final class CredentialsViewController: UIViewController {
    private let emailField = UITextField()
    private let passwordField = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        emailField.placeholder = "E-mail"
        passwordField.placeholder = "Password"
        passwordField.isSecureTextEntry = true
    }
}
