import AssociationModel
import Catalogue
import Findings
import Judging
import TestData
import Testing
import UniversalLinks

private typealias Verdict = Report.Association.Verdict

@Suite struct `the verdict on an association` {
    private static let broken = #"{"webcredentials": {"apps": ["\#(app)",]}}"#
    private static let good = Exchange.Outcome.text(listing: app)
    private static func padded(to size: Int) -> Exchange.Outcome {
        .status(200, good + String(repeating: " ", count: size - good.utf8.count))
    }

    @Test(
        arguments: [
            ("listed", .file(listing: app), Verdict.associated),
            ("another app listed", .file(listing: "K4T8P1ZRV6.org.other"), .notAssociated),
            ("in another case", .file(listing: "7d3kx9qw2m.com.example.app"), .notAssociated),
            ("listed for another service", .file(listing: app, for: .applinks), .notAssociated),
            ("not found", .status(404), .notAssociated),
            ("forbidden", .status(403), .notAssociated),
            ("broken in the server", .status(500, good), .notAssociated),
            (
                "redirected", .redirect(to: "https://www.example.com/.well-known/apple-app-site-association"),
                .notAssociated
            ),
            ("broken JSON", .status(200, broken), .notAssociated),
            ("a page", .status(200, "<!DOCTYPE html>"), .notAssociated),
            ("empty", .status(200), .notAssociated),
            ("of the largest size", padded(to: 131_072), .associated),
            ("too large", padded(to: 131_073), .notAssociated),
            ("no connection", .failure(.connectionFailed(reason: "refused")), .notAssociated),
            ("an untrusted certificate", .failure(.certificateRejected), .notAssociated),
            ("not consulted", .notSeen(.notAllowed), .unknown),
        ] as [(String, Exchange.Outcome, Report.Association.Verdict)])
    func `follows from the answer of the origin`(
        name: String, answer: Exchange.Outcome, verdict: Report.Association.Verdict
    ) async throws {
        var scene = Scene(root: answer)
        let target = "https://www.example.com/.well-known/apple-app-site-association"
        scene.answers[Request(target)] = .file(listing: app)
        let association = try await scene.association()
        #expect(association.verdict == verdict, "\(name)")
        #expect(association.deviceVerdict == nil, "the CDN was not asked")
    }

    @Test func `is unknown where no app was named`() async throws {
        var scene = Scene(root: .file(listing: app))
        scene.apps = []
        let association = try await scene.association()
        #expect(association.verdict == .unknown)
        #expect(association.appName == nil)
    }

    @Test(arguments: [(app, Report.Association.Verdict.associated), ("K4T8P1ZRV6.org.other", .notAssociated)])
    func `of a wildcard comes from the parent's file`(
        listed: String, verdict: Report.Association.Verdict
    ) async throws {
        let scene = Scene(["webcredentials:*.example.com"], [Request(Scene.root): .file(listing: listed)])
        let association = try await scene.association()
        #expect(association.verdict == verdict)
        #expect(association.domain.description == "*.example.com")
    }

    @Test(arguments: [true, false], [true, false])
    func `of a path-prefixed entry comes from the root's file alone`(atRoot: Bool, underPath: Bool) async throws {
        let path = "https://example.com/login/.well-known/apple-app-site-association"
        var answers: [Request: Exchange.Outcome] = [:]
        if atRoot { answers[Request(Scene.root)] = .file(listing: app) }
        if underPath { answers[Request(path)] = .file(listing: app) }
        let association = try await Scene(["webcredentials:example.com/login"], answers).association()
        #expect(association.verdict == (atRoot ? .associated : .notAssociated))
        #expect(association.locations.map(\.url) == [Scene.root, path])
        #expect(association.locations.map(\.usedByApple) == [true, false])
        #expect(association.locations.map(\.listsApp) == [atRoot, underPath])
    }

    @Test(arguments: [
        "webcredentials:https://example.com", "webcredentials: example.com", "webcredentials:example.com ",
        "webcredentials:exam_ple", "webcredentials:", ":example.com", "appclips:*.example.com",
        "webcredentials:203.0.113.7",
    ])
    func `is negative where the entry is unusable, whatever the file says`(entry: String) async throws {
        let service: Service = entry.hasPrefix("appclips") ? .appclips : .webcredentials
        let scene = Scene([entry], [Request(Scene.root): .file(listing: app, for: service)])
        #expect(try await scene.association().verdict != .associated)
    }

    @Test(arguments: [("?mode=developer", Report.Association.Verdict.associated), ("", .notAssociated)])
    func `forgives a bad certificate in developer mode alone`(
        mode: String, verdict: Report.Association.Verdict
    ) async throws {
        let scene = Scene(
            ["webcredentials:example.com" + mode],
            [
                Request(Scene.root): .failure(.certificateRejected),
                Request(Scene.root, security: .unverified): .file(listing: app),
            ])
        #expect(try await scene.association().verdict == verdict)
    }

    @Test func `is given to each app by itself`() async throws {
        var scene = Scene(root: .file(listing: app))
        scene.apps = [app, "K4T8P1ZRV6.org.other"]
        #expect(try await scene.report().associations.map(\.verdict) == [.associated, .notAssociated])
    }

    @Test func `of a file by itself follows from the file`() async throws {
        var question = try Scene().question()
        question.parts.claims.lists = []
        question.parts.files = [SourceText(Self.good, from: .file(path: "aasa"))]
        question.choices.services = [.webcredentials, .applinks]
        let associations = Report(judging: Evidence(question), by: []).associations
        #expect(associations.map(\.verdict) == [.associated, .notAssociated])
    }
}

@Suite struct `the verdict on Apple's copy` {
    @Test(
        arguments: [
            ("listed", .file(listing: app), Report.Association.Verdict.associated),
            ("another app listed", .file(listing: "K4T8P1ZRV6.org.other"), .notAssociated),
            ("refused by the CDN", .status(404, "Not Found"), .notAssociated),
            ("broken JSON", .status(200, "{"), .notAssociated),
            ("unreachable", .failure(.connectionTimeout), nil),
            ("not consulted", .notSeen(.notAllowed), nil),
        ] as [(String, Exchange.Outcome, Report.Association.Verdict?)], [true, false])
    func `follows from the CDN's answer, whatever the origin says`(
        answer: (String, Exchange.Outcome, Report.Association.Verdict?), originLists: Bool
    ) async throws {
        var scene = Scene(root: originLists ? .file(listing: app) : .status(404))
        scene.contentDelivery = .also(base: Question.ContentDelivery.appleBase)
        scene.answers[Request(Scene.copy)] = answer.1
        let association = try await scene.association()
        #expect(association.deviceVerdict == answer.2, "\(answer.0)")
        #expect(association.verdict == (originLists ? .associated : .notAssociated))
    }

    @Test func `is all there is where the CDN alone is asked`() async throws {
        var scene = Scene(root: .file(listing: app))
        scene.contentDelivery = .only(base: Question.ContentDelivery.appleBase)
        scene.answers[Request(Scene.copy)] = .file(listing: app)
        let association = try await scene.association()
        #expect(association.verdict == .unknown)
        #expect(association.deviceVerdict == .associated)
    }

    @Test func `does not exist in the alternate modes, which bypass the CDN`() async throws {
        var scene = Scene(["webcredentials:example.com?mode=developer"], [Request(Scene.root): .file(listing: app)])
        scene.contentDelivery = .also(base: Question.ContentDelivery.appleBase)
        scene.answers[Request(Scene.copy)] = .status(404)
        let association = try await scene.association()
        #expect(association.verdict == .associated)
        #expect(association.deviceVerdict == nil)
    }
}
