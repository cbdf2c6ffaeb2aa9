import AssociationModel
import Catalogue
import Findings
import Judging
import Reports
import SignUpScreens
import TestData
import Testing
import TextFormats
import UniversalLinks

/// What a check reads and nobody could look at makes it *not seen*: not passed, and no less applicable.
@Suite struct `a check of what could not be looked at` {
    /// What a check says, without what it found.
    enum Outcome: Equatable { case notApplicable, notSeen, passed, found }

    private static let trouble = Exchange.Outcome.notSeen(.local(.network("this machine reaches no server: c")))

    private static func outcome(of code: String, on subjects: Subjects) throws -> Outcome {
        switch try #require(Catalog.check(code)).verdict(on: subjects) {
        case .notApplicable: .notApplicable
        case .notSeen: .notSeen
        case .passed: .passed
        case .found: .found
        }
    }

    private static func outcomes(_ scene: Scene, of codes: String...) async throws -> [Outcome] {
        let evidence = try await Inspector(fetcher: ScriptedFetcher(scene.answers)).evidence(for: try scene.question())
        let subjects = Subjects(evidence)
        return try codes.map { try outcome(of: $0, on: subjects) }
    }

    @Test(arguments: [
        (Exchange.Outcome.notSeen(.notAllowed), Outcome.notSeen), (.notSeen(.notRecorded), .notSeen),
        (.notSeen(.outOfTime), .notSeen), (.notSeen(.cancelled), .notSeen), (trouble, .notSeen),
        (.file(listing: app), .passed),
    ])
    func `is not seen where the site was not, whyever`(answer: Exchange.Outcome, expected: Outcome) async throws {
        let found = try await Self.outcomes(Scene(root: answer), of: "AD230", "AD301", "AD601")
        #expect(found == [expected, expected, expected])
    }

    @Test func `is as it is where it reads the entitlement alone`() async throws {
        let seen = try await Self.outcomes(Scene(root: .file(listing: app)), of: "AD101", "AD110")
        #expect(try await Self.outcomes(Scene(root: Self.trouble), of: "AD101", "AD110") == seen)
        #expect(seen == [.passed, .passed])
    }

    @Test func `finds what it sees, whatever it doesn't see`() async throws {
        var scene = Scene(["webcredentials:example.com", "webcredentials:example.org"])
        scene.answers[Request(Scene.root)] = .redirect(to: "https://www.example.com/")
        scene.answers[Request("https://example.org" + Location.apple.path)] = Self.trouble
        #expect(try await Self.outcomes(scene, of: "AD230", "AD208") == [.found, .found])
        scene.answers[Request(Scene.root)] = .file(listing: app)
        #expect(try await Self.outcomes(scene, of: "AD230") == [.notSeen])
    }

    @Test func `is not seen for a copy that this machine could not fetch, and not for one that nobody asked for`()
        async throws
    {
        var scene = Scene(root: .file(listing: app))
        #expect(try await Self.outcomes(scene, of: "AD260") == [.notApplicable])
        scene.contentDelivery = .also(base: Question.ContentDelivery.appleBase)
        scene.answers[Request(Scene.copy)] = .notSeen(.notRecorded)
        #expect(try await Self.outcomes(scene, of: "AD260") == [.notApplicable])
        scene.answers[Request(Scene.copy)] = Self.trouble
        #expect(try await Self.outcomes(scene, of: "AD260", "AD230") == [.notSeen, .passed])
        let report = try await scene.report(by: Catalog.inOrderOfCauses)
        let association = try #require(report.cases.first { $0.kind == .association })
        guard case .notRun(_, let reason) = report.outcome(of: association, failingFrom: .error) else {
            Issue.record("\(report.outcome(of: association, failingFrom: .error))")
            return
        }
        #expect(reason.description == "this machine could not ask Apple's CDN about example.com")
    }

    @Test func `makes its association no passed case, and leaves that of another site`() async throws {
        var scene = Scene(["webcredentials:example.com", "webcredentials:example.org"])
        scene.answers[Request(Scene.root)] = .file(listing: app)
        scene.answers[Request("https://example.org" + Location.apple.path)] = .notSeen(.notRecorded)
        let report = try await scene.report(by: Catalog.inOrderOfCauses)
        let lines = TAPReport.text(of: report).split(separator: "\n").filter { $0.contains("ok ") }
        #expect(lines.count == 3, "\(lines)")
        #expect(lines.first?.hasPrefix("ok 1") == true && lines.first?.contains("SKIP") == false)
        #expect(lines.dropFirst().first?.hasSuffix("# SKIP example.org is not in the recording") == true, "\(lines)")
    }

    @Test func `is not seen where screens may be in files that were not read`() throws {
        var parts = ScreenParts()
        parts.unread = [UnreadSources("3 Swift files", "were not read", at: .inspection)]
        let question = Question(InputParts(screens: parts), Choices(now: Instant(seconds: 0)))
        let evidence = Evidence(question)
        #expect(try Self.outcome(of: "AD917", on: Subjects(evidence)) == .notSeen)
        #expect(try Self.outcome(of: "AD230", on: Subjects(evidence)) == .notApplicable)
        let report = Report(judging: evidence)
        let screens = try #require(report.cases.first { $0.kind == .screen })
        guard case .unknown(let reason) = report.outcome(of: screens, failingFrom: .error) else {
            Issue.record("\(report.outcome(of: screens, failingFrom: .error))")
            return
        }
        #expect(reason.description == "3 Swift files were not read")
    }

    @Test func `is no passed screen where iOS offers a password and nothing says that it saves it`() {
        for (saves, passes) in [(Report.Screen.Answer.yes, true), (.unknown, false)] {
            let screen = Report.Screen(
                name: "Join", purpose: .signUp, basis: "its fields", place: .inspection, offers: .yes, saves: saves,
                reason: "nothing shows that the screen leaves", findings: [])
            let item = Report.Case(screen)
            let report = Report(associations: [], screens: [screen], findings: [], cases: [item])
            #expect(TAPReport.text(of: report).contains("# SKIP nothing shows") == !passes)
        }
    }
}
