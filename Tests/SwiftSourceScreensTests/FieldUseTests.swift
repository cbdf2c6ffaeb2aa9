#if SwiftSources
    import Findings
    import SignUpScreens
    import Testing
    import TextFormats

    @Suite struct `what code does with fields` {
        @Test func `gives them the rules of an initialiser and an enumeration of the app's own`() {
            let model = """
                enum Rule: CustomStringConvertible {
                    case required(Kind), allowed(Set<Character>), least(Int)
                    var description: String {
                        switch self {
                        case .required(let kind): "required: \\(kind)"
                        case let .allowed(characters): "allowed: [\\(String(characters))]"
                        case .least(let count): return "minlength: \\(count)"
                        }
                    }
                }
                enum Kind: String { case upper, digit = "digit" }
                extension UITextInputPasswordRules {
                    convenience init(rules: [Rule]) {
                        self.init(descriptor: rules.map(\\.description).joined(separator: "; "))
                    }
                }
                """
            let found = screens(
                model,
                """
                final class SignUpController: UIViewController {
                    let password = UITextField(), other = UITextField(), third = UITextField(), fourth = UITextField()
                    override func viewDidLoad() {
                        password.passwordRules = .init(rules: [.required(.upper), Rule.allowed(["!", "-"]), .least(8)])
                        let kinds: [Kind] = [.upper, .digit]
                        other.passwordRules = UITextInputPasswordRules(
                            descriptor: kinds.map { "required: \\($0.rawValue)" }.joined(separator: "; "))
                        third.passwordRules = UITextInputPasswordRules(rules: policy.rules)
                        fourth.passwordRules = nil
                    }
                }
                """)
            #expect(
                found.first?.fields.map(\.line) == [
                    "password rules=required: upper; allowed: [-!]; minlength: 8",
                    "other rules=required: upper; required: digit", "third rules=? rules-computed", "fourth",
                ])
            let rules = found.first?.fields.first?.rules.value
            #expect(rules?.descriptor.unordered != nil)
            #expect(rules?.text.name == "Sources/0.swift")
        }

        @Test func `is not followed in circles where a description is a case again`() {
            let found = screens(
                """
                enum Kind { case one, two(Int)
                    var description: Kind { .one }
                }
                final class C: UIViewController { let field = UITextField()
                    override func viewDidLoad() { field.placeholder = "\\(Kind.one) \\(Kind.two(2))" } }
                """)
            #expect(found.first?.fields.map(\.label) == [nil])
        }

        @Test func `makes no text longer than a screen may have`() {
            var constants = "let a0 = \"" + String(repeating: "x", count: 1000) + "\"\n"
            for index in 1...10 {
                constants += "let a\(index) = \"" + String(repeating: "\\(a\(index - 1))", count: 5) + "\"\n"
            }
            let found = screens(
                constants
                    + "final class C: UIViewController { let field = UITextField()\noverride func viewDidLoad() { field.placeholder = a2 + a2; } }\n"
                    + "final class D: UIViewController { let field = UITextField()\noverride func viewDidLoad() { field.placeholder = a10 } }"
            )
            #expect(found.map { $0.fields.first?.label?.utf8.count } == [50_000, nil])
        }

        @Test func `shows and hides them later, and set-up says how they begin`() {
            let found = screens(
                """
                final class LoginController: UIViewController {
                    let password = UITextField(), other = UITextField(), turned = UITextField()
                    @IBOutlet var drawn: UITextField!
                    override func viewDidLoad() { password.isSecureTextEntry.toggle() }
                    @objc func show() {
                        password.isSecureTextEntry.toggle()
                        other.isSecureTextEntry.toggle()
                        drawn?.isSecureTextEntry.toggle()
                        turned.isSecureTextEntry = !turned.isSecureTextEntry
                    }
                }
                """)
            #expect(
                found.first?.fields.map(\.line) == [
                    "password secure=true shown-at-times", "other secure=? shown-at-times",
                    "turned secure=? shown-at-times", "drawn secure=? outlet shown-at-times",
                ])
        }

        @Test(arguments: [
            "state.submitCode(code: field.text ?? \"\", delegate: self)",
            "guard let code = field.text, !code.isEmpty else { return }\nself.state?.submitCode(code: code, delegate: self)",
            "let code = self.field.text!.trimmingCharacters(in: .whitespaces); state.submitCode(code: code, delegate: self)",
        ])
        func `submits the text of one as a code`(code: String) {
            let found = screens(
                "final class C: UIViewController { let field = UITextField(), other = UITextField()\nfunc go() { \(code) } }"
            )
            #expect(found.first?.fields.map(\.sentTo) == ["submitCode", nil])
        }
    }
#endif
