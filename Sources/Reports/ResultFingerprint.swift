import Findings

/// What tells services that a finding is the one of an earlier run. The same text twice in a file is told apart by its number.
struct ResultFingerprint {
    /// By the line, as GitHub makes it.
    let line: String
    /// By the condition, the file and the words at the place: `aasa/v1`.
    let own: String

    /// The longest line, in bytes, that is taken as a whole. In a longer one, such as a file without line breaks, an edit
    /// elsewhere would change the fingerprints of all findings, and each would cost a pass over the line.
    private static let longestLine = 1024

    /// The fingerprints of findings, in their order.
    static func all(of findings: [Finding], at locations: [ResultLocation]) -> [ResultFingerprint] {
        var occurrences: [String: Int] = [:]
        func numbered(_ digest: String, for finding: Finding) -> String {
            let number = occurrences["\(finding.code) \(digest)", default: 0] + 1
            occurrences["\(finding.code) \(digest)"] = number
            return "\(digest):\(number)"
        }
        return zip(findings, locations).map { finding, location in
            let line = location.text.flatMap { text in
                text.source.span(ofLine: location.line).flatMap { span in
                    span.count > longestLine ? nil : Fingerprint.digest(text.source.bytes(in: span))
                }
            }
            let own = Fingerprint(finding).digest
            return ResultFingerprint(line: numbered(line ?? own, for: finding), own: numbered(own, for: finding))
        }
    }
}
