#if SwiftSources
    import Findings
    import Foundation
    import SignUpScreens
    import SwiftSourceScreens
    import TestData
    import Testing

    @Suite struct `no screen with a password is lost` {
        private static let form =
            "TextField(\"E-mail\", text: $email); SecureField(\"Password\", text: $password).textContentType(.password)"
        private static let read = [
            "email “E-mail”", "password secure-field type=password “Password”",
        ]

        /// What a view may do with its form so that it is not followed to its fields.
        static let trails = [
            "VStack { Text(\"a\") }.if(flag) { $0.overlay(SecureField(\"P\", text: $password)) }",
            "Kit.wrap(SecureField(\"P\", text: $password))",
            "rows[0].map { _ in SecureField(\"P\", text: $password) }",
        ]

        @Test(arguments: trails)
        func `where the trail to its fields breaks`(body: String) throws {
            let found = screens("struct Login: View { var body: some View {\n\(body)\n} }")
            let field = try #require(found.first?.fields.last)
            #expect(found.count == 1 && found[0].hasUnreadCode)
            #expect(field.line.hasPrefix("password") && field.hidesText == true && field.contentType.isUnclear)
            #expect(field.place.position?.line == 2)
        }

        @Test func `where a class sets a field that is not followed`() throws {
            let found = screens(
                "class Login: UIViewController { func show() { rows.first?.passwordField.isSecureTextEntry = true } }")
            #expect(found.flatMap(\.fields).map(\.line) == ["passwordField type=? secure=true keyboard=? rules=?"])
        }

        /// How 60 views show the next one, and the last the first.
        static let links = [
            "if go { NEXT() }", "NavigationLink(\"Next\") { NEXT() }", "NEXT()",
            "if go { NEXT() } else { EmptyView() }",
        ]

        @Test(arguments: links)
        func `where each view is reached from another`(link: String) {
            let count = 60
            let sources = (0..<count).map { number in
                let next = link.replacingOccurrences(of: "NEXT", with: "V\((number + 1) % count)")
                return "struct V\(number): View { var body: some View { VStack { \(Self.form); \(next) } } }"
            }
            let reading = SwiftScreenReader.read([
                SourceText(sources.joined(separator: "\n"), from: .file(path: "V.swift"))
            ])
            let names = Set(reading.screens.map(\.name)).union(reading.partNames)
            #expect(names == Set((0..<count).map { "V\($0)" }))
        }

        /// A container, and how a view puts its form into it.
        static let containers: [(String, String)] = [
            (
                "struct Card: View { let content: () -> AnyView; var body: some View { VStack { content() } } }",
                "Card(content: { FORM })"
            ),
            (
                "struct Card<Content: View>: View { let content: () -> Content; var body: some View { VStack { content() } } }",
                "Card { FORM }"
            ),
            (
                "struct Card<Content: View>: View { var title = \"\"; let inner: Content; var body: some View { VStack { inner } } }",
                "Card(inner: VStack { FORM })"
            ),
        ]

        @Test(arguments: containers)
        func `in a container that keeps a closure or a view`(container: String, use: String) {
            let body = use.replacingOccurrences(of: "FORM", with: Self.form)
            let found = screens(container + "\nstruct Login: View { var body: some View { \(body) } }")
            #expect(found.map(\.name) == ["Login"])
            #expect(found.flatMap(\.fields).map(\.line) == Self.read)
        }

        @Test func `in a body that takes arguments`() {
            let found = screens(
                "struct Login: ConnectedView { func body(props: Props) -> some View { VStack { \(Self.form) } } }")
            #expect(found.flatMap(\.fields).map(\.line) == Self.read)
        }

        @Test func `but a field that is made for its container alone is none, nor one that another class could make`() {
            let found = screens(
                """
                class Secret: UITextField { override init(frame: CGRect) { super.init(frame: frame); isSecureTextEntry = true }
                    var container: UIView { subviews[0] } }
                extension UIViewController { func ask() { let field = UITextField(); field.isSecureTextEntry = true } }
                class Home: UIViewController { func viewDidLoad() { view.addSubview(Secret().container) } }
                """)
            #expect(found.flatMap(\.fields).isEmpty)
        }

        @Test func `if a branch makes its fields and sets their types`() {
            let found = screens(
                """
                class Login: UIViewController {
                    var field: UITextField?
                    override func loadView() {
                        if needed {
                            field = make(secure: true)
                            field?.textContentType = .password
                        }
                    }
                    func make(secure: Bool) -> UITextField {
                        let made = UITextField()
                        made.isSecureTextEntry = secure
                        return made
                    }
                }
                """)
            #expect(found.flatMap(\.fields).map(\.line) == ["field type=password secure=true"])
        }

        /// Folders of Swift files: those of the fixtures, and checkouts that `AASA_CHECKOUTS` names, separated by colons.
        static let folders: [String] =
            ["Fixtures/Screens/Swift"]
            + (ProcessInfo.processInfo.environment["AASA_CHECKOUTS"] ?? "").split(separator: ":").map(String.init)

        @Test(arguments: folders)
        func `beside other files that it is shown without`(folder: String) throws {
            let sources = try Repository.swiftFiles(in: folder).map {
                SourceText(try Repository.bytes(of: $0), from: .file(path: $0))
            }
            // A checkout may be of an app that has no Swift.
            #expect(!sources.isEmpty || folder != Self.folders[0])
            let whole = SwiftScreenReader.read(sources)
            let names = Set(whole.screens.map(\.name)).union(whole.partNames).union(whole.parts.map(\.name))
            for source in sources {
                let alone = SwiftScreenReader.read([source]).screens.filter { screen in
                    screen.fields.contains {
                        $0.hidesText == true || $0.name?.lowercased().contains("password") == true
                    }
                }
                for screen in alone { #expect(names.contains(screen.name), "\(source.name): \(screen.name)") }
            }
        }
    }

    @Suite struct `calls about accounts` {
        static let calls: [(String, [String])] = [
            ("api.createAccount(type: .feedbin)", []),
            ("let type = AccountType.feedbin; api.createAccount(type: type)", []),
            ("api.createAccount(email: email.text, secret)", ["createAccount"]),
            ("let one = password.text!; let two = one.trimmed; api.createAccount(of: two)", ["createAccount"]),
            ("let request = Request(email, password); api.signUp(request) { _ in }", ["signUp"]),
            ("api.signUp()", ["signUp"]), ("api.signUp { _ in }", ["signUp"]),
            ("api.signIn(completion: { _ in })", ["signIn"]), ("api.register(cell: C.self)", []),
        ]

        @Test(arguments: calls)
        func `count if a name or a password goes into them`(code: String, names: [String]) {
            let found = screens(
                "class C: UIViewController { let email = UITextField(); let password = UITextField()\nfunc go() { \(code) } }"
            )
            #expect(found.flatMap(\.accountCalls).map(\.name) == names)
        }
    }
#endif
