import Findings
import Foundation

/// Reports made by hand, with what is hard to lay out.
enum SampleReports {
    static let all: [(name: String, report: Report)] = [
        ("layout", layout), ("minified", minified), ("associations", associations), ("hostile", hostile),
        ("clean", clean), ("expectations", expectations), ("hostile-cases", hostileCases), ("screens", screens),
        ("hostile-screens", hostileScreens), ("snippet", snippet),
        ("steps", steps), ("handlers", handlers),
    ]

    static let clean = Report(associations: [], findings: [])

    /// A fix for a file of the reader's own, of several lines.
    static let snippet = Report(
        associations: [],
        findings: [
            Finding(
                Finding.Identity(code: "AD999", name: "sample", severity: .error, evidence: .documentedByVendor),
                Observation(
                    "no file", at: .response(url: "https://example.com/.well-known/apple-app-site-association"),
                    help: "on a server: add this to its configuration",
                    snippet: Snippet(
                        for: "server.conf", "location {\n    type \"application/json\";\n\n    <allow all>\n}")))
        ])

    /// Two associations, whose steps have all states.
    static let steps = Report(
        associations: [
            Report.Association(
                service: "webcredentials", domain: "example.com", app: "9JA89QQLNQ.com.example.app",
                entitlement: "webcredentials:example.com", verdict: .notAssociated, deviceVerdict: nil, locations: [],
                reason: "the server redirects to \("https://www.example.com/")", consoleLine: "[AutoFill] Cannot show",
                findings: ids(0, of: associationFindings),
                steps: [
                    Report.Step(.declared, .passed, "in App.entitlements"),
                    Report.Step(.reached, .doubtful, "the certificate expires soon"),
                    Report.Step(
                        .served, .failed, "the server redirects to \("https://www.example.com/")",
                        findings: ids(0, of: associationFindings)),
                    Report.Step(.readable, .notReached, "no file was read"),
                    Report.Step(.listed, .notReached, "no file was read that could list the app"),
                    Report.Step(.device, .notReached, "aasa explain device"),
                ]),
            Report.Association(
                service: "applinks", domain: "example.com", app: "9JA89QQLNQ.com.example.app",
                entitlement: "applinks:example.com", verdict: .unknown, deviceVerdict: nil, locations: [],
                reason: "example.com was not contacted", consoleLine: nil, findings: [],
                steps: [
                    Report.Step(.declared, .unknown, "the entitlement was named"),
                    Report.Step(.reached, .unknown, "example.com was not asked"),
                    Report.Step(.served, .unknown, "the server was not asked"),
                    Report.Step(.device, .unknown, "aasa explain device"),
                ]),
        ],
        findings: [associationFindings[0]])

    // MARK: Texts that are hard to mark

    /// Tabs, CRLF, wide and combining characters, control characters, spans over several lines and at the end.
    static let layout: Report = {
        let text = SourceText(
            "{\r\n\t\"a\": \"日本\u{1F680} cafe\u{301} x\",\r\n\t\"b\": \"\u{1}\u{202E}\t!\"\r\n\t/* one\r\n\ttwo */ }\r\n",
            from: .file(path: "web/apple-app-site-association"))
        return Report(
            associations: [],
            findings: [
                finding("tab before the mark", text, "\"a\""),
                finding("wide characters before the mark", text, " x"),
                finding("wide characters in the mark", text, "日本\u{1F680}"),
                finding("control characters in the mark", text, "\u{1}\u{202E}\t"),
                finding("a mark over two lines", text, "/* one\r\n\ttwo */"),
                finding("the end of a line", text, "\r\n\t/*"),
                finding("nothing, at the end of the file", text, at: text.bytes.count),
                finding("a note on another line", text, "!", note: "\"b\""),
                finding(
                    "bytes that are no characters", SourceText([0x22, 0xE9, 0xFF, 0x22], from: .standardInput), at: 1,
                    to: 3),
            ])
    }()

