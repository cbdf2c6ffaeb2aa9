password.passwordRules = UITextInputPasswordRules(
    descriptor: "required: lower; required: upper; allowed: [-&\"+]; minlength: 12;")
