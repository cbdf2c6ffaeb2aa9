final class AccountViewController: UIViewController {
    let email = UITextField()
    let password = UITextField()

    override func viewDidLoad() {
        email.textContentType = .username
        password.textContentType = .newPassword
        password.isSecureTextEntry = true
    }

    @objc private func submit() {
        session.signIn(email.text ?? "", password.text ?? "") { self.dismiss(animated: true) }
    }
}
