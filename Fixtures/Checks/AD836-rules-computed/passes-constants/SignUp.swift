enum Policy {
    static let minimum = 12
    static let length = "minlength: \(minimum);"
}

final class SignUpController: UIViewController {
    override func viewDidLoad() {
        password.passwordRules = UITextInputPasswordRules(descriptor: "required: upper; " + Policy.length)
    }
}
