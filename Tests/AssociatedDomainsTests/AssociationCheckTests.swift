import AssociatedDomains
import Synchronization
import TestData
import Testing

@Suite struct `a check of associations` {
    static let app = "7D3KX9QW2M.com.example.app"
    static let entitlement = "webcredentials:example.com"
    static let file = #"{"webcredentials": {"apps": ["\#(app)"]}}"#
    static let location = "/.well-known/apple-app-site-association"
    static let site = EvidenceSource { $0.path == location ? .file(file) : .missing }

    @Test func `takes its evidence from a closure`() async throws {
        let report = try await AssociationCheck(Self.entitlement, app: Self.app, from: Self.site).report()
        #expect(report.associations.map(\.verdict) == [.associated])
        #expect(report.findings.isEmpty)
    }

    @Test(arguments: [
        (EvidenceAnswer.missing, "status-not-found"), (.redirect(to: "https://www.example.com/aasa"), "redirected"),
        (.hostNotFound, "host-not-found"), (.refused, "connection-failed"), (.timeout, "response-timeout"),
    ])
    func `finds what is wrong with the answers of a closure`(answer: EvidenceAnswer, finding: String) async throws {
        let check = try AssociationCheck(Self.entitlement, app: Self.app, from: EvidenceSource { _ in answer })
        let report = try await check.report()
        #expect(report.associations.map(\.verdict) == [.notAssociated])
        #expect(report.findings.map(\.name).contains(finding), "\(report.findings.map(\.name))")
    }

    @Test func `asks the closure for the copy of Apple's CDN only if it is told to`() async throws {
        for asks in [false, true] {
            let hosts = Mutex<Set<String>>([])
            let source = EvidenceSource(asksContentDelivery: asks) { request in
                hosts.withLock { _ = $0.insert(request.host) }
                return request.path.hasSuffix("/example.com") || request.path == Self.location
                    ? .file(Self.file) : .missing
            }
            let report = try await AssociationCheck(Self.entitlement, app: Self.app, from: source).report()
            #expect(report.associations.map(\.deviceVerdict) == [asks ? .associated : nil])
            #expect(hosts.withLock { $0.contains("app-site-association.cdn-apple.com") } == asks)
        }
    }

    @Test(arguments: ["typo", "", "7D3KX9QW2M", "7D3KX9QW2M.", "7d3kx9qw2.com.example"])
    func `cannot be made with a malformed identifier`(app: String) {
        #expect {
            try AssociationCheck(Self.entitlement, app: app, from: Self.site)
        } throws: {
            "\($0)".hasPrefix("“\(app)” is not an app identifier")
        }
    }

    @Test func `cannot be made of nothing, nor of apps that are not there`() throws {
        let app = try #require(AppIdentifier(Self.app))
        let typos = ["typo"].compactMap { AppIdentifier($0) }
        #expect { try AssociationCheck([], apps: []) } throws: { "\($0)".hasPrefix("nothing to check") }
        #expect { try AssociationCheck([], apps: [app]) } throws: { "\($0)".hasPrefix("nothing to check") }
        #expect { try AssociationCheck([Self.entitlement], apps: typos) } throws: { "\($0)".hasPrefix("no app") }
        #expect { try AssociationCheck(file: [], apps: typos) } throws: { "\($0)".hasPrefix("no app") }
        #expect { try AssociationCheck(withoutApp: []) } throws: { "\($0)".hasPrefix("nothing to check") }
    }

    @Test func `is unknown, and never good, without an app`() async throws {
        let report = try await AssociationCheck(withoutApp: [Self.entitlement], from: Self.site).report()
        #expect(report.associations.map(\.verdict) == [.unknown])
        #expect(report.findings.map(\.name) == ["app-identifier-unknown"])
    }

    @Test func `tells each exchange as it ends`() async throws {
        let told = Mutex<[(String, Int?, Bool)]>([])
        _ = try await AssociationCheck(Self.entitlement, app: Self.app, from: Self.site).report { exchange in
            told.withLock { $0.append((exchange.url, exchange.status, exchange.isDecisive)) }
        }
        #expect(told.withLock { $0.contains { $0 == ("https://example.com" + Self.location, 200, true) } })
    }

    @Test func `throws that it was cancelled, in place of a report on half of the answers`() async throws {
        let (asked, isAsked) = AsyncStream.makeStream(of: Void.self)
        let (never, neverEnded) = AsyncStream.makeStream(of: Void.self)
        defer { neverEnded.finish() }
        let check = try AssociationCheck(
            Self.entitlement, app: Self.app,
            from: EvidenceSource { _ in
                isAsked.yield()
                for await _ in never {}
                return .timeout
            })
        let task = Task { () throws(CheckFailure) in try await check.report() }
        for await _ in asked { break }
        task.cancel()
        let result = await task.result
        guard case .failure(let failure) = result, case .cancelled = failure as? CheckFailure else {
            Issue.record("\(result)")
            return
        }
    }

    @Test func `reads whatever the command line does`() async throws {
        let check = try await AssociationCheck(
            reading: ["example.com", "applinks:example.com"], apps: [try #require(AppIdentifier(Self.app))],
            from: Self.site)
        let report = try await check.report()
        #expect(report.associations.map(\.entitlement) == [Self.entitlement, "applinks:example.com"])
        #expect(report.associations.map(\.verdict) == [.associated, .notAssociated])
        await #expect { try await AssociationCheck(reading: ["./nowhere.ipa"]) } throws: {
            "\($0)" == "./nowhere.ipa: no such file"
        }
    }
}
