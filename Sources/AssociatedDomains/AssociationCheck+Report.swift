public import AssociationModel
import Catalogue
public import Findings
import Judging
public import TextFormats

extension AssociationCheck {
    /// Gathers the evidence and judges it as of a moment: certificates and profiles by their dates, CDN copies by their
    /// age. Whatever goes wrong with a server is a finding.
    ///
    /// - Parameters:
    ///   - folder: where to save every exchange as text, for ``EvidenceSource/recordings(in:)``; nil to save none.
    ///   - now: the moment.
    ///   - whenEnded: is told each exchange as it ends, from any thread.
    public func report(
        recordingTo folder: RecordingFolder? = nil, at now: Instant = .now,
        whenEnded: (@Sendable (EndedExchange) -> Void)? = nil
    ) async throws(CheckFailure) -> Report {
        let evidence = try await evidence(at: now, whenEnded: whenEnded)
        if let folder {
            do throws(InputFailure) { try folder.write(evidence.exchanges) } catch { throw .recording(error) }
        }
        return report(on: evidence)
    }

    /// Gathers the evidence, for callers that need more of it than the report.
    package func evidence(
        at now: Instant = .now, whenEnded: (@Sendable (EndedExchange) -> Void)? = nil
    ) async throws(CheckFailure) -> Evidence {
        try await source.evidence(for: question(at: now), isOneCopyEnough: needsOneCopy, whenEnded: whenEnded)
    }

    /// Judges evidence that was gathered for this check.
    package func report(on evidence: Evidence) -> Report {
        let isTest = !evidence.question.expectations.isEmpty
        return isTest ? Report(judgingExpectationsOf: evidence) : Report(judging: evidence)
    }

    /// The report on what was given alone; no source is asked for anything.
    package func reportOnInputs(at now: Instant = .now) -> Report { report(on: Evidence(question(at: now))) }
}
