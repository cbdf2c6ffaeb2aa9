import Findings

extension Report {
    private static let mostFiles = 16
    private static let mostBytes = 64 << 10

    /// The lines that `aasa fix` changes without a change of what links open, as a diff; nil where it changes none, or files that
    /// are too large to be shown.
    var patch: [String]? {
        let files = unsuppressed.filter {
            fixes[$0.id]?.changesLinks == false && $0.place.source.map { $0.bytes.count <= Self.mostBytes } ?? false
        }.byRepairedFile
        let lines = files.prefix(Self.mostFiles).flatMap { text, findings -> [String] in
            let new = text.repaired(by: Repair.compatible(findings.compactMap(\.repair)))
            return UnifiedDiff.text(from: text, to: new).split(separator: "\n").map(String.init)
        }
        return lines.isEmpty || files.count > Self.mostFiles ? nil : lines
    }
}
