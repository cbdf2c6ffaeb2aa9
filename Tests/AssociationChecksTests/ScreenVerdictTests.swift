import AssociationModel
import Catalogue
import Findings
import Judging
import ScreenChecks
import SignUpScreens
import Testing
import TextFormats
import UniversalLinks

@Suite struct `the verdict on a screen` {
    typealias Answer = Report.Screen.Answer

    static let email = #"{"label": "Email", "contentType": "username"}"#
    static let password = #"{"label": "Password", "contentType": "newPassword", "secure": true}"#

    /// A screen that is described by its fields, and what else it says.
    private static func subject(_ fields: [String], _ more: String = "") throws -> ScreenSubject {
        let text = #"{"screens": [{"name": "Sign up", "fields": [\#(fields.joined(separator: ", "))], \#(more)}]}"#
        let description = ScreenDescription(SourceText(text, from: .argument))
        try #require(description.problems.isEmpty)
        let question = Question(InputParts(screens: ScreenParts(description.screens)), Choices(now: .init(seconds: 0)))
        return try #require(Subjects(Evidence(question)).screens.first)
    }

    @Test(
        arguments: [
            ([email, password], "", .yes, .yes, "marked, on the same screen"),
            ([password], "", .no, .no, "the user name is not on this screen"),
            ([email, #"{"label": "Password", "secure": true}"#], "", .unknown, .unknown, "iOS has to guess"),
            ([#"{"label": "Email"}"#, password], "", .unknown, .unknown, "“Email” is not marked .username"),
            (
                [email, #"{"label": "Password", "contentType": "oneTimeCode", "secure": true}"#], "", .no, .no,
                "keeps AutoFill away"
            ),
            (
                [email, #"{"label": "Password", "contentType": "password", "secure": true}"#], "", .no, .unknown,
                "iOS offers saved passwords instead"
            ),
            (
                [
                    email,
                    #"{"label": "Password", "custom": "SecretView", "contentType": "newPassword", "secure": true}"#,
                ],
                "", .unknown, .unknown, "not a UITextField"
            ),
            ([email, password], #""leaves": ["root-replacement"]"#, .yes, .unknown, "replaces the window's root"),
            ([email, password], #""leaves": ["clearing", "dismissal"]"#, .yes, .no, "empties a field"),
            (
                [email, #"{"label": "Password", "contentType": "password", "secure": true}"#],
                #""purpose": "sign-in""#, .notApplicable, .notApplicable, "the user name and the password are marked"
            ),
        ] as [([String], String, Answer, Answer, String)])
    func `names the condition that decides`(
        fields: [String], more: String, offers: Answer, saves: Answer, reason: String
    ) throws {
        let verdict = ScreenVerdict(try Self.subject(fields, more), .notAsked)
        #expect(verdict.offers == offers)
        #expect(verdict.saves == saves)
        #expect(verdict.reason.description.contains(reason), "\(verdict.reason)")
    }

    @Test(
        arguments: [
            (.notAsked, .yes, .yes), (.holds(domains: ["example.com"]), .yes, .yes), (.fails, .no, .no),
            (.unknown, .unknown, .unknown),
        ] as [(ScreenVerdict.Eligibility, Answer, Answer)])
    func `of a right screen hangs on the association`(
        eligibility: ScreenVerdict.Eligibility, offers: Answer, saves: Answer
    ) throws {
        let verdict = ScreenVerdict(try Self.subject([Self.email, Self.password]), eligibility)
        #expect(verdict.offers == offers)
        #expect(verdict.saves == saves)
    }

    @Test func `of a screen where nothing is chosen does not hang on it`() throws {
        let subject = try Self.subject([Self.email], #""purpose": "sign-in""#)
        #expect(ScreenVerdict(subject, .fails).offers == .notApplicable)
    }

    @Test func `is open where code that was not read may set the mark`() throws {
        let place = Place.inspection
        let fields = ["email", "password"].map { name in
            InputField(name: name, isSecure: .value(name == "password", at: place), at: place)
        }
        for hasUnreadCode in [true, false] {
            let screen = Screen(
                name: "SignUpView", className: "SignUpView", fields: fields, hasUnreadCode: hasUnreadCode, at: place)
            let subjects = Subjects(
                Evidence(Question(InputParts(screens: ScreenParts([screen])), Choices(now: .init(seconds: 0)))))
            let subject = try #require(subjects.screens.first)
            let verdict = ScreenVerdict(subject, .notAsked)
            #expect(verdict.offers == .unknown)
            #expect(verdict.reason.description.contains("code that was not read") == hasUnreadCode)
            let found = Catalog.checks.filter { if case .found = $0.verdict(on: subjects) { true } else { false } }
            #expect(found.map(\.identity.name) == (hasUnreadCode ? [] : ["new-password-not-marked"]))
        }
    }

    @Test func `and findings are given once for a screen that is in a flow too`() {
        let text = SourceText("one two", from: .file(path: "Main.storyboard"))
        let place = Place.text(text, SourceSpan(0, 3))
        let screen = Screen(name: "SignUp", at: place)
        let flow = ScreenFlow(name: "flow", screens: [screen], at: place)
        let subjects = Subjects(
            Evidence(
                Question(InputParts(screens: ScreenParts([screen], flows: [flow])), Choices(now: .init(seconds: 0)))))
        #expect(subjects.screens.count == 1)
        #expect(subjects.screens.first?.step?.index == 0)
    }
}
