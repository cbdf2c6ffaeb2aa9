import AssociationModel
import Findings
import Judging
import TextFormats

extension ByteChecks {
    /// Makes a check for one kind of problem that the JSON parser reports.
    ///
    /// Up to three mistakes get a finding each. More of them, such as typographic quotation marks throughout a file,
    /// become one finding at the first, and a note says where the others are.
    ///
    /// - Parameter help: how to fix it in an association file; nil where that is as in any other JSON.
    static func json(
        _ kind: JSONProblem.Kind, _ code: Code, _ name: String, _ severity: Severity = .error,
        evidence: EvidenceRank = .documented, citations: [Citation] = [.supportingDomains, .json], explanation: String,
        help: Message? = nil
    ) -> Check {
        Check(
            code, name, severity, since: "0.1.0", evidence: evidence, citations: citations, explanation: explanation,
            in: \.jsonTexts
        ) { document in
            guard let json = document.json else { return [] }
            let mistakes = json.problems.filter { $0.kind == kind }.map {
                JSONMistake($0, of: json, in: document.text.bytes)
            }
            guard mistakes.count > mostShownSingly else {
                return mistakes.map { document.observation($0, help: help).repaired(by: repair($0)) }
            }
            let repairs = Repair.compatible(mistakes.compactMap(repair))
            return [
                document.observation(mistakes[0], help: help)
                    .noting(repetition(of: mistakes.map { document.text.position(of: $0.problem.span.start).line }))
                    .repaired(by: Repair(repairs.flatMap(\.edits)))
            ]
        }
    }

    private static func repair(_ mistake: JSONMistake) -> Repair? {
        mistake.repair { AppIdentifier($0) != nil }
    }

    private static let mostShownSingly = 3
    private static let mostLines = 12

    /// A note on the same mistake on all lines after the first.
    private static func repetition(of places: [Int]) -> Note {
        var lines: [Int] = []
        for line in places.dropFirst() where line != lines.last && line != places[0] { lines.append(line) }
        // The parser stops at the limit, so there may be more.
        let many: Message = places.count >= JSONParser.problemLimit ? "at least " : ""
        let count = places.count - 1
        guard !lines.isEmpty else { return Note("the same mistake occurs \(many)\(count) more times on this line") }
        let shown = Message.joined(lines.prefix(mostLines).map { "\($0)" }, by: ", ")
        let rest: Message = lines.count > mostLines ? " and others" : ""
        let noun: Message = lines.count == 1 ? "line" : "lines"
        return Note("the same mistake occurs \(many)\(count) more times, on \(noun) \(shown)\(rest)")
    }
}

extension SiteDocument {
    /// What is wrong with its JSON at a mistake.
    func observation(_ mistake: JSONMistake, help: Message? = nil) -> Observation {
        let wording = mistake.wording
        return Observation(
            wording.message, at: mistake.problem.kind == .utf16 ? .wholeText(text) : place(mistake.problem.span),
            label: wording.label, notes: wording.note.map { [Note($0.message, at: place($0.span))] } ?? [],
            help: help ?? wording.help)
    }
}
