// [UITextInputPasswordRules passwordRulesWithDescriptor:@"not this one"]
- (void)viewDidLoad {
    self.passwordField.passwordRules =
        [UITextInputPasswordRules passwordRulesWithDescriptor:@"required: upper; "
                                                              @"requierd: digit; minlength: 12;"];
    self.repeatField.passwordRules = [UITextInputPasswordRules passwordRulesWithDescriptor:self.rules];
}
