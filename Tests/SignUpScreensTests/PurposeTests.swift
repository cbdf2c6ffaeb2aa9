import Findings
import SignUpScreens
import Testing

@Suite struct `the purpose of a screen` {
    struct Row: Sendable, CustomTestStringConvertible {
        let purpose: ScreenPurpose
        let isFirm: Bool
        let className: String?
        let texts: [String]
        let fields: [InputField]

        init(
            _ purpose: ScreenPurpose, firm isFirm: Bool = true, _ className: String?, _ texts: [String] = [],
            _ fields: String...
        ) {
            self.purpose = purpose
            self.isFirm = isFirm
            self.className = className
            self.texts = texts
            self.fields = fields.flatMap { SampleScreens.fields($0) }
        }

        var testDescription: String { "\(className ?? "–") \(texts) \(fields.map { $0.label ?? "–" })" }
    }

    static let rows = [
        // By the name.
        Row(.signUp, "SignUpViewController", [], "Email", "*Password"),
        Row(.signUp, "RegistrationView", [], "Email", "*Password"),
        Row(.signUp, "CreateAccountVC", [], "Email", "*Password"),
        Row(.signIn, "LoginViewController", ["Sign Up", "Log In"], "Email", "*Password"),
        Row(.signIn, "SignInView", [], "Email", "*Password"),
        Row(.changePassword, "ChangePasswordViewController", [], "*Password"),
        Row(.changePassword, "ResetPasswordView", [], "*New password", "*Confirm password"),
        Row(.signUp, firm: false, "LoginSignupViewController", [], "Email", "*Password"),
        // By the fields.
        Row(.signUp, nil, [], "Email", "*Password", "*Confirm password"),
        Row(.signUp, firm: false, nil, ["Sign Up", "Sign In"], "Email:username", "*Password:new-password"),
        Row(.changePassword, nil, [], "*Old password", "*New password"),
        Row(.changePassword, nil, [], "*New password", "*Repeat new password"),
        Row(.oneTimeCode, nil, [], "Verification code"),
        // A content type says nothing.
        Row(.unknown, firm: false, nil, [], "Email:username", "*Password:new-password"),
        Row(.unknown, firm: false, nil, [], "Email:username", "*Password:password"),
        Row(.unknown, firm: false, nil, [], "*:password", "*:new-password"),
        Row(.signIn, "LoginView", [], "Email:username", "*Password:new-password"),
        Row(.signUp, "JoinView", ["Join"], "Email:username", "*Password:password"),
        Row(.changePassword, "ForgotPasswordView", [], "Email:username", "*Password:new-password"),
        Row(.changePassword, "AccountView", [], "*Current password:password", "*Password:new-password"),
        Row(.oneTimeCode, "EnterCodeVC", ["Verification code"], "Code"),
        // By what is to be read.
        Row(.signUp, "FormView", ["Create account"], "Email", "*Password"),
        Row(.signUp, "FormView", ["Already have an account?", "Sign in"], "Email", "*Password"),
        Row(.signIn, "FormView", ["Forgot password?", "Sign up"], "Email", "*Password"),
        Row(.signIn, "FormView", ["Don’t have an account?", "Sign up"], "Email", "*Password"),
        Row(.signIn, "FormView", ["Anmelden"], "E-Mail", "*Passwort"),
        Row(.signUp, "FormView", ["Registrieren"], "E-Mail", "*Passwort"),
        Row(.signUp, "FormView", ["Créer un compte"], "E-mail", "*Mot de passe"),
        Row(.signUp, "FormView", ["注册"], "邮箱", "*密码"),
        Row(.signUp, firm: false, "EmailAndPasswordViewController", ["Sign Up", "Sign In"], "Email", "*Password"),
        Row(.signIn, firm: false, "FormView", ["Sign In", "Sign Up"], "Email", "*Password"),
        Row(.unknown, firm: false, "FormView", [], "Email", "*Password"),
        Row(.signUp, "RegisterEmailVC", [], "Email"),
        Row(.signIn, firm: false, "FormView", ["Continue", "Sign up"], "Email", "*Password"),
        Row(.changePassword, "ProfileVC", [], "Email", "*New password"),
        Row(.changePassword, "AccountDetailsVC", [], "User name", "*Old password", "*Password"),
        Row(.oneTimeCode, "TwoFactorViewController", [], "Code", "User name:username", "*Password:password"),
        Row(.signIn, "DeleteAccountView", [], "*Password"),
        Row(.signUp, "AccountDeletionViewController", ["Create account"], "Username", "*Password"),
        Row(.signUp, "DeleteAccountView", ["Create account"], "Email", "*Password", "*Confirm password"),
        // What is none of these.
        Row(.other, "PasscodeInputVC", ["Unlock"], "*Passcode"),
        Row(.other, "DatabaseKeyChangerVC", [], "*New Password", "*Repeat Password"),
        Row(.other, "DatabaseUnlockerVC", ["Unlock"], "*Password", "User:username"),
        Row(.other, "EncryptBackupView", [], "*Password", "*Confirm password"),
        Row(.other, "WiFiSettingsVC", [], "Network", "*Password"),
        Row(.other, "AddCardView", ["Sign up"], "Card number", "*CVV"),
        Row(.other, "SearchViewController", ["Sign in"], "Search"),
        Row(.other, "AddressView", [], "Street", "ZIP code", "City"),
        Row(.other, "ForgotPasswordVC", ["Reset password"], "Email"),
        Row(.other, "ContactUsView", [], "Email", "Message"),
    ]

