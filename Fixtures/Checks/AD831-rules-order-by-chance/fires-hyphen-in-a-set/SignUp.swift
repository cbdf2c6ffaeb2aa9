let specials: Set<Character> = ["!", "-", "#"]

final class SignUpController: UIViewController {
    override func viewDidLoad() {
        password.passwordRules = UITextInputPasswordRules(
            descriptor: "required: lower; required: [\(String(specials))]; minlength: 12;")
    }
}
