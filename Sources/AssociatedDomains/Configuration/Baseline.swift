import AssociationModel
public import Findings
import LocalFiles
import TextFormats

/// The findings that a project has accepted for now. It is keyed by what was found, where, and the words at the place, never
/// by a line, so that it outlives edits elsewhere in a file and the renaming of a file.
///
///     {
///         "schemaVersion": 1,
///         "findings": [{"finding": "redirected", "at": "example.com", "text": "", "count": 1}]
///     }
public struct Baseline: Sendable {
    private var counts: [Fingerprint: Int] = [:]

    /// The size limit in bytes.
    package static let sizeLimit = Bound.baseline.most

    /// The findings of a report, except those that the configuration takes out of the count, and those about this machine.
    public init(of report: Report) {
        let troubles = report.troubles
        for finding in report.findings where !troubles.contains(finding.id) {
            guard report.suppressions[finding.id].map({ $0.kind == .baseline }) ?? true else { continue }
            counts[Fingerprint(finding), default: 0] += 1
        }
    }

    /// Reads a file that ``text`` was written to.
    public init(reading path: String) throws(InputFailure) {
        let text = try InputItem(at: path).text(limit: Self.sizeLimit, of: "a baseline")
        let document = JSONParser.parse(text.bytes, dialect: .lenient)
        var reader = BaselineReader(
            problems: document.problems.map { ConfigurationProblem($0, of: document, in: text.bytes) })
        if let root = document.root, reader.problems.isEmpty { reader.read(root) }
        if let problem = reader.problems.first {
            throw InputFailure(problem, in: text)
        }
        counts = reader.counts
    }

    /// How many findings there are.
    package var count: Int { counts.values.reduce(0, +) }

    /// The file's text, sorted, so that it changes only where the findings do.
    public var text: String {
        let entries = counts.sorted { left, right in
            (left.key.site, left.key.finding, left.key.text) < (right.key.site, right.key.finding, right.key.text)
        }
        let lines = entries.map { key, count in
            "    {\"finding\": \(JSONText.string(key.finding)), \"at\": \(JSONText.string(key.site)), "
                + "\"text\": \(JSONText.string(key.text)), \"count\": \(count)}"
        }
        let list = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
        return "{\n  \"schemaVersion\": 1,\n  \"findings\": \(list)\n}\n"
    }

    /// Suppresses the findings of a report that are known.
    ///
    /// - Returns: the report, and how many findings of the baseline are no longer found, by their names.
    public func applied(to report: Report) -> (report: Report, gone: [String: Int]) {
        var left = counts
        var known: [Finding.ID: Suppression] = [:]
        var unknown: [Finding] = []
        for finding in report.unsuppressed {
            if left.take(Fingerprint(finding)) { known[finding.id] = Self.suppression } else { unknown.append(finding) }
        }
        // What is left may stand in a file that has another name now.
        var elsewhere = Dictionary(grouping: left.keys.filter { !$0.text.isEmpty && left[$0] != 0 }, by: \.anywhere)
        for finding in unknown where finding.place.file != nil {
            let key = Fingerprint(finding).anywhere
            while let moved = elsewhere[key]?.last, known[finding.id] == nil {
                if left.take(moved) { known[finding.id] = Self.suppression } else { elsewhere[key]?.removeLast() }
            }
        }
        var gone: [String: Int] = [:]
        for (key, count) in left where count > 0 { gone[key.finding, default: 0] += count }
        return (report.suppressing(known), gone)
    }

    private static let suppression = Suppression(.baseline, "it is in the baseline")
}

extension Fingerprint {
    /// The same in whatever file.
    fileprivate var anywhere: Fingerprint { Fingerprint(finding: finding, site: "", text: text) }
}

extension [Fingerprint: Int] {
    /// Takes one away, if there is one.
    fileprivate mutating func take(_ key: Fingerprint) -> Bool {
        guard let count = self[key], count > 0 else { return false }
        self[key] = count - 1
        return true
    }
}

private struct BaselineReader: ConfigurationReading {
    var problems: [ConfigurationProblem]
    private(set) var counts: [Fingerprint: Int] = [:]

    mutating func read(_ root: JSONValue) {
        guard let members = members(of: root, "the baseline", keys: ["schemaVersion", "findings"]) else { return }
        for entry in elements(members.value("findings"), "findings") { readFinding(entry) }
    }

    private mutating func readFinding(_ entry: JSONValue) {
        guard let members = members(of: entry, "a finding", keys: ["finding", "at", "text", "count"]),
            let finding = string(of: "finding", members, in: entry), let site = string(of: "at", members, in: entry),
            let text = string(of: "text", members, in: entry)
        else { return }
        var count: Int? = 1
        if let value = members.value("count") {
            count = if case .number(let digits) = value.content { Int(digits) } else { nil }
        }
        guard let count, count > 0, count < 1 << 32 else {
            return complain("count is not a whole number above 0", at: entry.opening)
        }
        counts[Fingerprint(finding: finding.text, site: site.text, text: text.text), default: 0] += count
    }
}
