import Findings

/// Hosts of which a report has the same to say, with what it says.
struct HostGroup {
    let associations: [Report.Association]
    /// What was found of the first host.
    let findings: [Finding]
    /// The other hosts, and what was found of them: the same, in the same order.
    let others: [(host: String, findings: [Finding])]

    /// The hosts of associations in the order in which they are first named; those with the same findings stand together.
    static func groups(of associations: [Report.Association], in report: Report) -> [HostGroup] {
        let hosts = associations.grouped(by: \.domain.description).map { host, own in
            (name: host, associations: own, findings: report.findings(own.flatMap(\.findings).uniqued()))
        }
        let alike = hosts.grouped { host in host.findings.map { words(of: $0, without: host.name) } }
        return alike.map { _, hosts in
            HostGroup(
                associations: hosts.flatMap(\.associations), findings: hosts[0].findings,
                others: hosts.dropFirst().map { ($0.name, $0.findings) })
        }
    }

    /// The other hosts of which the finding at an index was made as well, as one of their own.
    func hosts(alike index: Int) -> [String] {
        others.filter { $0.findings[index].id != findings[index].id }.map(\.host)
    }

    /// What a finding says, with a zero in place of the host.
    private static func words(of finding: Finding, without host: String) -> [UInt8] {
        let seen = finding.observation
        let words: [String] = [
            finding.identity.code.description, seen.message.description, seen.help?.description ?? "",
            seen.snippet?.text ?? "",
        ]
        return words.joined(separator: "\n").bytes(replacing: host)
    }
}

extension String {
    /// The bytes in UTF-8, with a zero in place of a text.
    func bytes(replacing text: String) -> [UInt8] {
        if text.isEmpty { return Array(utf8) }
        var rest = Array(utf8)[...]
        var result: [UInt8] = []
        while let first = rest.first {
            if rest.starts(with: text.utf8) {
                result.append(0)
                rest = rest.dropFirst(text.utf8.count)
            } else {
                result.append(first)
                rest = rest.dropFirst()
            }
        }
        return result
    }
}
