password.passwordRules = UITextInputPasswordRules(
    descriptor: "required: lower; required: upper; allowed: [-().&@?'#,/&quot;+]; minlength: 12;")
