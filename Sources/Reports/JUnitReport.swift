package import Findings

/// Writes the report as JUnit XML, which build servers show as test results: one test case for each thing that was
/// checked.
///
/// There is no schema that all readers agree on. This uses only what they share: `testsuites`, `testsuite`, and
/// `testcase` with one `failure`, `error` or `skipped`. No times are written, so equal runs produce equal files.
package enum JUnitReport {
    /// Writes a report, whose cases fail from a threshold on. The text ends with a line break.
    package static func text(of report: Report, failingFrom threshold: Report.Threshold = .error) -> String {
        let suites = CaseGroup.groups(of: report, failingFrom: threshold)
        var lines = [
            #"<?xml version="1.0" encoding="UTF-8"?>"#,
            tag("testsuites", [("name", "aasa")] + counts(suites.flatMap(\.cases))) + ">",
        ]
        for suite in suites {
            lines.append("  " + tag("testsuite", [("name", suite.name)] + counts(suite.cases)) + ">")
            for item in suite.cases { lines += testCase(item, in: suite) }
            lines.append("  </testsuite>")
        }
        lines.append("</testsuites>")
        return lines.joined(separator: "\n") + "\n"
    }

    private static func counts(_ cases: [CaseGroup.Item]) -> [(String, String)] {
        [
            ("tests", String(cases.count)), ("failures", String(cases.count(where: \.isFailed))),
            ("errors", String(cases.count(where: \.isNotRun))), ("skipped", String(cases.count(where: \.isUnknown))),
        ]
    }

    private static func testCase(_ item: CaseGroup.Item, in suite: CaseGroup) -> [String] {
        var attributes = [("name", item.value.name), ("classname", suite.name)]
        if let file = item.value.place?.file { attributes.append(("file", file)) }
        if let line = item.value.place?.position?.line { attributes.append(("line", String(line))) }
        let start = "    " + tag("testcase", attributes)
        switch item.outcome {
        case .passed: return [start + "/>"]
        case .unknown(let reason):
            return [
                start + ">", "      " + tag("skipped", [("message", reason.description)]) + "/>", "    </testcase>",
            ]
        case .failed(let findings, let reason):
            return [start + ">", element("failure", reason, findings, "refused"), "    </testcase>"]
        case .notRun(let findings, let reason):
            return [start + ">", element("error", reason, findings, "not-run"), "    </testcase>"]
        }
    }

    /// - Parameter type: the type where no finding says more.
    private static func element(
        _ name: String, _ reason: Message, _ findings: [Finding], _ type: String
    ) -> String {
        let text = findings.map { FindingText(style: .plain).lines(for: $0).map(\.text).joined(separator: "\n") }
        let attributes = [("message", reason.description), ("type", findings.first?.identity.name ?? type)]
        return "      " + tag(name, attributes) + ">" + XMLText.content(text.joined(separator: "\n\n")) + "</\(name)>"
    }

    private static func tag(_ name: String, _ attributes: [(String, String)]) -> String {
        "<" + name + attributes.map { " \($0.0)=\"\(XMLText.attribute($0.1))\"" }.joined()
    }
}
