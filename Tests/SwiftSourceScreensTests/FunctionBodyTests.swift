#if SwiftSources
    import Findings
    import SignUpScreens
    import SwiftSourceScreens
    import Testing

    /// Bodies are parsed again when they are needed, so a declaration must stand by itself.
    @Suite struct `the body of a function` {
        /// Long enough to be worth leaving out at first.
        private static let filler = (0..<40).map { "let unused\($0) = \($0)\n" }.joined()

        @Test(arguments: [
            "func set()", "class func set()", "static func set()", "open override func set()", "nonisolated func set()",
            "mutating func set()", "@MainActor @objc func set()", "func set() async throws",
            "/// What it does.\n/** More. */\nfinal func set()", "@available(iOS 12, *)\npublic func set()",
            "func set<T>(_ value: T) -> [T] where T: Hashable", "private func `set`()",
        ])
        func `is found again, whatever stands before it`(declaration: String) throws {
            let code = """
                class C: UIViewController {
                    let password = UITextField()
                    override func viewDidLoad() { set() }
                    \(declaration) {
                        \(Self.filler)
                        password.isSecureTextEntry = true
                        password.textContentType = .newPassword
                    }
                }
                """
            let field = try #require(screens(code).first?.fields.first)
            #expect(field.contentType.value == .newPassword)
            #expect(field.contentType.written?.contains("newPassword") == true, "the place is that in the file")
            #expect(field.isSecure.value == true)
        }

        @Test func `is found again for an operator, and nothing else is lost`() throws {
            let code = """
                class C: UIViewController {
                    let password = UITextField()
                    static func == (left: C, right: C) -> Bool {
                        \(Self.filler)
                        return true
                    }
                    func viewDidLoad() {
                        \(Self.filler)
                        password.textContentType = .newPassword
                    }
                }
                """
            #expect(screens(code).first?.fields.map(\.line) == ["password type=new-password"])
        }

        @Test func `keeps its calls of MSAL in a file that only imports it`() throws {
            let text = SourceText(
                """
                import MSAL
                final class Flow: UIViewController {
                    let password = UITextField()
                    func next(state: SignUpPasswordRequiredState) {
                        \(Self.filler)
                        state.submitPassword(password: "x", delegate: self)
                    }
                }
                """, from: .file(path: "Flow.swift"))
            let start = SourceText(
                "import MSAL\nfunc start() { client.signUp(username: name, delegate: self) }",
                from: .file(path: "Start.swift"))
            let use = try #require(SwiftScreenReader.read([start, text]).nativeAuthentication)
            #expect(use.submissions.count == 1)
        }

        @Test func `keeps a callback of a web session`() {
            let text = SourceText(
                """
                struct Login: View {
                    func start() async {
                        \(Self.filler)
                        await session.authenticate(using: url, callback: .https(host: "a.example", path: "/"))
                    }
                }
                """, from: .file(path: "Login.swift"))
            #expect(SwiftScreenReader.read([text]).credentialDomains.map(\.text) == ["a.example"])
        }
    }
#endif
