#if SwiftSources
    import SignUpScreens
    import Testing

    /// The body of a view, and the lines of its fields.
    struct ViewCase: CustomStringConvertible, Sendable {
        let description: String
        let code: String
        let fields: [String]

        init(_ description: String, _ code: String, _ fields: String...) {
            self.description = description
            self.code = code
            self.fields = fields
        }

        static let all = [
            ViewCase(
                "modifiers",
                """
                Form {
                    TextField("E-mail", text: $email).textContentType(.username).keyboardType(.emailAddress)
                    SecureField("Password", text: $model.password).padding().textContentType(.newPassword)
                }
                """, "email type=username keyboard=emailAddress “E-mail”",
                "password secure-field type=new-password “Password”"),
            ViewCase(
                "modifiers around a group, of which the inner counts",
                """
                VStack {
                    Group {
                        SecureField("", text: $password)
                        SecureField("Repeat", text: $repeated)
                        TextField("Code", text: $code).textContentType(.oneTimeCode)
                    }.textContentType(.newPassword).disabled(true)
                }
                """, "password secure-field type=new-password editable=false",
                "repeated secure-field type=new-password editable=false “Repeat”",
                "code type=one-time-code editable=false “Code”"),
            ViewCase(
                "a password that can be shown",
                """
                if isVisible {
                    TextField("Password", text: $password).textContentType(.newPassword)
                } else {
                    SecureField("Password", text: $password).textContentType(.newPassword)
                }
                """, "password secure-field type=new-password “Password” shown-at-times"),
            ViewCase(
                "a choice of the type",
                "SecureField(\"P\", text: $p).textContentType(isNew ? .newPassword : .password)",
                "p secure-field type=new-password|password “P”"),
            ViewCase(
                "an unknown modifier", "TextField(\"A\", text: $a).brandStyle().textContentType(.username)",
                "a type=username keyboard=? “A”"),
            ViewCase(
                "a prompt, and a label in a closure",
                """
                TextField(text: $a, prompt: Text("Name")) { Text("Label") }
                SecureField(text: $b) { Text("Password") }
                """, "a “Name”", "b secure-field “Password”"),
            ViewCase(
                "what stands on other screens",
                """
                TextField("A", text: $a)
                NavigationLink("Sign up") { SecureField("B", text: $b) }
                Button("C") { show() }.sheet(isPresented: $d) { SecureField("E", text: $e) }
                """, "a “A”"),
            ViewCase(
                "a field of a library", "LibraryTextField(\"E-mail\", text: $email)",
                "email custom:LibraryTextField type=? secure=? keyboard=? rules=? “E-mail”"),
        ]
    }

    @Suite struct `the fields of a view` {
        @Test(arguments: ViewCase.all)
        func `are those of its body`(example: ViewCase) throws {
            let found = screens("import SwiftUI\nstruct SignUp: View {\nvar body: some View {\n\(example.code)\n}\n}")
            #expect(found.flatMap(\.fields).map(\.line) == example.fields, "\(example)")
        }

        @Test func `of views that are parts of each other are told once`() {
            let found = screens(
                """
                struct First: View {
                    @State var email = ""
                    var body: some View { TextField("E-mail", text: $email); Second() }
                }
                struct Second: View {
                    @State var password = ""
                    var body: some View { SecureField("Password", text: $password); First() }
                }
                """)
            #expect(found.map(\.name) == ["First"])
            #expect(found.first?.fields.map(\.name) == ["email", "password"])
        }

        @Test func `come with the views that it is made of, which are then no screens`() throws {
            let found = screens(
                """
                struct PasswordInput: View {
                    let title: String
                    @Binding var text: String
                    var type: UITextContentType = .password
                    @State private var isVisible = false
                    var body: some View {
                        HStack {
                            if isVisible { TextField(title, text: $text) } else { SecureField(title, text: $text) }
                            Button { isVisible.toggle() } label: { Image(systemName: "eye") }
                        }
                        .textContentType(type)
                    }
                }
                struct LegacyField: UIViewRepresentable {
                    @Binding var text: String
                    var rules = "minlength: 8;"
                    func makeUIView(context: Context) -> UITextField {
                        let field = UITextField()
                        field.textContentType = .newPassword
                        field.isSecureTextEntry = true
                        field.passwordRules = UITextInputPasswordRules(descriptor: rules)
                        return field
                    }
                    func updateUIView(_ view: UITextField, context: Context) { view.text = text }
                }
                """,
                """
                extension View {
                    func newPassword() -> some View { textContentType(.newPassword).autocorrectionDisabled() }
                }
                struct NameStyle: ViewModifier {
                    func body(content: Content) -> some View { content.textContentType(.username).padding() }
                }
                struct SignUpView: View {
                    @State var email = "", first = "", second = "", third = ""
                    private var header: some View { TextField("E-mail", text: $email).modifier(NameStyle()) }
                    var body: some View {
                        VStack {
                            header
                            PasswordInput(title: "Password", text: $first, type: .newPassword)
                            LegacyField(text: $second)
                            repeated("Again")
                        }
                        .navigationTitle("Create account")
                    }
                    func repeated(_ title: String) -> some View { SecureField(title, text: $third).newPassword() }
                }
                struct RootView: View {
                    var body: some View { if ready { SignUpView() } else { SignInView() } }
                }
                struct SignInView: View {
                    var body: some View { TextField("Name", text: $n).textContentType(.username); SecureField("P", text: $p) }
                }
                """)
            #expect(found.map(\.name) == ["SignUpView", "SignInView"])
            #expect(
                found.first?.fields.map(\.line) == [
                    "email type=username “E-mail”", "first secure-field type=new-password “Password” shown-at-times",
                    "second type=new-password secure=true rules=minlength: 8;",
                    "third secure-field type=new-password “Again”",
                ])
            #expect(found.first?.texts.contains("Create account") == true)
        }

        @Test func `may be more where a view was not read`() throws {
            let found = screens(
                "struct S: View { var body: some View { CredentialsHeader(model: m); SecureField(\"P\", text: $p) } }")
            #expect(found.map(\.hasUnreadCode) == [true])
            #expect(found.map(\.isPart) == [true])
        }
    }
#endif
