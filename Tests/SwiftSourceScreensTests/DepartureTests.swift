#if SwiftSources
    import SignUpScreens
    import Testing

    @Suite struct `how a screen is left` {
        /// The body of a function, and what it does, way by way.
        static let cases: [(code: String, ways: [[Departure.Kind]])] = [
            ("password.text = \"\"; dismiss(animated: true)", [[.clearing, .dismissal]]),
            ("dismiss(animated: true) { self.password.text = nil }", [[.dismissal, .clearing]]),
            // Emptying after a failure is not emptying before leaving.
            ("if failed { password.text = \"\"; return }\ndismiss(animated: true)", [[.dismissal], [.clearing]]),
            (
                "guard ok else { password.text = nil; return }\nnavigationController?.popViewController(animated: true)",
                [[.dismissal], [.clearing]]
            ),
            (
                "switch result { case .failure: password.text = \"\"\ncase .success: dismiss(animated: true) }",
                [[.clearing], [.dismissal]]
            ),
            ("api.call { self.password.text = \"\" }\ndismiss(animated: true)", [[.dismissal], [.clearing]]),
            (
                "[password].forEach { $0.text = \"\" }\nDispatchQueue.main.async { self.dismiss(animated: true) }",
                [[.clearing, .dismissal]]
            ),
            ("textFields?[0].text = nil; dismiss(animated: true)", [[.clearing, .dismissal]]),
            ("for field in textFields { field.text = \"\" }\ndismiss(animated: true)", [[.clearing, .dismissal]]),
            ("textFields.forEach { $0.text = nil }; dismiss(animated: true)", [[.clearing, .dismissal]]),
            ("labels[0].text = nil; dismiss(animated: true)", [[.dismissal]]),
            ("view.window?.rootViewController = Home()", [[.rootReplacement]]),
            (
                "present(Next(), animated: true); performSegue(withIdentifier: \"unwindToStart\", sender: nil)",
                [[.presentation, .dismissal]]
            ),
            ("performSegue(withIdentifier: \"home\", sender: nil)", [[.segue]]),
            ("hud.dismiss(); label.text = \"\"; alert.present(on: self)", []),
            ("(UIApplication.shared.delegate as? AppDelegate)?.window = next", [[.rootReplacement]]),
            ("AppDelegate.shared.window?.rootViewController = Home()", [[.rootReplacement]]),
            ("alert.window = view.window; spinner.window = window; hudWindow.rootViewController = Hud()", []),
            ("self.spinner.window = shown; self.window = view.window", []),
            ("delegate.window = UIWindow()", [[.rootReplacement]]),
        ]

        /// A method, and whether what it dismisses is the screen.
        static let methods: [(String, Bool)] = [
            ("func cancel() { dismiss(animated: true) }", true),
            (
                "func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { dismiss(animated: true) }",
                false
            ),
            ("func termsDidClose(_ terms: TermsViewController) { self.dismiss(animated: true) }", false),
            (
                "func termsDidClose(_ terms: TermsViewController) { presentingViewController?.dismiss(animated: true) }",
                true
            ),
            (
                "func authorizationController(controller: ASAuthorizationController, didCompleteWithError e: Error) { dismiss(animated: true) }",
                true
            ),
        ]

        @Test(arguments: methods)
        func `is not told by what closes a screen over it`(method: String, isOwn: Bool) {
            let found = screens("class C: UIViewController { let password = UITextField()\n\(method)\n}")
            #expect(found.flatMap(\.departures).map(\.kind) == (isOwn ? [.dismissal] : []))
        }

        @Test(arguments: ["isShown", "model.isShown", "model.isPresented"])
        func `is not told by the state that closes its own sheet`(state: String) {
            let found = screens(
                """
                struct S: View {
                    @Binding var isShown: Bool
                    var body: some View {
                        SecureField("P", text: $password).sheet(isPresented: $\(state)) { Terms() }
                        Button("Close") { \(state) = false }
                    }
                }
                """)
            #expect(found.flatMap(\.departures).isEmpty)
        }

        @Test(arguments: cases)
        func `is told way by way`(code: String, ways: [[Departure.Kind]]) throws {
            let screen = try #require(
                screens(
                    "class C: UIViewController { let password = UITextField(); var textFields: [UITextField]!\nfunc go() {\n\(code)\n}\n}"
                ).first)
            var found: [(name: String, kinds: [Departure.Kind])] = []
            for departure in screen.departures {
                if found.last?.name == departure.function {
                    found[found.count - 1].kinds.append(departure.kind)
                } else {
                    found.append((departure.function, [departure.kind]))
                }
            }
            #expect(found.map(\.kinds) == ways)
            #expect(found.first.map { $0.name == "go" } ?? true)
        }

        @Test func `of a view is told by its bindings and its environment`() throws {
            let screen = try #require(
                screens(
                    """
                    struct S: View {
                        @Environment(\\.dismiss) var dismiss
                        @State var password = ""
                        var body: some View {
                            SecureField("P", text: $password)
                            Button("Done") { password = ""; dismiss() }
                        }
                    }
                    """
                ).first)
            #expect(screen.departures.map(\.kind) == [.clearing, .dismissal])
        }

        @Test(
            arguments: [
                ("@Binding var isShown: Bool", "isShown.toggle()", [.dismissal]),
                ("@Binding var isShown: Bool", "isShown = false", [.dismissal]),
                ("@Binding var isShown: Bool", "isShown = true", []),
                ("@State var isShown = false", "isShown.toggle()", [.presentation]),
                ("var model: Model", "model.isPresented.toggle()", [.dismissal]),
                ("var model: Model", "model.isSecure.toggle()", []),
            ] as [(String, String, [Departure.Kind])])
        func `is told by a flag that is set or toggled`(flag: String, action: String, kinds: [Departure.Kind]) throws {
            let sheet = flag.hasPrefix("@State") ? ".sheet(isPresented: $isShown) { Text(\"x\") }" : ""
            let screen = try #require(
                screens(
                    """
                    struct S: View {
                        \(flag)
                        @State var password = ""
                        var body: some View {
                            Form {
                                SecureField("P", text: $password)
                                Button("Done") { \(action) }
                            }\(sheet)
                        }
                    }
                    """
                ).first)
            #expect(screen.departures.map(\.kind) == kinds)
        }

        @Test func `names the segue that it performs`() throws {
            let screen = try #require(
                screens(
                    """
                    class C: UIViewController {
                        let password = UITextField()
                        func one() { performSegue(withIdentifier: "home", sender: nil) }
                        func two() { performSegue(withIdentifier: Segue.home.rawValue, sender: nil) }
                    }
                    """
                ).first)
            #expect(screen.departures.map(\.detail) == ["home", "Segue.home.rawValue"])
        }

        private static let form = """
            class SignUp: UIViewController {
                let password = UITextField()
                func done() { dismiss(animated: true) }
            }
            struct SignUpView: View {
                @Environment(\\.dismiss) var dismiss
                @State var password = ""
                var body: some View { SecureField("P", text: $password); Button("Done") { dismiss() } }
            }
            """

        @Test(
            arguments: [
                ("func start() { window?.rootViewController = SignUp() }", ["SignUp"]),
                (
                    """
                    func scene() {
                        let form = SignUp()
                        let navigation = UINavigationController(rootViewController: form)
                        window.rootViewController = navigation
                    }
                    """, ["SignUp"]
                ),
                ("func start() { window?.rootViewController = SignUp(); other.present(SignUp(), animated: true) }", []),
                ("func show() { present(SignUp(), animated: true) }", []), ("func make() -> SignUp { SignUp() }", []),
                (
                    "struct A: App { var body: some Scene { WindowGroup { NavigationStack { SignUpView() } } } }",
                    ["SignUpView"]
                ),
                (
                    """
                    struct A: App { var body: some Scene { WindowGroup { Start().padding() } } }
                    struct Start: View { var body: some View { if on { SignUpView() } else { Text("x") } } }
                    #Preview { SignUpView() }
                    """, ["SignUpView"]
                ),
                (
                    """
                    struct A: App { var body: some Scene { WindowGroup { Start() } } }
                    struct Start: View { var body: some View { Text("x").sheet(isPresented: $on) { SignUpView() } } }
                    """, []
                ),
                (
                    """
                    struct A: App { var body: some Scene { WindowGroup { Start() } } }
                    struct Start: View { var body: some View { SignUpView().sheet(isPresented: $on) { Text("x") } } }
                    """, ["Start"]
                ),
            ] as [(String, [String])])
        func `dismisses nothing where it is the root of a window`(code: String, roots: [String]) {
            let found = screens(Self.form, code).filter(\.isRoot).map(\.name)
            #expect(found == roots)
        }
    }
#endif
