import Findings

extension Report {
    private static let mostFiles = 16
    private static let mostBytes = 64 << 10

    /// The lines that `aasa fix` changes without a change of what links open, as a diff; nil where it changes none, or files that
    /// are too large to be shown.
    var patch: [String]? {
        var numbers: [SourceText.Origin: Int] = [:]
        var files: [(text: SourceText, repairs: [Repair])] = []
        for finding in unsuppressed {
            guard let fix = fixes[finding.id], !fix.changesLinks, let repair = finding.repair,
                let text = finding.place.source, finding.place.file != nil, text.bytes.count <= Self.mostBytes
            else { continue }
            let number = numbers[text.origin] ?? files.count
            numbers[text.origin] = number
            if number == files.count { files.append((text, [])) }
            files[number].repairs.append(repair)
        }
        let lines = files.prefix(Self.mostFiles).flatMap { text, repairs -> [String] in
            let new = text.repaired(by: Repair.compatible(repairs))
            return UnifiedDiff.text(from: text, to: new).split(separator: "\n").map(String.init)
        }
        return lines.isEmpty || files.count > Self.mostFiles ? nil : lines
    }
}
