extension [Finding] {
    /// Those that have a repair of a file, by the text that it edits.
    package var byRepairedFile: [(text: SourceText, findings: [Finding])] {
        let repairs = compactMap { finding -> (text: SourceText, finding: Finding)? in
            guard finding.repair != nil, finding.place.file != nil else { return nil }
            return finding.place.source.map { ($0, finding) }
        }
        return repairs.grouped(by: \.text.origin).map { ($0.elements[0].text, $0.elements.map(\.finding)) }
    }
}
