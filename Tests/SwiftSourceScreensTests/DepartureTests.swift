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
            ("view.window?.rootViewController = Home()", [[.rootReplacement]]),
            (
                "present(Next(), animated: true); performSegue(withIdentifier: \"unwindToStart\", sender: nil)",
                [[.presentation, .dismissal]]
            ),
            ("hud.dismiss(); label.text = \"\"; alert.present(on: self)", []),
        ]

        @Test(arguments: cases)
        func `is told way by way`(code: String, ways: [[Departure.Kind]]) throws {
            let screen = try #require(
                screens("class C: UIViewController { let password = UITextField()\nfunc go() {\n\(code)\n}\n}").first)
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
    }
#endif
