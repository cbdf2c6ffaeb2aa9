import AssociationModel
import Catalogue
public import Findings
public import TextFormats

extension AssociationCheck {
    /// Gathers the evidence and judges it as of a moment: certificates and profiles by their dates, CDN copies by their
    /// age. Whatever goes wrong with a server is a finding.
    ///
    /// - Parameters:
    ///   - folder: the path of the folder where every exchange is saved as text, for ``EvidenceSource/recordings(in:)``. It
    ///     is created if it is missing, and may hold no exchanges yet; nil to save none.
    ///   - now: the moment.
    ///   - whenEnded: is told each exchange as it ends, from any thread.
    public func report(
        recordingTo folder: String? = nil, at now: Instant = .now,
        whenEnded: (@Sendable (EndedExchange) -> Void)? = nil
    ) async throws(CheckFailure) -> Report {
        let recording = folder.map { RecordingFolder($0) }
        do throws(InputFailure) { try recording?.requireEmpty() } catch { throw .recording(error) }
        let evidence = try await evidence(at: now, whenEnded: whenEnded)
        do throws(InputFailure) { try recording?.write(evidence.exchanges) } catch { throw .recording(error) }
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
        let isTest = !evidence.question.parts.expectations.isEmpty
        let report = isTest ? Report(judgingExpectationsOf: evidence) : Report(judging: evidence)
        return stating(report, at: evidence.question.choices.now)
    }

    /// The report on what was given alone; no source is asked for anything.
    package func reportOnInputs(at now: Instant = .now) -> Report { report(on: Evidence(question(at: now))) }
}
