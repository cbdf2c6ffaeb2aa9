final class SignUpViewController: UIViewController {
    override func viewDidLoad() {
        passwordField.passwordRules = UITextInputPasswordRules(
            descriptor: "required: upper; max-consecutive: two; minlength: 12;")
    }
}
