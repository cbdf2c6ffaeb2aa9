import Findings
import Reports
import Testing

@Suite struct `the lines that a device logs, above a table` {
    static func association(_ bundle: String) -> Report.Association {
        Report.Association(
            service: "webcredentials", domain: "example.com", app: "7D3KX9QW2M.\(bundle)",
            entitlement: "webcredentials:example.com", verdict: .notAssociated, deviceVerdict: nil, locations: [],
            consoleLine: "[AutoFill] Cannot show for app bundleID: \(bundle) due to error", findings: [])
    }

    @Test func `are one, as it is logged, for apps of which the same is logged`() {
        let associations = ["com.example.app", "com.example.beta", "com.example.beta"].map(Self.association)
        let text = HumanReport.text(of: Report(associations: associations, findings: []), style: .plain)
        let line = "[AutoFill] Cannot show for app bundleID: com.example.app due to error\n"
        #expect(text.hasPrefix("The device logs:\n" + line + "\n(and the same for com.example.beta)\n\n"))
        #expect(!text.contains("bundleID: com.example.beta"))
    }

    @Test func `name five apps at most`() {
        let associations = (1...8).map { Self.association("com.example.a\($0)") }
        let text = HumanReport.text(of: Report(associations: associations, findings: []), style: .plain)
        #expect(text.contains("com.example.a5, com.example.a6 and 2 more apps)"))
    }
}
