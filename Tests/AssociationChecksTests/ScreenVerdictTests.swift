import AssociationModel
import Catalogue
import Findings
import Inputs
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
        let name = more.contains("name") ? "" : #""name": "Sign up", "#
        let text = #"{"screens": [{\#(name)"fields": [\#(fields.joined(separator: ", "))], \#(more)}]}"#
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
            (
                [email, password, #"{"label": "Confirm password", "secure": true}"#], "", .unknown, .unknown,
                "“Confirm password” repeats the password and is not marked .newPassword"
            ),
            (
                [email, password, #"{"label": "Confirm password", "contentType": "newPassword"}"#], "", .unknown,
                .unknown, "“Confirm password” repeats the password and does not hide its text"
            ),
            ([email, password], #""leaves": ["presentation"]"#, .yes, .unknown, "shows another screen over this one"),
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
            (.unknown, .unknown, .unknown), (.claimsNothing, .no, .no), (.claimsOtherServices, .unknown, .unknown),
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

    /// A screen for signing up as an Interface Builder file has it, with its code if that was read.
    private static func verdict(_ departures: [Departure], _ set: (inout Screen) -> Void = { _ in }) throws
        -> ScreenVerdict
    {
        let place = Place.inspection
        func field(_ label: String, _ type: TextContentType, isSecure: Bool) -> InputField {
            InputField(
                label: label, contentType: .value(type, at: place), isSecure: .value(isSecure, at: place), at: place)
        }
        var screen = Screen(
            name: "SignUpView", className: "SignUpView",
            fields: [
                field("Email", .username, isSecure: false), field("Password", .newPassword, isSecure: true),
            ], departures: departures, at: place)
        screen.leaving = .drawn
        set(&screen)
        let subjects = Subjects(
            Evidence(Question(InputParts(screens: ScreenParts([screen])), Choices(now: .init(seconds: 0)))))
        return ScreenVerdict(try #require(subjects.screens.first), .notAsked)
    }

    @Test func `says that the password is saved only where something takes the screen away`() throws {
        func departure(_ kind: Departure.Kind, _ detail: String? = nil) -> [Departure] {
            [Departure(kind, in: "done", detail: detail, at: .inspection)]
        }
        #expect(try Self.verdict(departure(.push)).saves == .yes)
        #expect(try Self.verdict(departure(.dismissal, "dismiss")).saves == .yes)
        let unknown: [([Departure], String)] = [
            ([], "but no segue leaves this screen"), (departure(.presentation), "shows another screen over this one"),
            (departure(.segue, "home"), "“done” performs the segue “home”, and no storyboard that was read says"),
        ]
        for (departures, reason) in unknown {
            let verdict = try Self.verdict(departures)
            #expect(verdict.offers == .yes && verdict.saves == .unknown)
            #expect(verdict.reason.description.contains(reason), "\(verdict.reason)")
        }
    }

    @Test func `says that the root of a window can't be dismissed`() throws {
        let dismissal = Departure(.dismissal, in: "done", detail: "dismiss", at: .inspection)
        let verdict = try Self.verdict([dismissal]) { $0.isRoot = true }
        #expect(verdict.saves == .unknown)
        #expect(verdict.reason.description.contains("as the root of its window it stays"))
        let push = Departure(.push, in: "done", at: .inspection)
        let pushing = try Self.verdict([dismissal, push]) { $0.isRoot = true }
        #expect(pushing.saves == .yes)
        let replacing = Departure(.dismissal, in: "done", detail: "setViewControllers", at: .inspection)
        let replaced = try Self.verdict([replacing]) { $0.isRoot = true }
        #expect(replaced.saves == .yes)
    }

    @Test func `is open where a content type alone speaks of a new password`() throws {
        let verdict = try Self.verdict([Departure(.push, in: "done", at: .inspection)]) {
            $0.name = "Welcome"
            $0.className = nil
            $0.texts = ["Log in"]
        }
        #expect(verdict.offers == .unknown && verdict.saves == .unknown)
        let reason = "the screen seems to be for signing in, because of its text “Log in”"
        #expect(verdict.reason.description.contains(reason), "\(verdict.reason)")
    }

    @Test(arguments: [("newPassword", Answer.notApplicable), ("password", .unknown)])
    func `is open where nothing but a content type says what the password is`(type: String, fills: Answer) throws {
        let fields = [Self.email, #"{"label": "Password", "contentType": "\#(type)", "secure": true}"#]
        let verdict = ScreenVerdict(try Self.subject(fields, #""name": "Account""#), .notAsked)
        #expect(verdict.offers == .unknown && verdict.saves == .unknown && verdict.fills == fills)
        let reason = "“Password” is marked .\(type), and nothing else says whether a password is chosen here"
        #expect(verdict.reason.description == reason)
        #expect(verdict.place?.position != nil)
    }

    @Test func `is open where the code was given and not read`() throws {
        let verdict = try Self.verdict([Departure(.push, in: "done", at: .inspection)]) {
            $0.isCodeSkipped = true
            $0.unreadFiles = ["SignUpView.m"]
        }
        #expect(verdict.offers == .yes && verdict.saves == .unknown)
        #expect(verdict.reason.description.contains("SignUpView.m, of which only what sets its fields was read"))
    }

    @Test(
        arguments: [
            ([], .no), (["webcredentials:"], .no), (["webcredentials"], .no),
            (["applinks:example.com"], .unknown), (["webcredentials:", "applinks:example.com"], .unknown),
            (["webcredentials:$(DOMAIN)"], .unknown), (["webcredentials:example.com"], .yes),
        ] as [([String], Answer)])
    func `hangs on what the app claims, whether or not the app is known`(entries: [String], offers: Answer) throws {
        let strings = entries.map { "<string>\($0)</string>" }.joined()
        let key = "com.apple.developer.associated-domains"
        let list = "<plist><dict><key>\(key)</key><array>\(strings)</array></dict></plist>"
        let entitlements = try EntitlementsFile.read(SourceText(list, from: .file(path: "App.entitlements")))
        let description = ScreenDescription(
            SourceText(
                #"{"screens": [{"name": "Sign up", "fields": [\#(Self.email), \#(Self.password)]}]}"#, from: .argument))
        let parts = InputParts(lists: [ClaimList(entitlements)], screens: ScreenParts(description.screens))
        let subjects = Subjects(Evidence(Question(parts, Choices(now: .init(seconds: 0)))))
        #expect(ScreenVerdict(try #require(subjects.screens.first), subjects.eligibility).offers == offers)
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
