final class SignUpViewController: UIViewController {
    let email = UITextField()
    let password = UITextField()

    override func viewDidLoad() {
        email.textContentType = .username
        password.textContentType = .newPassword
        password.isSecureTextEntry = true
        password.passwordRules = UITextInputPasswordRules(rules: [
            .required(.lower), .required(.digits), .minLength(12),
        ])
    }
}
