let classes = ["lower", "upper", "digit"]
let required = classes.map { "required: \($0)" }.joined(separator: "; ")
password.passwordRules = UITextInputPasswordRules(
    descriptor: [required, "allowed: [-]", "minlength: 12"].joined(separator: "; "))
