import AssociationModel
import Findings
import Testing

@Suite struct `a device's log` {
    static let prefix = "Cannot show Automatic Strong Passwords for app bundleID: com.example.app due to error: "
    static let notAssociated =
        "Application with identifier 7D3KX9QW2M.com.example.app is not associated with domain example.com"

    static func log(_ lines: String...) -> ConsoleLog {
        ConsoleLog(SourceText(lines.joined(separator: "\n"), from: .file(path: "device.log")))
    }

    /// What stands before a message in each style of Apple's tools, and in text that it is pasted into.
    static let surroundings: [(String, String)] = [
        ("", ""), ("\u{FEFF}", ""), ("    > *\"", "\"*"), ("- `", "`"), ("_App[4711:90210] [AutoFill] ", "_"),
        ("2026-03-01 10:00:00.404011+0200 My App[4711:90210] [AutoFill] ", ""),
        ("2026-03-01 10:00:00.404 E  My App[4711:52a92] [com.apple.mobilesafari:AutoFill] ", "\r"),
        ("2026-03-01 10:00:00.404011+0200  localhost My App[4711]: (SafariFoundation) [AutoFill] ", ""),
        (
            "2026-03-01 10:00:00.404011+0200 0x52a92    Error       0x0                  4711  0    My App: "
                + "(SafariFoundation) [com.apple.mobilesafari:AutoFill] ", ""
        ),
        (#"{"traceID":1,"eventMessage":""#, #"","formatString":"%{public}@","timestamp":"2026-03-01 10:00:00+0200"}"#),
        (#"[{"eventMessage":""#, #""},"#), (#"{"level":"error","message":""#, #""}]"#),
        (#"  "eventMessage" : ""#, #"","#),
    ]

    @Test(arguments: surroundings)
    func `is understood in every style, and the words are placed`(before: String, after: String) throws {
        let log = Self.log("noise", before + Self.prefix + "iCloud Keychain is disabled" + after, "noise")
        let entry = try #require(log.entries.first)
        #expect(log.entries.count == 1)
        #expect(entry.statement == .strongPasswordsNotShown(bundle: "com.example.app", error: .keychainDisabled))
        let column = (before + Self.prefix).utf8.count + 1
        #expect(entry.first.position == SourcePosition(line: 2, column: column))
        #expect(entry.first.line.string(in: entry.first.span) == "iCloud Keychain is disabled")
        #expect((log.lineCount, log.explainedCount) == (3, 1))
    }

    @Test(arguments: [
        (
            "Cannot save passwords for this app. Make sure you have set up Associated Domains",
            StrongPasswordError.cannotSave
        ),
        ("icloud keychain is DISABLED.", .keychainDisabled), ("The end", .other("The end")), ("", .other("")),
    ])
    func `says why there is no strong password`(text: String, error: StrongPasswordError) {
        let log = Self.log(Self.prefix + text)
        #expect(log.entries.map(\.statement) == [.strongPasswordsNotShown(bundle: "com.example.app", error: error)])
    }

    @Test func `is not taken from the pattern that JSON has beside a message`() {
        let pattern = "Cannot show Automatic Strong Passwords for app bundleID: %{public}@ due to error: %{public}@"
        #expect(Self.log(#"{"eventMessage":"other","formatString":"\#(pattern)"}"#).entries.isEmpty)
        #expect(Self.log(#"  "formatString" : "\#(pattern)","#).entries.isEmpty)
        #expect(
            Self.log(pattern).entries.map(\.statement) == [
                .strongPasswordsNotShown(bundle: "%{public}@", error: .pattern)
            ])
    }

    @Test func `tells the same thing once, with its first and last place and their times`() throws {
        let line = " App[1:2] " + Self.notAssociated
        let log = Self.log(
            "2026-03-01 10:00:00.5+0100" + line, "x", "2026-03-01 10:00:01.5+0100" + line,
            "2026-03-01 10:00:02.5+0100" + line + " " + line)
        let entry = try #require(log.entries.first)
        #expect(log.entries.count == 1)
        #expect(entry.count == 3)
        #expect(entry.first.position.line == 1)
        #expect(entry.last?.position.line == 4)
        #expect(entry.first.time == "2026-03-01 10:00:00.5+0100")
        #expect(entry.last?.time == "2026-03-01 10:00:02.5+0100")
    }

    @Test func `takes the time of a JSON event from a later line`() throws {
        let log = Self.log(
            "[{", #"  "eventMessage" : "\#(Self.notAssociated)","#, #"  "timestamp" : "2026-03-01 10:00:00+0100""#,
            "},{", #"  "eventMessage" : "\#(Self.notAssociated)","#, "},{", #"  "timestamp" : "other""#, "}]")
        let entry = try #require(log.entries.first)
        #expect(entry.first.time == "2026-03-01 10:00:00+0100")
        #expect(entry.last?.time == nil)
    }

    @Test(arguments: [
        (notAssociated + "\" UserInfo={}", "example.com", false), (notAssociated + ".", "example.com", false),
        (notAssociated + ". Using HTTPS callbacks requires Associated Domains", "example.com", true),
        (notAssociated + "`,", "example.com", false), (notAssociated + ".evil.test”", "example.com.evil.test", false),
    ])
    func `names the app and the domain`(line: String, domain: String, isCallback: Bool) {
        #expect(
            Self.log(line).entries.map(\.statement) == [
                .notAssociated(app: "7D3KX9QW2M.com.example.app", domain: domain, forCallback: isCallback)
            ])
    }

    @Test(arguments: [
        "My user is not associated with domain example.com", "the committee failed to approve the budget",
        "User denied access to the camera", "No account provided", "Item already exists for this server",
        "Error Domain=NSCocoaErrorDomain Code=3840", "SWCERR without a number", "Denying redirect",
        "GET /a/v1/example.com HTTP/1.1", "Service: applinks", "Domain: example.com", "swcerrordomain",
        "com.apple.AuthenticationServices.AuthorizationError", "### Rejecting URL 'x' for auth method 'y'",
        "Apple-Failure-Details: {\"status\":\"404\"}",
    ])
    func `passes over what others say in like words`(line: String) {
        let log = Self.log(line)
        #expect(log.entries.isEmpty)
        #expect(log.explainedCount == 0)
    }

    @Test func `prefers the reason to the number on the same line`() {
        let log = Self.log(
            "AuthenticationServices.AuthorizationError Code=1004 \"\(Self.notAssociated)\"",
            "AuthenticationServices.AuthorizationError Code=1004 \"(null)\"")
        #expect(log.entries.count == 2)
        #expect(log.entries.last?.statement == .authorizationError(code: 1_004))
    }
}
