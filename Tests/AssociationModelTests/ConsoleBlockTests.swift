import AssociationModel
import Findings
import Testing

@Suite struct `what a log says over several lines` {
    private func log(_ lines: [String]) -> ConsoleLog {
        ConsoleLog(SourceText(lines.joined(separator: "\r\n"), from: .standardInput))
    }

    private func refusals(_ lines: [String]) -> [CDNRefusal] {
        log(lines).entries.compactMap { if case .cdnRefused(let refusal) = $0.statement { refusal } else { nil } }
    }

    static let headers = [
        #"< Apple-Failure-Details: {"status":"403 Forbidden"}"#,
        "< Apple-Failure-Reason: SWCERR00101 Bad HTTP Response: 403 Forbidden",
        "< Apple-From: https://example.com/.well-known/apple-app-site-association",
    ]

    @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 0, 2], [0, 2, 1]])
    func `is one refusal of the CDN, in whatever order its header fields stand`(order: [Int]) throws {
        let log = log(["< HTTP/2 404"] + order.map { Self.headers[$0] } + ["< Age: 3"])
        guard case .cdnRefused(let refusal) = log.entries.first?.statement else {
            Issue.record("no refusal in \(log.entries)")
            return
        }
        #expect(refusal.domain == "example.com")
        #expect(refusal.reason == "SWCERR00101 Bad HTTP Response: 403 Forbidden")
        #expect(refusal.details == #"{"status":"403 Forbidden"}"#)
        #expect(refusal.failure.originStatus == 403)
        #expect(log.explainedCount == 3)
        #expect(log.entries.first?.first.position.line == 2 + (order.firstIndex(of: 1) ?? -1))
    }

    @Test func `keeps two answers apart, and what is far away out`() {
        func asked(_ name: String) -> String { "* GET /a/v1/\(name).example.com HTTP/1.1" }
        let reason = "Apple-Failure-Reason: SWCERR00301 Timeout"
        #expect(
            refusals([asked("a"), reason, asked("b"), reason]).map(\.domain) == ["a.example.com", "b.example.com"])
        #expect(refusals([reason, reason.uppercased(), Self.headers[2]]).map(\.domain) == [nil, "example.com"])
        let far = Array(repeating: "noise", count: 40)
        #expect(refusals([asked("a")] + far + [reason]).map(\.domain) == [nil])
        #expect(refusals([reason] + far + [Self.headers[2]]).map(\.domain) == [nil])
    }

    @Test func `is said on one line by the device`() {
        let line =
            "Request for 'https://app-site-association.cdn-apple.com/a/v1/x.example.com' for task AASA-1 { domain: "
            + #"*.example.com, bytes: 0, route: cdn } denied because the CDN told us to stop with HTTP status 404: "#
            + #"SWCERR00101 Bad HTTP Response: 500 -- {"status":"500 Oops"}"#
        #expect(refusals([line]).map(\.domain) == ["*.example.com"])
        #expect(refusals([line]).map(\.status) == [404])
        #expect(refusals([line]).map(\.reason) == ["SWCERR00101 Bad HTTP Response: 500"])
        #expect(refusals([line]).map(\.details) == [#"{"status":"500 Oops"}"#])
        #expect(log([line]).explainedCount == 1)
    }

    static let record = [
        "Service:              webcredentials", "App ID:               7D3KX9QW2M.com.example.app",
        "App Version:          1.0", "Domain:               example.com?mode=developer",
        "Patterns:             {\"/\":\"/a\"}, {", "    \"/\":\"/b\"}", "User Approval:        unspecified",
        "Site/Fmwk Approval:   denied", "Last Checked:         2024-12-01 11:00:15 PM +0000",
        "Next Check:           2024-12-06 10:00:15 AM +0000", "Retries:              1",
    ]

    private func records(_ lines: [String]) -> [ApprovalRecord] {
        log(lines).entries.compactMap { if case .record(let record) = $0.statement { record } else { nil } }
    }

    @Test(arguments: ["", "    "])
    func `is an entry of swcutil show`(indent: String) throws {
        let lines = Self.record.map { indent + $0 }
        let log = log(["==== DATABASE ===="] + lines + [String(repeating: "-", count: 80)] + lines.prefix(4))
        guard case .record(let record) = log.entries.first?.statement else {
            Issue.record("no entry in \(log.entries)")
            return
        }
        #expect(record.service == "webcredentials")
        #expect(record.app == "7D3KX9QW2M.com.example.app")
        #expect(record.domain == "example.com?mode=developer")
        #expect(record.userApproval == .unspecified)
        #expect(record.siteApproval == .denied)
        #expect(record.lastChecked == "2024-12-01 11:00:15 PM +0000")
        #expect(record.nextCheck == "2024-12-06 10:00:15 AM +0000")
        #expect(log.entries.first?.first.position == SourcePosition(line: 9, column: indent.utf8.count + 1))
        // The second has neither verdict nor end.
        #expect(log.entries.count == 2)
        #expect(log.explainedCount == 14)
    }

    @Test func `does not run from one entry into the next`() {
        let second = Self.record.map { $0.replacing("denied", with: "approved").replacing("webcred", with: "other") }
        #expect(records(Self.record + second).map(\.siteApproval) == [.denied, .approved])
        #expect(records(["Service: applinks", "", "App ID: A", "Domain: b"]).isEmpty)
    }

    @Test(arguments: [
        (#"Error Domain=SWCErrorDomain Code=7 "(null)""#, "SWCErrorDomain", 7),
        (#"Error Domain=NSCocoaErrorDomain Code=3840 "Badly formed""#, "NSCocoaErrorDomain", 3_840),
    ])
    func `gives the error of an entry its number`(error: String, domain: String, code: Int) {
        let records = records(Self.record.map { $0.replacing("Retries:  ", with: "Error:   \(error)") })
        guard case .downloadError(let cause) = records.first?.cause else {
            Issue.record("no cause in \(records)")
            return
        }
        #expect((cause.errorDomain, cause.code) == (domain, code))
    }
}
