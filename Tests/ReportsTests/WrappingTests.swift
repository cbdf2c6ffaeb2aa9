import Findings
import Foundation
import Reports
import Testing

@Suite struct `a report in a terminal` {
    @Test(arguments: [40, 60, 80, 100])
    func `says the same as elsewhere, word for word`(width: Int) {
        for (name, report) in SampleReports.all {
            let whole = HumanReport.text(of: report, style: .plain).split(whereSeparator: \.isWhitespace)
            let wrapped = HumanReport.text(of: report, style: .plain, width: width).split(
                whereSeparator: \.isWhitespace)
            #expect(whole == wrapped, "\(name)")
        }
    }

    @Test(arguments: [40, 60, 80, 100])
    func `keeps to the width, but for what is drawn, copied or one word`(width: Int) {
        for (name, report) in SampleReports.all {
            let whole = Set(HumanReport.text(of: report, style: .plain).split(separator: "\n"))
            let wrapped = HumanReport.text(of: report, style: .plain, width: width).split(separator: "\n")
            for line in wrapped where line.count > width && !whole.contains(line) {
                // A row is longer only where its last word is, or where that word is the first of its text.
                let last = line.split(separator: " ").last?.count ?? 0
                let isDrawn = name == "associations" && !line.hasPrefix(" ")
                #expect(line.count - last <= 15 || isDrawn, "\(name): \(line)")
            }
        }
    }

    @Test func `continues a line below its text, and never wraps the line of the device log`() throws {
        let line = "[AutoFill] Cannot show Automatic Strong Passwords for app bundleID: com.example.news due to error"
        let report = Report(
            associations: [
                Report.Association(
                    service: "webcredentials", domain: "news.example.com", app: "7D3KX9QW2M.com.example.news",
                    entitlement: "webcredentials:news.example.com", verdict: .notAssociated, deviceVerdict: nil,
                    locations: [], reason: "the server answers with status 403", consoleLine: line, findings: [])
            ], findings: [])
        let rows = HumanReport.text(of: report, style: .plain, width: 60).split(separator: "\n").map(String.init)
        #expect(rows[1] == line)
        #expect(rows[2] == "✗ webcredentials:news.example.com is not associated with")
        #expect(rows[3] == "  7D3KX9QW2M.com.example.news: the server answers with")
        #expect(rows[4] == "  status 403")
    }

    @Test func `counts a wide character twice and a colour not at all`() {
        let wide = Report(
            associations: [],
            findings: [
                Finding(
                    Finding.Identity(code: "AD999", name: "sample", severity: .error, evidence: .documentedByVendor),
                    Observation("漢字漢字漢字漢字漢字 漢字漢字漢字漢字漢字 end", at: .domain("example.com")))
            ])
        let rows = HumanReport.text(of: wide, style: .plain, width: 40).split(separator: "\n")
        #expect(rows[0] == "error[AD999]: 漢字漢字漢字漢字漢字" && rows[1] == "    漢字漢字漢字漢字漢字 end")
        let coloured = HumanReport.text(of: wide, style: .colour, width: 40).replacing(/\u{1B}\[[0-9;]*m/, with: "")
        #expect(coloured.split(separator: "\n") == rows)
    }
}

@Suite struct `findings of several hosts` {
    private static func finding(_ message: Message, _ host: String) -> Finding {
        Finding(
            Finding.Identity(code: "AD999", name: "sample", severity: .error, evidence: .documentedByVendor),
            Observation(message, at: .domain(host), help: "mend it"))
    }

    private static func association(_ host: String, _ findings: [Finding.ID]) -> Report.Association {
        Report.Association(
            service: "webcredentials", domain: host, app: "7D3KX9QW2M.com.example.app",
            entitlement: "webcredentials:\(host)", verdict: findings.isEmpty ? .associated : .notAssociated,
            deviceVerdict: nil, locations: [], consoleLine: nil, findings: findings)
    }

    private static let hosts = ["a.example.com", "b.example.com", "c.example.com", "d.example.com"]

    @Test func `are told once where they differ in the host alone, below the hosts`() throws {
        var findings = Self.hosts.prefix(3).map { Self.finding("\(plain: $0) refuses the file", $0) }
        findings.append(Self.finding("a certificate has ended", "d.example.com"))
        let associations = zip(Self.hosts, findings).map { Self.association($0, [$1.id]) }
        let text = HumanReport.text(
            of: Report(associations: associations, findings: findings), style: .plain)
        #expect(text.components(separatedBy: "refuses the file").count == 2, "\(text)")
        let told = try #require(text.range(of: "a.example.com refuses the file"))
        let note = try #require(text.range(of: "  = note: the same for b.example.com, c.example.com\n"))
        let rows = Self.hosts.compactMap { text.range(of: "✗ webcredentials:\($0)") }
        #expect(rows.count == 4 && rows[2].upperBound < told.lowerBound && told.upperBound < note.lowerBound)
        #expect(note.upperBound < rows[3].lowerBound, "\(text)")
        #expect(text.hasSuffix("4 associations checked: 4 errors\n"), "\(text)")
    }

    @Test func `are told of each where they say something else`() {
        let findings = Self.hosts.map {
            Self.finding("\(plain: $0) refuses \(plain: $0 == "a.example.com" ? "it" : "us")", $0)
        }
        let associations = zip(Self.hosts, findings).map { Self.association($0, [$1.id]) }
        let text = HumanReport.text(of: Report(associations: associations, findings: findings), style: .plain)
        #expect(text.contains("a.example.com refuses it") && text.contains("b.example.com refuses us"))
        #expect(text.contains("the same for c.example.com, d.example.com\n"), "\(text)")
    }
}
