package import Findings

/// Writes decisions about URLs as JSON. Keys are never removed or renamed, only added.
package enum LinkJSON {
    /// Writes decisions; the text ends with a line break.
    ///
    /// - Parameters:
    ///   - findings: why the file could not be read; empty if it was read.
    ///   - isTraced: whether every rule that was tried is written too, as `trace`.
    package static func text(of report: LinkReport, findings: [Finding] = [], isTraced: Bool) -> String {
        let decisions = report.decisions.map { decision($0, isTraced: isTraced) }
        let value = JSONOutput.object([
            ("decisions", .array(decisions)), ("findings", .array(findings.map(JSONReport.finding))),
        ])
        return value.text + "\n"
    }

    private static func decision(_ decision: LinkReport.Decision, isTraced: Bool) -> JSONOutput {
        var members: [(String, JSONOutput)] = [
            ("url", .string(decision.url)), ("app", .string(decision.app)),
            ("verdict", .string(decision.verdict.rawValue)),
            ("rule", rule(of: decision)),
            ("closest", decision.closest.map(attempt) ?? .null),
            ("reason", decision.refusal.map(reason) ?? .null),
            ("unsettled", .array(decision.unknownPoints.map(reason))),
            ("limit", JSONOutput(decision.limit?.description)),
        ]
        if isTraced { members.append(("trace", .array(decision.attempts.map(attempt)))) }
        return .object(members)
    }

    /// The rule that decided, or null.
    static func rule(of decision: LinkReport.Decision) -> JSONOutput {
        decision.rule.map { .object(rule($0)) } ?? .null
    }

    private static func rule(_ rule: LinkReport.Rule) -> [(String, JSONOutput)] {
        JSONReport.place(rule.place) + [("entry", .integer(rule.entry)), ("index", .integer(rule.index))]
    }

    private static func attempt(_ attempt: LinkReport.Attempt) -> JSONOutput {
        .object(rule(attempt.rule) + [("failed", attempt.failure.map(failure) ?? .null)])
    }

    private static func failure(_ failure: LinkReport.Failure) -> JSONOutput {
        .object([
            ("part", .string(failure.part)), ("item", JSONOutput(failure.item)),
            ("pattern", .string(failure.pattern)), ("text", .string(failure.text)),
            ("line", JSONOutput(failure.place.position?.line)), ("column", JSONOutput(failure.place.position?.column)),
            ("message", .string(failure.sentence.description)), ("hints", .array(failure.hints.map(reason))),
        ])
    }

    private static func reason(_ reason: LinkReport.Reason) -> JSONOutput {
        .object([("name", .string(reason.name)), ("message", .string(reason.sentence.description))])
    }
}
