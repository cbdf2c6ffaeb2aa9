final class SignUpController: UIViewController {
    override func viewDidLoad() {
        password.passwordRules = UITextInputPasswordRules(descriptor: Policy.current.descriptor())
        confirm.passwordRules = UITextInputPasswordRules(descriptor: Policy.current.descriptor())
    }
}
