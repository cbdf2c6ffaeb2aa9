import Catalogue
import CheckFixtures
import Findings
import SignUpScreens
import SwiftSourceScreens
import Testing

#if SwiftSources
    @Suite struct `native authentication in several delegates` {
        private func notes(of code: String, in folder: String) async throws -> [[String]] {
            let fixture = try FixtureCase.all.first { $0.description.hasSuffix(folder) && $0.code == code }
                .orThrow("no case \(folder)")
            let report = Report(judging: try await fixture.evidence())
            return report.findings.map { $0.observation.notes.map(\.message.description) }
        }

        @Test func `makes one finding of a step that each lacks, with a note on the second`() async throws {
            #expect(
                try await notes(of: "AD962", in: "fires-once-for-two-delegates")
                    == [["SignUpByCode has none either, as SignUpVerifyCodeDelegate"]])
        }

        @Test func `makes one finding of an error that none checks, and another of one that only the second misses`()
            async throws
        {
            #expect(
                try await notes(of: "AD964", in: "fires-once-for-two-delegates")
                    == [["“onSignUpVerifyCodeError(error:newState:)” does not check “isInvalidCode” either"], []])
        }

        @Test(arguments: ["SignUpMock", "StubSignUp", "FakeSignUp", "SpySignUp", "DummySignUp", "HTTPSpy"])
        func `counts no type that is named as a test double`(name: String) {
            #expect(SwiftScreenReader.read([source(of: name)]).nativeAuthentication == nil)
        }

        @Test(arguments: ["SignUp", "Spyglass", "Mockingbird", "Fakery"])
        func `counts a type whose name only begins like one`(name: String) {
            let use = SwiftScreenReader.read([source(of: name)]).nativeAuthentication
            #expect(use?.delegates.map(\.typeName) == [name])
            #expect(use?.starts.count == 1)
        }

        @Test(arguments: [
            ("ShopTestsuite", true), ("ShopTests", false), ("Tests", false), ("Shop/UITests/More", false),
        ])
        func `counts no type in a folder of tests`(folder: String, counts: Bool) {
            let other = SourceText("class Start: UIViewController {}", from: .file(path: "/Tests/Shop/View.swift"))
            let source = source(of: "SignUp", at: "/Tests/\(folder)/SignUp.swift")
            #expect((SwiftScreenReader.read([other, source]).nativeAuthentication != nil) == counts)
        }

        @Test func `counts a type where all files are in a folder of tests`() {
            let source = source(of: "SignUp", at: "/ShopTests/SignUp.swift")
            #expect(SwiftScreenReader.read([source]).nativeAuthentication != nil)
        }

        private func source(of name: String, at path: String = "SignUp.swift") -> SourceText {
            SourceText(
                """
                class \(name): NSObject, SignUpStartDelegate {
                    func start() { application.signUp(parameters: MSALNativeAuthSignUpParameters(username: "a"), delegate: self) }
                }
                """, from: .file(path: path))
        }
    }
#endif
