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
        return stating(
            report.withFixes(
                of: found.map(\.folder),
                deployedFrom: evidence.question.parts.deployments.filter(\.hasFile).map(\.folder)
            )
            .deciding(decisions(on: evidence)),
            at: evidence.question.choices.now)
    }

    /// What the files of their hosts decide about the links, for the apps that were named or else all that are listed.
    private func decisions(on evidence: Evidence) -> [LinkReport.Decision] {
        links.flatMap { link -> [LinkReport.Decision] in
            let host = (try? WrittenHost(link, allowing: .ofAnyURL))?.authority
            let site = evidence.sites.first { $0.key.authority == host }
            guard let file = site?.wellKnown.document.flatMap({ LinkFile($0) }) else { return [] }
            let named = apps.map(\.raw)
            return LinkReport([link], in: file, apps: named.isEmpty ? file.apps : named, domain: nil).decisions
        }
    }

    /// What a person may have meant otherwise, as the answers show: a host that is not there may be an app.
    package func remarks(after evidence: Evidence) -> [Message] {
        var seen: Set<String> = []
        return remarks
            + evidence.sites.compactMap { site in
                let host = site.key.host
                if case .response? = site.wellKnown.exchange?.outcome { return nil }
                guard Subject.isBundleIdentifier(host), seen.insert(host).inserted else { return nil }
                return
                    "\(host) looks like a bundle identifier: name the domain that the app claims, and the app with --bundle-id \(plain: host)"
            }
    }

    /// The report on what was given alone; no source is asked for anything.
    package func reportOnInputs(at now: Instant = .now) -> Report { report(on: Evidence(question(at: now))) }
}
