import AssociationModel
package import Findings
package import Inputs
package import LocalFiles
package import Reports

/// A project that somebody sent as a zip archive. Its files are read from the archive, and no others.
package struct SentProject: Sendable {
    /// What it says.
    package let check: AssociationCheck
    private let folder: SentFolder

    /// Reads an archive; nil if it holds an app.
    ///
    /// - Parameters:
    ///   - name: what the archive is called.
    ///   - apps: the apps that were named beside it.
    package init?(
        in file: TemporaryFile, named name: String, apps: [AppIdentifier], from source: EvidenceSource,
        within limits: SentArchive.Limits
    ) async throws(InputFailure) {
        guard let folder = try await SentArchive.folder(in: file, named: name, within: limits) else { return nil }
        let names = folder.names.filter { !$0.hasPrefix(".") && $0 != "__MACOSX" }
        // Most archives hold one folder.
        let subject = DeclaredText(names.count == 1 ? "\(names[0])/" : ".")
        check = try await folder.whileRead { () throws(InputFailure) in
            try await CheckRequest(subjects: [subject], apps: apps).check(from: source)
        }
        self.folder = folder
    }

    /// The report on it, and its files that can be repaired without a change of what links open, each before and after.
    package func report() async throws(CheckFailure) -> (report: Report, repairs: [FileChange]) {
        try await folder.whileRead { () throws(CheckFailure) in
            let evidence = try await check.evidence()
            let report = check.report(on: evidence)
            var reports = [report]
            for path in check.expectations {
                reports.append(try await AssociationCheck(testing: path, from: check.source).report())
            }
            return (.joined(reports), RepairedProject(report, evidence).changes)
        }
    }
}