    @Test(arguments: rows)
    func `is inferred, and errors hang on it only where it is firm`(row: Row) {
        let reading = ScreenReading(SampleScreens.screen(row.className, row.fields, texts: row.texts))
        #expect(reading.purpose.value == row.purpose)
        #expect(reading.purpose.isFirm == row.isFirm || row.purpose == .other, "\(reading.purpose.basis)")
    }

    @Test func `is what is stated, whatever the words say`() {
        var screen = SampleScreens.screen("LoginView", SampleScreens.fields("Email", "*Password"))
        screen.statedPurpose = .signUp
        #expect(ScreenReading(screen).purpose.value == .signUp)
        #expect(ScreenReading(screen).purpose.basis == .stated)
    }

    @Test(arguments: [
        ("Sources/SignUp/PMSignUp.storyboard", ScreenPurpose.signUp), ("Register.xib", .signUp),
        ("Main.storyboard", .changePassword), ("LoginAndSignUp.storyboard", .changePassword),
        ("SignUp/PasswordViewController.swift", .changePassword),
    ])
    func `of a new password is to sign up where its Interface Builder file is named for that`(
        file: String, purpose: ScreenPurpose
    ) {
        let text = SourceText("screen", from: .file(path: file))
        let screen = Screen(
            name: "PasswordViewController", fields: SampleScreens.fields("*Password:new-password", "*Repeat password"),
            at: .wholeText(text))
        #expect(ScreenReading(screen).purpose.value == purpose)
    }

    @Test func `of a password marked as an existing one is to sign in, beside a form for signing up`() {
        let fields = SampleScreens.fields(
            "Email:username", "*Password:new-password", "Username:username", "*Password:password")
        let reading = ScreenReading(SampleScreens.screen("WelcomeViewController", fields, texts: ["Sign up"]))
        #expect(reading.purpose.value == .signUp)
        #expect(reading.fields.map(\.role.value) == [.username, .newPassword, .username, .existingPassword])
    }

    @Test func `is to sign up, though not certainly, where code marks a password in two ways`() {
        var field = SampleScreens.field("Password", type: .newPassword, isSecure: true)
        field.otherTypes = [.password]
        let purpose = ScreenReading(SampleScreens.screen("LoginView", SampleScreens.fields("Email") + [field])).purpose
        #expect(purpose.value == .signUp && purpose.basis == .modes)
    }

