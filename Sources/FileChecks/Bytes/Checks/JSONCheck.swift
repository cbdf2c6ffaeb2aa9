import AssociationModel
import Findings
import Judging
import TextFormats

extension ByteChecks {
    /// Makes a check for one kind of problem that the JSON parser reports.
    ///
    /// Up to three mistakes get a finding each. More of them, such as typographic quotation marks throughout a file,
    /// become one finding at the first, and a note says where the others are.
    static func json(
        _ kind: JSONProblem.Kind, _ code: Code, _ name: String, _ severity: Severity = .error,
        evidence: EvidenceRank = .documented, citations: [Citation] = [.supportingDomains, .json], explanation: String,
        seeing describe: @escaping @Sendable (JSONMistake) -> Observation
    ) -> Check {
        Check(
            code, name, severity, since: "0.1.0", evidence: evidence, citations: citations, explanation: explanation,
            in: \.jsonTexts
        ) { document in
            let mistakes = (document.json?.problems ?? []).filter { $0.kind == kind }.map {
                JSONMistake(problem: $0, document: document)
            }
            guard mistakes.count > mostShownSingly else {
                return mistakes.map { describe($0).repaired(by: $0.repair) }
            }
            let first = describe(mistakes[0])
            return [
                Observation(
                    first.message, at: first.place, label: first.label, notes: first.notes + [repetition(of: mistakes)],
                    help: first.help, repair: Repair(Repair.compatible(mistakes.compactMap(\.repair)).flatMap(\.edits)))
            ]
        }
    }

    private static let mostShownSingly = 3
    private static let mostLines = 12

    private static func repetition(of mistakes: [JSONMistake]) -> Note {
        let first = mistakes[0].line(of: mistakes[0].problem.span.start)
        var lines: [Int] = []
        for mistake in mistakes.dropFirst() {
            let line = mistake.line(of: mistake.problem.span.start)
            if line != lines.last && line != first { lines.append(line) }
        }
        // The parser stops at the limit, so there may be more.
        let many: Message = mistakes.count >= JSONParser.problemLimit ? "at least " : ""
        let count = mistakes.count - 1
        guard !lines.isEmpty else { return Note("the same mistake occurs \(many)\(count) more times on this line") }
        let shown = Message.joined(lines.prefix(mostLines).map { "\($0)" }, by: ", ")
        let rest: Message = lines.count > mostLines ? " and others" : ""
        let noun: Message = lines.count == 1 ? "line" : "lines"
        return Note("the same mistake occurs \(many)\(count) more times, on \(noun) \(shown)\(rest)")
    }
}
