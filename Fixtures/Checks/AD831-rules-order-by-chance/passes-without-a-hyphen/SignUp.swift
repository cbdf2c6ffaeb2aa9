let specials: Set<Character> = ["!", "$", "#"]
password.passwordRules = UITextInputPasswordRules(
    descriptor: "required: lower; required: [\(String(specials))]; minlength: 12;")
