enum Rules {
    static let brackets = Set(["[", "]"])
    static let all = ["required: lower", "allowed: [" + brackets.joined() + "]", "minlength: 12"]
}

final class SignUpController: UIViewController {
    override func viewDidLoad() {
        password.passwordRules = UITextInputPasswordRules(descriptor: Rules.all.map { $0 + ";" }.joined(separator: " "))
    }
}
