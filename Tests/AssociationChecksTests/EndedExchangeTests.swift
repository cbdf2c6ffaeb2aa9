import AssociationModel
import Catalogue
import Findings
import Judging
import Testing
import TextFormats

@Suite struct `an exchange that is told as it ends` {
    private static let path = "/.well-known/apple-app-site-association"
    private static let file = "https://example.com" + path
    private static let base = "https://cdn.example.net/v1"

    private static func ended(
        _ request: Request, status: Int = 404, from responder: Exchange.Responder = .network,
        _ contentDelivery: Question.ContentDelivery = .also(base: base), body: String = "",
        _ parts: InputParts = InputParts()
    ) -> EndedExchange? {
        let response = Response(status: status, headers: [], body: Array(body.utf8))
        return EndedExchange(
            Exchange(request, outcome: .response(response), responder: responder), question(contentDelivery, parts))
    }

    private static func question(
        _ contentDelivery: Question.ContentDelivery, _ parts: InputParts = InputParts()
    ) -> Question {
        var question = Question(parts, Choices(now: .init(seconds: 0)))
        question.choices.contentDelivery = contentDelivery
        return question
    }

    @Test(arguments: [
        ("7D3KX9QW2M.com.example.app", ["webcredentials:example.com"], ["listed", "cdn"]),
        ("7D3KX9QW2M.com.example.app", ["webcredentials:example.com/login"], ["listed", "cdn"]),
        ("7D3KX9QW2M.com.example.app", ["applinks:example.com"], []),
        ("7D3KX9QW2M.com.example.app", ["webcredentials:example.com", "webcredentials:www.example.com"], []),
        ("7D3KX9QW2M.com.example.other", ["webcredentials:example.com"], []),
    ])
    func `shows that the app is listed, where it is about one association`(
        app: String, claims: [String], expected: [String]
    ) throws {
        let app = try #require(AppIdentifier(app))
        let parts = InputParts(lists: [ClaimList(named: claims.map { Claim(argument: $0) })], apps: [app])
        let body = #"{"webcredentials": {"apps": ["7D3KX9QW2M.com.example.app"]}}"#
        let steps = [Self.file, Self.base + "/example.com"].flatMap {
            Self.ended(Request($0), status: 200, body: body, parts)?.steps ?? []
        }
        #expect(steps.map(\.name.rawValue).filter { ["listed", "cdn"].contains($0) } == expected)
    }

    @Test(arguments: [
        (Request(file), "the file, where Apple reads it", true),
        (Request(base + "/example.com"), "Apple's CDN copy, which devices read", true),
        (Request("https://cdn.example.net/other"), "where an answer led to", false),
        (Request("https://example.com/apple-app-site-association"), "another location", false),
        (Request("https://example.com/a" + path), "another location", false),
        (Request(file, as: .browser), "as a browser", false),
        (Request(file, isRepeated: true), "again, after the browser's request", false),
        (
            Request(file, security: .verifiedWith(intermediates: [])),
            "with the issuer certificates that the server omits", false
        ),
        (Request(file, security: .unverified), "with any certificate accepted", false),
        (Request(file, security: .oldProtocols), "with old TLS versions allowed", false),
    ])
    func `says what it is for`(request: Request, purpose: String, isDecisive: Bool) throws {
        let ended = try #require(Self.ended(request))
        #expect(ended.hop.purpose.description == purpose)
        #expect(ended.isDecisive == isDecisive)
    }

    @Test func `is of the CDN that the run asks, not of the one that devices ask`() throws {
        let apple = Request(Question.ContentDelivery.appleBase + "/example.com")
        #expect(try #require(Self.ended(apple)).isDecisive == false)
        #expect(try #require(Self.ended(apple, .only(base: Question.ContentDelivery.appleBase))).isDecisive)
        #expect(try #require(Self.ended(Request(Self.base + "/example.com"), .never)).isDecisive == false)
    }

    @Test func `is not told of a directory that has no file where Apple does not look`() {
        let elsewhere = Request("https://example.com/apple-app-site-association")
        #expect(Self.ended(elsewhere, from: .file(path: "site/apple-app-site-association")) == nil)
        #expect(Self.ended(elsewhere, status: 200, from: .file(path: "site/apple-app-site-association")) != nil)
        #expect(Self.ended(Request(Self.file), from: .file(path: "site" + Self.path)) != nil)
    }

    @Test func `is not told where no request was made`() {
        #expect(
            EndedExchange(Exchange(Request(Self.file), outcome: .notSeen(.notAllowed)), Self.question(.never)) == nil)
    }
}