    @Test func `of a password before one that repeats it is to sign up, whatever its mark`() {
        let fields = SampleScreens.fields("Email:username", "*Password:password", "*Repeat password:new-password")
        let roles = ScreenReading(SampleScreens.screen("SignUpViewController", fields)).fields.map(\.role.value)
        #expect(roles == [.username, .newPassword, .confirmation])
    }

    @Test func `of a password in a flow that signs up is to sign up`() {
        let screens = [
            SampleScreens.screen("EmailView", SampleScreens.fields("Email")),
            SampleScreens.screen("PasswordView", SampleScreens.fields("*Password")),
        ]
        let flow = ScreenFlow(name: "Sign up with a code", screens: screens, at: SampleScreens.place)
        #expect(ScreenReading(screens[1]).purpose.value == .unknown)
        #expect(ScreenReading(screens[1], in: flow).purpose.value == .signUp)
        #expect(ScreenReading(screens[1], in: flow).fields[0].role.value == .newPassword)
    }

    @Test(arguments: [
        ("PasswordTableViewCell", true), ("PasswordField", true), ("LabeledInput", true), ("SignUpView", false),
        ("PasswordViewController", false),
    ])
    func `is open where the screen is a part of one`(className: String, isPart: Bool) {
        let screen = SampleScreens.screen(className, SampleScreens.fields("*Password:new-password"))
        #expect(ScreenReading(screen).isPart == isPart)
    }
}

@Suite struct `a screen that everything but a content type calls one for signing in` {
    private static func reading(_ className: String?, _ texts: [String], _ fields: String...) -> ScreenReading {
        ScreenReading(SampleScreens.screen(className, fields.flatMap { SampleScreens.fields($0) }, texts: texts))
    }

    @Test(
        arguments: [
            ("LoginViewController", []), ("LoginViewController", ["Log in", "Sign up"]), (nil, ["Log in"]),
            (nil, ["Anmelden"]), (nil, ["Forgot password?", "Continue"]),
        ] as [(String?, [String])])
    func `is told`(className: String?, texts: [String]) {
        let reading = Self.reading(className, texts, "Email:username", "*Password:new-password")
        #expect(reading.signInBasis?.isFirm == true)
    }

    @Test(
        arguments: [
            ("SignUpViewController", []), ("LoginViewController", ["Create account"]),
            ("LoginSignupViewController", []),
            (nil, ["Sign up", "Log in"]), (nil, []),
        ] as [(String?, [String])])
    func `is none where something speaks of signing up, or nothing of either`(className: String?, texts: [String]) {
        #expect(Self.reading(className, texts, "Email:username", "*Password:new-password").signInBasis == nil)
    }

    @Test func `is none where the password is asked for twice, or is not marked as new`() {
        #expect(
            Self.reading(
                "LoginViewController", [], "Email:username", "*Password:new-password", "*Repeat password:new-password"
            ).signInBasis == nil)
        #expect(Self.reading("LoginViewController", [], "Email:username", "*Password:password").signInBasis == nil)
    }
}

@Suite struct `what code that was not read may set` {
    @Test func `is what is absent, of a field that the code has a name for`() {
        let named = SampleScreens.field("Password", name: "passwordField", isSecure: true)
        let nameless = SampleScreens.field("Password", isSecure: true)
        let stated = SampleScreens.field("Password", name: "passwordField", type: .password)
        for hasUnreadCode in [true, false] {
            let fields = ScreenReading(
                SampleScreens.screen("SignUpView", [named, nameless, stated], hasUnreadCode: hasUnreadCode)
            ).fields
            #expect(fields.map(\.contentTypeIsOpen) == [hasUnreadCode, false, false])
            #expect(fields.map(\.isInTheClear) == [false, false, !hasUnreadCode])
        }
    }
}
