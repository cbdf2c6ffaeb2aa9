#if SwiftSources
    import Findings
    import SignUpScreens
    import SwiftSourceScreens
    import Testing

    @Suite struct `types of one name` {
        /// The screens of files in these folders, as “path: fields”.
        private func lines(_ sources: (path: String, code: String)...) -> [String] {
            SwiftScreenReader.read(sources.map { SourceText($0.code, from: .file(path: $0.path)) }).screens.map {
                "\($0.place.file ?? "") \($0.name): " + $0.fields.map(\.line).joined(separator: ", ")
            }
        }

        private func view(_ name: String, _ body: String) -> String {
            "struct \(name): View { var body: some View { \(body) } }"
        }

        @Test func `in different folders are different screens, each with its own parts`() {
            let found = lines(
                ("A/Account.swift", view("Account", "Secret(text: $password)")),
                ("A/Secret.swift", view("Secret", "SecureField(\"P\", text: $text).textContentType(.password)")),
                ("B/Account.swift", view("Account", "Secret(text: $password)")),
                ("B/Secret.swift", view("Secret", "SecureField(\"P\", text: $text).textContentType(.newPassword)")))
            #expect(
                found == [
                    "A/Account.swift Account: password secure-field type=password “P”",
                    "B/Account.swift Account: password secure-field type=new-password “P”",
                ])
        }

        @Test func `in different folders have their own extensions and base classes`() {
            let field = "let password = UITextField(); override func viewDidLoad() { super.viewDidLoad(); mark() }"
            let found = lines(
                ("A/SignUp.swift", "class SignUp: Base { \(field) }"),
                ("A/Base.swift", "class Base: UIViewController {}"),
                ("A/Marks.swift", "extension SignUp { func mark() { password.textContentType = .newPassword } }"),
                ("B/SignUp.swift", "class SignUp: Base { \(field) }"),
                ("B/Base.swift", "class Base: UIViewController {}"),
                ("B/Marks.swift", "extension SignUp { func mark() { password.textContentType = .password } }"))
            #expect(
                found == [
                    "A/SignUp.swift SignUp: password type=new-password",
                    "B/SignUp.swift SignUp: password type=password",
                ])
        }

        @Test func `are followed where the other one is`() {
            let found = lines(
                ("App/SignUp.swift", view("SignUp", "Field(text: $password)")),
                ("App/Rows.swift", "enum Rows { enum Field { case password } }"),
                ("Kit/Field.swift", view("Field", "SecureField(\"P\", text: $text)")))
            #expect(found == ["App/SignUp.swift SignUp: password secure-field “P”"])
        }

        @Test(arguments: ["enum Colors { enum TextField {} }", "extension Colors { struct TextField {} }"])
        func `inside other types are not those of the system`(other: String) {
            let found = lines(
                ("App/SignUp.swift", view("SignUp", "TextField(\"E-mail\", text: $email)")), ("App/Colors.swift", other)
            )
            #expect(found == ["App/SignUp.swift SignUp: email “E-mail”"])
        }

        @Test(arguments: ["Brand.Secret(text: $password)", "Secret(text: $password)", "Kit.Secret(text: $password)"])
        func `inside other types are views with their name or without`(use: String) {
            let found = lines(
                (
                    "App/SignUp.swift",
                    view("SignUp", use) + "\nenum Brand { \(view("Secret", "SecureField(\"P\", text: $text)")) }"
                ))
            #expect(found == ["App/SignUp.swift SignUp: password secure-field “P”"])
        }
    }

    @Suite struct `code for some systems` {
        /// A condition, and whether what it governs is part of an app for iOS.
        static let conditions: [(String, Bool)] = [
            ("os(iOS)", true), ("os(macOS)", false), ("!os(macOS)", true), ("os(iOS) || os(visionOS)", true),
            ("os(macOS) || os(tvOS)", false), ("os(iOS) && !targetEnvironment(macCatalyst)", true),
            ("canImport(UIKit)", true), ("canImport(AppKit)", false), ("canImport(AppKit) && !canImport(UIKit)", false),
            ("(os(macOS))", false), ("swift(>=5.9)", true), ("true", true), ("false", false), ("DEBUG", true),
        ]

        @Test(arguments: conditions)
        func `counts if an app for iOS has it`(condition: String, counts: Bool) {
            let found = screens(
                """
                struct SignUp: View {
                    var body: some View {
                        SecureField("P", text: $password)
                            #if \(condition)
                            .textContentType(.newPassword)
                            #endif
                        #if \(condition)
                        TextField("N", text: $name)
                        #endif
                    }
                }
                class C: UIViewController {
                    let field = UITextField()
                    func viewDidLoad() {
                        #if \(condition)
                        field.textContentType = .username
                        #endif
                    }
                }
                """)
            let type = counts ? " type=new-password" : ""
            #expect(
                found.map { $0.fields.map(\.line) } == [
                    [counts ? "field type=username" : "field"],
                    ["password secure-field\(type) “P”"] + (counts ? ["name “N”"] : []),
                ], "\(condition)")
        }

        @Test func `is that of another branch if the first is for another system`() {
            let found = screens(
                """
                #if os(macOS)
                class C: NSViewController { let name = NSTextField() }
                #else
                class C: UIViewController { let password = UITextField() }
                #endif
                """)
            #expect(found.flatMap(\.fields).map(\.line) == ["password"])
        }

        @Test func `has screens, too, if there is nothing else`() {
            let found = screens("#if os(macOS)\nclass C: NSViewController { let name = NSTextField() }\n#endif")
            #expect(found.flatMap(\.fields).map(\.line) == ["name"])
        }
    }
#endif
