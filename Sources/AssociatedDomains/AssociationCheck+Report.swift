public import AssociationModel
import Catalogue
public import Findings
import Judging
public import TextFormats

/// Why a check could not be made at all.
public enum CheckFailure: Error, Sendable, CustomStringConvertible {
    /// No server can be contacted, because libcurl is missing.
    case unavailable(FetcherUnavailable)
    /// The folder for recordings cannot be written.
    case recording(InputFailure)

    /// One sentence, which names what is missing or the file at fault.
    public var description: String {
        switch self {
        case .unavailable(let failure): failure.description
        case .recording(let failure): failure.description
        }
    }
}

extension AssociationCheck {
    /// Gathers the evidence and judges it as of a moment: certificates and profiles by their dates, CDN copies by their
    /// age. Whatever goes wrong with a server is a finding.
    ///
    /// - Parameters:
    ///   - source: where evidence comes from.
    ///   - folder: where to save every exchange as text, for ``EvidenceSource/recordings(in:)``; nil to save none.
    ///   - now: the moment.
    public func report(
        from source: EvidenceSource, recordingTo folder: RecordingFolder? = nil, at now: Instant = .now
    ) async throws(CheckFailure) -> Report {
        let question = question(at: now)
        let areExpectations = !question.expectations.isEmpty
        let evidence: Evidence
        do throws(FetcherUnavailable) {
            evidence = try await (areExpectations ? source.withOneCopy : source).evidence(for: question)
        } catch {
            throw .unavailable(error)
        }
        if let folder {
            do throws(InputFailure) { try folder.write(evidence.exchanges) } catch { throw .recording(error) }
        }
        return areExpectations ? Report(judgingExpectationsOf: evidence) : Report(judging: evidence)
    }
}
