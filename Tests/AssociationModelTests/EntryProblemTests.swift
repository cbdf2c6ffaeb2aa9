import AssociationModel
import Findings
import TestData
import Testing
import TextFormats

@Suite struct `What is wrong with an entitlement string` {
    @Test(
        arguments: [
            ("webcredentials:example.com", nil), ("wat:example.com", nil),
            ("webcredentials:https://example.com/a", nil),
            ("", EntryProblem.nothing), (" \n", .nothing), ("*", .bareStar), (" * ", .bareStar), ("*:443", .noService),
            ("example.com", .noService), ("https://example.com", .noService), ("example.com:443", .noService),
            ("example.com:webcredentials", .domainFirst(.webcredentials)),
            ("applinks.example.com", .otherSeparator(.applinks)), ("applinks.com", .noService),
            ("webcredentials example.com", .otherSeparator(.webcredentials)),
            ("applinks;example.com", .otherSeparator(.applinks)),
            ("webcredentials：example.com", .otherSeparator(.webcredentials)), ("webcredentials", .noService),
            (":example.com", .emptyService), (" :example.com", .emptyService), ("webcredentials:", .emptyDomain),
            ("webcredentials: ", .emptyDomain), ("webcredentials:*.", .emptyDomain),
            ("webcredentials:/login", .emptyDomain),
            ("webcredentials:https://", .emptyDomain), ("webcredentials:?mode=developer", .emptyDomain),
            ("webcredentials:webcredentials:example.com", .secondService(.webcredentials)),
            ("webcredentials:applinks:example.com", .secondService(.applinks)),
            ("$(DOMAIN)", nil), ("webcredentials:$(DOMAIN)", nil), ("${DOMAIN:lower}", nil),
            ("$(SERVICE):example.com", nil),
        ] as [(String, EntryProblem?)])
    func `is told from the lack of a service or a domain`(raw: String, problem: EntryProblem?) {
        #expect(EntitlementEntry(raw).problem == problem)
    }

    @Test(
        arguments: [
            ("", EntryProblem.nothing), ("https://", .emptyDomain), ("example.com", nil), ("*", nil),
            ("localhost", nil),
        ] as [(String, EntryProblem?)])
    func `is little where a person typed a domain`(raw: String, problem: EntryProblem?) {
        #expect(EntitlementEntry(raw, impliedService: .applinks).problem == problem)
    }

    @Test(
        arguments: [
            ("example.com", nil), ("*.example.com", nil), ("EXAMPLE.com", nil), ("xn--bcher-kva.example", nil),
            ("a_b.example.com", nil), ("1.2.3.4.example", nil), ("my-1.example", nil),
            ("localhost", HostProblem.noDot), ("*.com", .noDot), ("localhost.", .noDot),
            (".example.com", .emptyLabel), ("example..com", .emptyLabel), (".", .emptyLabel), ("..", .emptyLabel),
            ("*..example.com", .emptyLabel), ("example.com.", .trailingDot), ("example.com..", .emptyLabel),
            ("192.0.2.1", .ipAddress), ("*.192.0.2.1", .ipAddress), ("[::1]", .ipAddress),
            ("exa$mple.com", .illegalCharacter("$")), ("user@example.com", .illegalCharacter("@")),
            ("example.com,b.com", .illegalCharacter(",")), ("example.com\\a", .illegalCharacter("\\")),
            ("exam ple.com", .whitespace), ("exam\u{200B}ple.com", .whitespace), ("exam\u{0}ple.com", .whitespace),
            ("bücher.example", .unicode), ("例え。テスト", .unicode), ("ex*mple.com", .misplacedWildcard),
            ("*", .misplacedWildcard), ("*example.com", .misplacedWildcard), ("*.*.example.com", .misplacedWildcard),
            ("www.*", .misplacedWildcard), ("-a.example", .hyphenAtEdge), ("a-.example", .hyphenAtEdge),
            (String(repeating: "a", count: 63) + ".com", nil),
            (String(repeating: "a", count: 64) + ".com", .labelTooLong),
            (String(repeating: "abc.", count: 63) + "a", nil),
            (String(repeating: "abc.", count: 63) + "ab", .nameTooLong),
            ("$(DOMAIN)", .buildSetting), ("*.${DOMAIN}", .buildSetting), ("$(DOMAIN:lower)", .buildSetting),
            ("$(DOMAIN", .illegalCharacter("$")),
        ] as [(String, HostProblem?)])
    func `is told of the host`(host: String, problem: HostProblem?) {
        #expect(EntitlementEntry("applinks:" + host).hostProblem == problem)
    }

