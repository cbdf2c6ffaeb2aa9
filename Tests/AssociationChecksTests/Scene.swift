import AssociationModel
import Catalogue
import Findings
import Judging
import TestData
import Testing
import TextFormats
import UniversalLinks

/// The app that the tests look for.
let app = "7D3KX9QW2M.com.example.app"

/// What is asked, and how the servers answer.
struct Scene: Sendable {
    var lists: [[String]] = [["webcredentials:example.com"]]
    var apps = [app]
    var feature: Feature?
    var contentDelivery = Question.ContentDelivery.never
    var answers: [Request: Exchange.Outcome] = [:]

    static let root = "https://example.com/.well-known/apple-app-site-association"
    static let copy = Question.ContentDelivery.appleBase + "/example.com"

    init(_ entries: [String] = ["webcredentials:example.com"], _ answers: [Request: Exchange.Outcome] = [:]) {
        lists = [entries]
        self.answers = answers
    }

    /// The usual case: the one location of `example.com` that Apple reads answers so.
    init(root answer: Exchange.Outcome) { answers = [Request(Self.root): answer] }

    func question() throws -> Question {
        let now = try #require(Instant(year: 2026, month: 6, day: 1))
        var question = Question(InputParts(), Choices(now: now))
        question.parts.claims.lists = lists.map { ClaimList(named: $0.map { Claim(argument: $0) }) }
        question.parts.claims.apps = try apps.map { try #require(AppIdentifier($0)) }
        question.choices.feature = feature
        question.choices.contentDelivery = contentDelivery
        return question
    }

    func report(by checks: [Check] = []) async throws -> Report {
        let evidence = try await Inspector(fetcher: ScriptedFetcher(answers)).evidence(for: try question())
        return Report(judging: evidence, by: checks)
    }

    func association() async throws -> Report.Association { try #require(try await report().associations.first) }
}
