password.passwordRules = UITextInputPasswordRules(rules: [.required(.upper), .minLength(12)])