    /// One line of 50 KB, with characters of several bytes around the places where it is cut.
    static let minified: Report = {
        let item = "\"9JA89QQLNQ.com.example.é日\","
        let line = "[" + String(repeating: item, count: 1700) + "WRONG," + String(repeating: item, count: 10) + "0]"
        let text = SourceText(line, from: .response(url: "https://example.com/.well-known/apple-app-site-association"))
        return Report(
            associations: [],
            findings: [
                finding("in the middle", text, "WRONG"), finding("at the beginning", text, "["),
                finding("at the end", text, "0]"), finding("all of it", text, line),
                finding("nothing, after the end", text, at: text.bytes.count),
            ])
    }()

    // MARK: Everything that is not a span

    private static let associationFindings = [
        finding(
            .error, "an answer", at: .response(url: "https://example.com/file"),
            notes: [Note("another answer", at: .response(url: "https://www.example.com/")), Note("no place")]),
        finding(
            .warning, "a header",
            at: .header(url: "https://example.com/file", name: "Content-Type", value: "text/plain")),
        finding(.warning, "a domain", at: .domain("example.com")),
        finding(.note, "a path of keys", at: .keyPath(file: "Info.plist", keys: ["a", "b"])),
        finding(.note, "a whole text", at: .wholeText(SourceText("", from: .argument))),
        finding(.note, "nowhere", at: .inspection),
    ]

    static let associations = Report(
        associations: [
            association(
                "webcredentials:example.com", .notAssociated, device: .associated,
                line: "[AutoFill] Cannot show Automatic Strong Passwords for app bundleID: com.example.app",
                findings: ids(0, 1, of: associationFindings)),
            association(
                "applinks:example.com", .associated, device: nil, line: nil,
                findings: ids(1, of: associationFindings)),
            association(nil, .unknown, device: .unknown, line: nil, findings: []),
        ],
        findings: associationFindings,
        reminders: ["look at the device", "and at \("this")"], exchanges: exchanges)

    // MARK: What others may have written

    /// Text that would drive a terminal, forge a line of a log or a command to a build server.
    static let attack =
        "\u{1B}[31m\u{9B}2J\r\n::error::forged\n##[error]forged ##vso[task.x]y\u{202E}\u{2028}\u{7}\u{E0041}\""

    static let hostile: Report = {
        let text = SourceText("::error::forged ##vso[x]\n" + attack, from: .file(path: attack))
        let findings = [
            finding(
                .error, "\(attack) and \(plain: attack)",
                at: .text(text, SourceSpan(0, text.bytes.count)), label: "\(attack)",
                notes: [Note("\(attack)", at: .text(text, SourceSpan(40, 44)))], help: "\(attack)"),
            finding(.error, "header", at: .header(url: attack, name: attack, value: attack)),
            finding(.error, "keys", at: .keyPath(file: attack, keys: [attack])),
            finding(.error, "domain", at: .domain(attack)),
            finding(.error, "answer", at: .response(url: attack)),
        ]
        return Report(
            associations: [
                Report.Association(
                    service: attack, domain: attack, app: attack, entitlement: attack, verdict: .notAssociated,
                    deviceVerdict: nil,
                    locations: [
                        .init(url: "::error::" + attack, usedByApple: true, listsApp: nil, answer: "\(attack)")
                    ],
                    consoleLine: "::error::" + attack, findings: ids(0, of: findings),
                    steps: [Report.Step(.served, .failed, "\(attack)", findings: ids(0, of: findings))],
                    listed: Report.ListedApps([.init("::error::" + attack, isIdentifier: true)], of: 1),
                    neededFile: attack)
            ],
            findings: findings, reminders: ["\(attack)"], exchanges: hostileExchanges, documents: [text],
            apps: [
                Report.App(
                    name: "::error::" + attack, identifier: attack, bundleIdentifier: attack, associations: [],
                    consoleLine: "::error::" + attack)
            ])
    }()

    // MARK: Cases

