import UIKit

final class SignUpViewController: UIViewController {
    let emailField = UITextField()
    let passwordField = UITextField()

    override func viewDidLoad() {
        emailField.textContentType = .username
        passwordField.textContentType = .newPassword
        passwordField.isSecureTextEntry = true
        passwordField.passwordRules = UITextInputPasswordRules(descriptor: "required: lower; minlength: 6;")
    }
}
