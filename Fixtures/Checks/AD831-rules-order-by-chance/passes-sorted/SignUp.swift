let specials = Set("!$#-")
password.passwordRules = UITextInputPasswordRules(
    descriptor: "required: lower; allowed: [" + String(specials.sorted()) + "]; minlength: 12;")
