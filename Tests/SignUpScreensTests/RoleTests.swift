import SignUpScreens
import Testing

@Suite struct `the role of a field` {
    private static func roles(_ className: String?, _ fields: [InputField], texts: [String] = []) -> [FieldRole] {
        ScreenReading(SampleScreens.screen(className, fields, texts: texts)).fields.map(\.role.value)
    }

    @Test(
        arguments: [
            ("Password", .newPassword), ("Choose a password", .newPassword), ("Passwort", .newPassword),
            ("Kennwort", .newPassword), ("Mot de passe", .newPassword), ("Contraseña", .newPassword),
            ("Senha", .newPassword), ("Пароль", .newPassword), ("密码", .newPassword), ("パスワード", .newPassword),
            ("비밀번호", .newPassword), ("Wachtwoord", .newPassword), ("Hasło", .newPassword), ("Pass", .newPassword),
            ("Current password", .existingPassword), ("PIN", .other), ("Passcode", .other), ("CVV", .other),
            ("Card number", .other), ("Wi-Fi password", .other), ("Verification code", .code), ("OTP", .code),
            ("One-time password", .code), ("Bestätigungscode", .code), ("验证码", .code), ("ZIP code", .other),
            ("Promo code", .other),
        ] as [(String, FieldRole)])
    func `of a hidden field on a sign-up is read from its label`(label: String, role: FieldRole) {
        let fields = SampleScreens.fields("Email", "*" + label)
        #expect(Self.roles("SignUpViewController", fields).last == role, "\(label)")
    }

    @Test func `keeps no copy of the field`() {
        #expect(MemoryLayout<FieldReading>.size < MemoryLayout<InputField>.size / 2)
    }

    @Test func `is a code where the code of the screen sends it as one, whatever the screen is for`() {
        var fields = SampleScreens.fields("Email", "*Password", "Code", "Notes")
        #expect(Self.roles("SignUpViewController", fields).suffix(2) == [.other, .other])
        fields[2].sentTo = "submitCode"
        fields[3].sentTo = "submitCode"
        #expect(Self.roles("SignUpViewController", fields).suffix(2) == [.code, .code])
    }

    @Test(
        arguments: [
            ("Confirm password", .confirmation), ("Repeat password", .confirmation),
            ("Re-enter Password", .confirmation),
            ("Retype your password", .confirmation), ("Password again", .confirmation), ("Confirm", .confirmation),
            ("Passwort wiederholen", .confirmation), ("Confirmez le mot de passe", .confirmation),
            ("Repetir contraseña", .confirmation), ("Повторите пароль", .confirmation), ("确认密码", .confirmation),
            ("パスワード確認", .confirmation), ("Confirm new password", .confirmation),
        ] as [(String, FieldRole)])
    func `after a password is that of its repetition, if the label says so`(label: String, role: FieldRole) {
        let fields = SampleScreens.fields("Email", "*Password", "*" + label)
        #expect(Self.roles("SignUpViewController", fields).last == role, "\(label)")
    }

    @Test(
        arguments: [
            ("Username", .username), ("User name", .username), ("Benutzername", .username), ("Login", .username),
            ("Email or username", .username), ("E-Mail-Adresse", .username), ("Email address", .username),
            ("Correo electrónico", .username), ("Phone number", .username), ("メールアドレス", .username),
            ("First name", .other), ("Search", .other), ("City", .other), ("Company", .other),
        ] as [(String, FieldRole)])
    func `of a field in the clear beside a password is read from its label`(label: String, role: FieldRole) {
        #expect(Self.roles("LoginViewController", SampleScreens.fields(label, "*Password")).first == role, "\(label)")
    }

    @Test(
        arguments: [
            ("passwordTextField", .newPassword), ("pwdField", .newPassword), ("txtpassword", .newPassword),
            ("tfPassword", .newPassword), ("password_input", .newPassword), ("otpField", .code),
            ("compassView", .other), ("passengerField", .other), ("pinField", .other),
        ] as [(String, FieldRole)])
    func `is read from the name in code too`(name: String, role: FieldRole) {
        let field = SampleScreens.field(name: name)
        let fields = SampleScreens.fields("Email") + [field]
        #expect(Self.roles("RegisterViewController", fields).last == role, "\(name)")
    }

    @Test func `is read from the more telling one of label and name`() {
        let again = SampleScreens.field("Password", name: "confirmPasswordField", isSecure: true)
        let fields = SampleScreens.fields("Email", "*Password") + [again]
        #expect(Self.roles("SignUpViewController", fields) == [.username, .newPassword, .confirmation])
    }

    @Test func `is what the content type states, unless the words say otherwise`() {
        #expect(
            Self.roles(nil, SampleScreens.fields("Name:username", "*Secret word:new-password", "*X:new-password"))
                == [.username, .newPassword, .confirmation])
        #expect(
            Self.roles("SignUpView", SampleScreens.fields("Email:email", "*Password:one-time-code"))
                == [.username, .newPassword])
        #expect(
            Self.roles("LoginView", SampleScreens.fields("User:username", "*Password:password"))
                == [.username, .existingPassword])
    }

    @Test func `gives an address the account's name only where no other field has it`() {
        #expect(
            Self.roles("SignUpView", SampleScreens.fields("Username", "Email", "*Password"))
                == [.username, .email, .newPassword])
        #expect(
            Self.roles("SignUpView", SampleScreens.fields("Email", "Confirm email", "Phone", "*Password"))
                == [.username, .email, .other, .newPassword])
    }

    @Test func `knows its basis, and no error may hang on a keyboard or hidden text alone`() {
        let fields = ScreenReading(
            SampleScreens.screen("SignUpView", SampleScreens.fields("@", "*", "*Confirm password"))
        ).fields
        #expect(fields.map(\.role.isFirm) == [false, false, true])
        #expect(fields[0].role.basis == .keyboard)
        #expect(fields[2].role.basis == .word("Confirm password", in: .label))
    }

    @Test func `of a change is old before new, and new after old`() {
        #expect(
            Self.roles("ChangePasswordVC", SampleScreens.fields("*Password", "*New password", "*Confirm password"))
                == [.existingPassword, .newPassword, .confirmation])
        #expect(
            Self.roles("ChangePasswordVC", SampleScreens.fields("*Old password", "*Password"))
                == [.existingPassword, .newPassword])
    }

    @Test func `of a password that is confirmed alone is that of one which exists`() {
        let reading = ScreenReading(
            SampleScreens.screen("DeleteAccountVC", SampleScreens.fields("*Confirm your password")))
        #expect(!reading.choosesPassword)
    }
}