    static let expectations: Report = {
        let text = SourceText("{\n    \"match\": [\"https://example.com/a\"]\n}\n", from: .file(path: "links.json"))
        let place = Place.text(text, span(of: "\"https://example.com/a\"", in: text))
        let findings = [
            finding(.error, "no rule takes it", at: place, notes: [Note("nearly", at: place)], help: "mend it"),
            finding(.error, "the server is down", at: .response(url: "https://example.com/file")),
            finding(.warning, "a doubt", at: .inspection),
        ]
        return Report(
            associations: [],
            findings: findings,
            cases: [
                .init(
                    .expectation, "shop: match https://example.com/a", in: "links.json", at: place,
                    findings: ids(0, 1, of: findings)),
                .init(.expectation, "shop: exclude https://example.com/b", in: "links.json", at: place, findings: []),
                .init(
                    .association, "webcredentials:example.com", in: "example.com", findings: ids(2, of: findings),
                    unknownReason: "no app was named"),
                .init(.association, "applinks:example.com", in: "example.com", findings: ids(2, of: findings)),
                .init(.remainder, "other findings", in: "aasa", findings: ids(1, of: findings)),
            ])
    }()

    static let hostileCases: Report = {
        let all = attack + "\u{0}\u{B}\u{FFFE}\u{FFFF}]]>--><!-- &amp; </failure> ok 1 - # SKIP \\ ... ---"
        let text = SourceText("::error::\n" + all, from: .file(path: all))
        let place = Place.text(text, SourceSpan(10, text.bytes.count))
        let findings = [
            finding(
                .error, "\(all) and \(plain: all)", at: place, label: "\(all)", notes: [Note("\(all)", at: place)],
                help: "\(plain: all)")
        ]
        return Report(
            associations: [],
            findings: findings,
            cases: [
                .init(.expectation, all, in: all, at: place, findings: ids(0, of: findings)),
                .init(.file, all, in: "::" + all, findings: []),
                .init(.file, all, in: "##[" + all, findings: [], unknownReason: "\(plain: all)"),
            ])
    }()

    // MARK: Making findings

    private static func finding(
        _ severity: Severity, _ message: Message, at place: Place, label: Message? = nil, notes: [Note] = [],
        help: Message? = nil
    ) -> Finding {
        Finding(
            Finding.Identity(code: "AD999", name: "sample", severity: severity, evidence: .reported),
            Observation(message, at: place, label: label, notes: notes, help: help))
    }

    /// The identities of findings, by their numbers.
    static func ids(_ numbers: Int..., of findings: [Finding]) -> [Finding.ID] { numbers.map { findings[$0].id } }

    /// A finding at the first occurrence of a text.
    private static func finding(
        _ message: Message, _ text: SourceText, _ marked: String, note: String? = nil
    ) -> Finding {
        let notes = note.map { [Note("related", at: .text(text, span(of: $0, in: text)))] } ?? []
        return finding(.error, message, at: .text(text, span(of: marked, in: text)), label: "here", notes: notes)
    }

    private static func finding(_ message: Message, _ text: SourceText, at start: Int, to end: Int? = nil) -> Finding {
        finding(.warning, message, at: .text(text, SourceSpan(start, end ?? start)), label: "here")
    }

    private static func span(of marked: String, in text: SourceText) -> SourceSpan {
        guard let range = Data(text.bytes).range(of: Data(marked.utf8)) else {
            preconditionFailure("the sample holds no \(marked)")
        }
        return SourceSpan(range.lowerBound, range.upperBound)
    }

    private static func association(
        _ entitlement: String?, _ verdict: Report.Association.Verdict, device: Report.Association.Verdict?,
        line: String?, findings: [Finding.ID]
    ) -> Report.Association {
        let app = verdict == .unknown ? nil : "9JA89QQLNQ.com.example.app"
        return Report.Association(
            service: "webcredentials", domain: "example.com", app: app, entitlement: entitlement, verdict: verdict,
            deviceVerdict: device,
            locations: [
                .init(
                    url: "https://example.com/file", usedByApple: true,
                    listsApp: app == nil ? nil : verdict == .associated, answer: "answers 200")
            ], consoleLine: line, findings: findings)
    }
}
