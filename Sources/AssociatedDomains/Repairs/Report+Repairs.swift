package import Findings
package import Reports

extension Report {
    /// The files of the report that `aasa fix` repairs without a change of what links open, each before and after.
    ///
    /// - Parameter limit: the most files that are repaired.
    package func repairs(upTo limit: Int) -> [FileChange] {
        var seen: Set<SourceText.Origin> = []
        let texts = findings.compactMap { finding -> SourceText? in
            guard let fix = fixes[finding.id], !fix.changesLinks, suppressions[finding.id] == nil,
                case .text(let text, _) = finding.place, seen.insert(text.origin).inserted
            else { return nil }
            return text
        }
        return texts.prefix(limit).map { text in
            let file = RepairedFile(text)
            return FileChange(from: file.original, to: file.text, repaired: file.repaired)
        }
    }
}
