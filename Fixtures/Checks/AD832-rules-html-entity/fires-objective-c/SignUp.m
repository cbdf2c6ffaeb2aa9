self.password.passwordRules = [UITextInputPasswordRules
    passwordRulesWithDescriptor:@"required: lower; allowed: [-&amp;&#39;]; minlength: 12;"];