    @Test(
        arguments: [
            ("webcredentials:example.com", "webcredentials:example.com"),
            ("webcredentials:https://Example.com/login", "webcredentials:example.com"),
            ("web-credentials: *.BÜCHER.example ", "webcredentials:*.xn--bcher-kva.example"),
            ("applinks:example.com:443/?mode=developer", "applinks:example.com?mode=developer"),
            ("applinks:exam\u{200B}ple.com.", "applinks:example.com"),
            ("example.com:webcredentials", "webcredentials:example.com"),
            ("webcredentials https://example.com/", "webcredentials:example.com"),
            ("webcredentials:applinks:example.com", "applinks:example.com"),
            ("webcredentials://example.com", "webcredentials:example.com"),
            ("example.com", nil), ("*", nil), ("applinks:192.0.2.1", nil), ("applinks:a*b.com", nil),
            ("wat:example.com", nil),
            ("webcredentials:$(DOMAIN)/", nil), ("webcredentials:exa mple .com", "webcredentials:example.com"),
        ] as [(String, String?)])
    func `is repaired where that is certain`(raw: String, corrected: String?) {
        #expect(EntitlementEntry(raw).corrected == corrected)
    }

    @Test(
        arguments: [
            ("webcredential", Service.webcredentials), ("web-credentials", .webcredentials),
            ("WebCredentials", .webcredentials),
            ("web_credential", .webcredentials), ("applink", .applinks), ("appLinks", .applinks),
            ("app-clip", .appclips),
            ("activitycontinuations", .activitycontinuation), ("autsrv", .authsrv), ("message-filter", .messagefilter),
            ("passwords", nil), ("https", nil), ("example.com", nil), ("", nil), ("apps", nil),
        ] as [(String, Service?)])
    func `is a service that somebody may have meant`(word: String, service: Service?) {
        #expect(Service.nearest(to: word) == service)
    }
}

@Suite struct `Any string, as an entitlement` {
    @Test(.seeded)
    func `is cut into pieces that lie inside it, in order, with nothing lost but its marks and white space`() {
        let seed = RunSeed.value
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<4000 {
            let raw = Self.string(by: &generator)
            let implied: Service? = Bool.random(using: &generator) ? .applinks : nil
            let entry = EntitlementEntry(raw, impliedService: implied)
            #expect(Self.isSound(entry), "seed \(seed): \(raw.debugDescription)")
            _ = (entry.problem, entry.hostProblem, entry.pathPrefix, entry.mode, entry.portNumber, entry.pattern)
            guard let corrected = entry.corrected else { continue }
            let repaired = EntitlementEntry(corrected)
            #expect(
                repaired.problem == nil && repaired.hostProblem == nil && repaired.knownService != nil
                    && repaired.corrected == corrected, "seed \(seed): \(raw.debugDescription) → \(corrected)")
        }
    }

    private static func isSound(_ entry: EntitlementEntry) -> Bool {
        let bytes = Array(entry.raw.utf8)
        var isBlank = Array(repeating: false, count: bytes.count)
        for span in entry.whitespace {
            guard span.start >= 0, span.end <= bytes.count, span.count > 0 else { return false }
            for index in span.start..<span.end { isBlank[index] = true }
        }
        var place = 0
        var gaps: [UInt8] = []
        for part in [entry.service, entry.scheme, entry.host, entry.port, entry.path, entry.query] {
            guard let part else { continue }
            guard part.span.start >= place, part.span.end <= bytes.count,
                bytes[part.span.start..<part.span.end].elementsEqual(part.text.utf8)
            else { return false }
            gaps += (place..<part.span.start).filter { !isBlank[$0] }.map { bytes[$0] }
            place = part.span.end
        }
        gaps += (place..<bytes.count).filter { !isBlank[$0] }.map { bytes[$0] }
        let marks = [entry.service.map { _ in ":" }, entry.port.map { _ in ":" }, entry.query.map { _ in "?" }]
        return gaps.elementsEqual(marks.compactMap { $0 }.joined().utf8)
    }

    private static let pieces = [
        "webcredentials", "applinks", ":", "/", "//", "https", "http", "?", "mode=developer", ".", "*", "example",
        "com", "[",
        "]", "::1", "#", "$(", ")", "${", "}", " ", "\u{200B}", "\u{200D}", "\u{FE0F}", "\u{301}", "ü", "例", "-",
        "\r\n",
        ".well-known", "apple-app-site-association", "8080", "@", "\u{FF1A}", "\u{0}",
    ]

    // Half of them random bytes, half of them what entries are made of, shuffled.
    private static func string(by generator: inout SeededGenerator) -> String {
        let count = Int.random(in: 0..<12, using: &generator)
        if Bool.random(using: &generator) {
            return (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
        }
        let bytes = (0..<count * 3).map { _ in UInt8.random(in: 0...255, using: &generator) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
