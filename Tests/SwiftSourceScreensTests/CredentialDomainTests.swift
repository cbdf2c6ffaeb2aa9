#if SwiftSources
    import Findings
    import SignUpScreens
    import SwiftSourceScreens
    import Testing

    @Suite struct `domains for passwords, passkeys and callbacks` {
        private func domains(_ sources: String...) -> [String] {
            let texts = sources.enumerated().map { index, source in
                SourceText(source, from: .file(path: "Shop/\(index).swift"))
            }
            return SwiftScreenReader.read(texts).credentialDomains.map { "\($0.use) \($0.text)" }
        }

        @Test(arguments: [
            (
                "SecAddSharedWebCredential(\"a.example\" as CFString, user, password) { _ in }",
                "sharedPassword a.example"
            ),
            (
                "SecRequestSharedWebCredential(\"a.example\" as CFString, nil) { _, _ in }",
                "sharedPasswordRequest a.example"
            ),
            ("use(ASAutoFillURLScope(host: \"a.example\"))", "passwordScope a.example"),
            ("use(ASAutoFillURLScope(scheme: .https, host: \"a.example\", path: \"\"))", "passwordScope a.example"),
            (
                "guard let s = ASAutoFillURLScope(url: URL(string: \"https://a.example/x\")!) else { return }",
                "passwordScope https://a.example/x"
            ),
            (
                "use(ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: \"a.example\"))",
                "relyingParty a.example"
            ),
            (
                "p.createPlatformPublicKeyCredentialRegistrationRequest(relyingPartyIdentifier: \"a.example\")",
                "relyingParty a.example"
            ),
            (
                "webAuthenticationSession.authenticate(using: u, callback: .https(host: \"a.example\", path: \"/\"))",
                "httpsCallback a.example"
            ),
            (
                "let c = ASWebAuthenticationSession.Callback.https(host: \"a.example\", path: \"/\")",
                "httpsCallback a.example"
            ),
        ])
        func `are read from each call that needs one`(call: String, expected: String) {
            #expect(domains("func f() { \(call) }") == [expected])
        }

        @Test(arguments: [
            "let h = \"a.example\"; use(P(relyingPartyIdentifier: h))",
            "use(P(relyingPartyIdentifier: Self.domain))", "use(P(relyingPartyIdentifier: domain))",
            "use(P(relyingPartyIdentifier: stored))", "use(P(relyingPartyIdentifier: self.stored))",
            "use(P(relyingPartyIdentifier: computed))", "use(P(relyingPartyIdentifier: Other.Web.domain))",
            "use(P(relyingPartyIdentifier: global))", "use(P(relyingPartyIdentifier: (\"a\" + \".example\")))",
            "let stored = 1; do { use(P(relyingPartyIdentifier: Other.Web.domain)) }",
        ])
        func `are followed through constants of functions, types and files`(call: String) {
            let call = call.replacing("P(", with: "ASAuthorizationPlatformPublicKeyCredentialProvider(")
            let own = """
                final class Login {
                    static let domain = "a.example"
                    let stored = "a.example"
                    var computed: String { "a.example" }
                    func f() { \(call) }
                }
                """
            #expect(
                domains(
                    own, "let global = \"a.example\"",
                    "enum Other { enum Web { static let domain = \"a.example\" } }") == ["relyingParty a.example"])
        }

        @Test(arguments: [
            "func f(_ domain: String) { use(P(relyingPartyIdentifier: domain)) }",
            "func f() { var domain = \"b.example\"; use(P(relyingPartyIdentifier: domain)) }",
            "func f() { guard let domain = load() else { return }; use(P(relyingPartyIdentifier: domain)) }",
            "func f() { if let domain { use(P(relyingPartyIdentifier: domain)) } }",
            "func f() { domains.forEach { domain in use(P(relyingPartyIdentifier: domain)) } }",
            "func f() { for domain in domains { use(P(relyingPartyIdentifier: domain)) } }",
            "func f() { use(P(relyingPartyIdentifier: variable)) }",
            "func f() { use(P(relyingPartyIdentifier: \"\\(domain)\")) }",
            "func f() { use(P(relyingPartyIdentifier: options.rp.id)) }",
            "func f() { use(P(relyingPartyIdentifier: late)) }; let late: String",
            "#if DEBUG\nfunc f() { use(P(relyingPartyIdentifier: domain)) }\n#endif",
            "func f() { use(.https(host: \"b.example\", path: \"/\")) }",
            "func f() { use(Endpoint.https(host: \"b.example\", path: \"/\")) }",
        ])
        func `are left out where their value is not certain`(function: String) {
            let function = function.replacing("P(", with: "ASAuthorizationPlatformPublicKeyCredentialProvider(")
            let source = """
                final class Login {
                    static let domain = "a.example"
                    var variable = "a.example"
                    \(function)
                }
                """
            #expect(domains(source).isEmpty)
        }

        @Test func `are nothing where the name is still to be typed`() {
            #expect(
                domains(
                    "func f() { use(ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: self.)) }",
                    "let x = 1"
                ).isEmpty)
        }

        @Test func `count where only the platform decides whether they are compiled`() {
            let call = "SecAddSharedWebCredential(\"a.example\" as CFString, user, password) { _ in }"
            #expect(
                domains("func f() {\n#if os(iOS)\n\(call)\n#else\nother()\n#endif\n}") == ["sharedPassword a.example"])
            #expect(domains("func f() {\n#if !DEBUG\n\(call)\n#endif\n}").isEmpty)
        }

        @Test func `are read from the first 500 calls`() {
            let call = "SecAddSharedWebCredential(\"a.example\" as CFString, user, password) { _ in }; "
            #expect(domains("func f() { \(String(repeating: call, count: 600)) }").count == 500)
        }

        @Test func `are not read from tests`() {
            let call = "SecAddSharedWebCredential(\"a.example\" as CFString, user, password) { _ in }"
            #expect(domains("import XCTest\nfunc f() { \(call) }").isEmpty)
        }

        @Test func `are found in the file that has the constant, with both places`() throws {
            let texts = [
                SourceText(
                    "func f() { SecAddSharedWebCredential(Site.domain as CFString, u, p) { _ in } }",
                    from: .file(path: "Call.swift")),
                SourceText("enum Site { static let domain = \"a.example\" }", from: .file(path: "Site.swift")),
            ]
            let domain = try #require(SwiftScreenReader.read(texts).credentialDomains.first)
            #expect(domain.place.file == "Call.swift")
            #expect(domain.origin?.file == "Site.swift")
        }
    }
#endif
