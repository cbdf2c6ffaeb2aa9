import ArgumentParser
import AssociatedDomains

extension FixCommand {
    // Each round makes at least one repair that was not seen before.
    private static let mostRounds = 8

    /// Repairs the files of a project. What is written is checked again.
    func repairProject(in folder: String) async throws(Failure) {
        try network.requireUse(by: [])
        var (report, project, unread) = try await judged(folder)
        var changes: [FileChange] = []
        var rounds = 0
        while rewriting.write, rounds < Self.mostRounds, !project.changes.isEmpty {
            changes += try project.changes.map(written)
            (report, project, unread) = try await judged(folder)
            rounds += 1
        }
        if !rewriting.write { (report, changes) = (project.remaining, project.changes) }
        try answer(report, changes)
        if form.format == .human { try tell(withheld: project.withheld) }
        for failure in unread.dropLast() { _ = Failure(failure).exitCode() }
        if let last = unread.last { throw Failure(last) }
        if report.worst == .error || !rewriting.write && !changes.isEmpty { throw .findings }
    }

    private func judged(
        _ folder: String
    ) async throws(Failure) -> (Report, RepairedProject, unread: [InputFailure]) {
        let check: AssociationCheck
        do throws(InputFailure) {
            check = try await CheckRequest(subjects: [DeclaredText(folder)]).check(from: .nowhere)
        } catch { throw Failure(error) }
        do throws(CheckFailure) {
            let evidence = try await check.evidence()
            let report = check.report(on: evidence)
            return (report, RepairedProject(report, evidence, options), check.unread)
        } catch { throw Failure(error) }
    }

    private func written(_ change: FileChange) throws(Failure) -> FileChange {
        try Outputs.rewrite(change.old.name, from: change.old, to: change.new, inPlace: rewriting.inPlace)
        return FileChange(from: change.old, to: change.new, repaired: change.repaired, isWritten: true)
    }

    private func answer(_ report: Report, _ changes: [FileChange]) throws(Failure) {
        if form.format == .json { return try printJSON(report, changes) }
        let style = form.color.style
        for change in changes {
            try Terminal.printDiff(from: change.old, to: change.new, style)
            try Terminal.print(summary(of: change) + "\n")
        }
        // What is left is told where something is.
        guard changes.isEmpty || rewriting.write || !report.findings.isEmpty else { return }
        try Terminal.print(report.text(style: style), as: .text(style))
    }
}
