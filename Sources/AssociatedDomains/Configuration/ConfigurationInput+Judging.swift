import Catalogue
package import Findings
import Judging
import LocalFiles
package import TextFormats
import UniversalLinks

extension ConfigurationInput {
    /// How much of what the configuration says a run looks at.
    package enum Extent: Sendable {
        /// All checks, with all servers that they need.
        case whole
        /// All checks, without servers.
        case offline
        /// Something else, such as one file.
        case part
    }

    /// A report in which findings count as the configuration says, and how many each entry of `ignore` matches.
    package func judging(_ report: Report, at now: Instant) -> (report: Report, uses: [IgnoreUse]) {
        var suppressions: [Finding.ID: Suppression] = [:]
        var counted: [Finding.ID: (Severity, Place)] = [:]
        let severities = Dictionary(file.severities.map { ($0.finding, $0) }) { _, last in last }
        for finding in report.findings {
            guard let severities = severities[finding.name] else { continue }
            if let severity = severities.standing.severity {
                if severity != finding.severity { counted[finding.id] = (severity, .text(file.text, severities.span)) }
            } else {
                suppressions[finding.id] = Suppression(.off, "it is off in \(plain: path)")
            }
        }
        var matches = file.ignored.map { _ in 0 }
        let places = FindingPlaces(report, folder: folder)
        let matchers = file.ignored.map { IgnoreMatcher($0, places) }
        for finding in report.findings {
            for (number, matcher) in matchers.enumerated() where matcher.matches(finding, places) {
                matches[number] += 1
                let entry = file.ignored[number]
                if !entry.isOver(at: now), suppressions[finding.id] == nil {
                    suppressions[finding.id] = Suppression(.ignored, entry.standing)
                }
            }
        }
        return (
            report.counting(counted.mapValues { ($0.0, $0.1) }).suppressing(suppressions),
            zip(file.ignored, matches).map { IgnoreUse($0, matches: $1) }
        )
    }

    /// What is to be said of the entries of `ignore` after a run: only what a run of this extent can tell.
    package func report(on uses: [IgnoreUse], after extent: Extent, at now: Instant) -> Report {
        let told = uses.filter { use in
            switch extent {
            case .whole: true
            case .offline: use.matches > 0 || use.entry.isOver(at: now)
            case .part: use.matches > 0
            }
        }
        return AssociationCheck(told).reportOnInputs(at: now)
    }
}

extension IgnoreEntry {
    /// Why the findings don't count, as the predicate of a sentence about one.
    fileprivate var standing: Message {
        let end: Message = lastDay.map { " until \(plain: $0.date)" } ?? ""
        return "it is ignored\(end) (\(reason))"
    }
}

/// The files and domains of a report's findings, each determined once.
private struct FindingPlaces {
    private let domains: [Finding.ID: Set<String>]
    private let files: [String: String]

    /// - Parameter folder: the folder that the paths of patterns are relative to.
    init(_ report: Report, folder: String) {
        var domains: [Finding.ID: Set<String>] = [:]
        for association in report.associations {
            for id in association.findings { domains[id, default: []].insert(association.domain.description) }
        }
        for finding in report.findings {
            if let authority = finding.place.authority {
                domains[finding.id] = [String(authority.prefix { $0 != ":" })]
            }
        }
        self.domains = domains
        let base = LocalFiles().absolutePath(folder)
        let start = base == "/" ? base : base + "/"
        var files: [String: String] = [:]
        for case let file? in report.findings.map(\.place.file) where files[file] == nil {
            let path = LocalFiles().absolutePath(file)
            files[file] = path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
        }
        self.files = files
    }

    /// The files that a pattern covers, as the findings name them. The pattern is compared with their paths relative to the
    /// folder, or absolute where they are not below it.
    func files(_ pattern: PathPattern) -> Set<String> { Set(files.filter { pattern.matches($0.value) }.keys) }

    /// The domains that the finding is about.
    func domains(of finding: Finding) -> Set<String> { domains[finding.id] ?? [] }
}

/// An entry of `ignore`, ready to be compared with findings.
private struct IgnoreMatcher {
    private let finding: String?
    private let files: Set<String>?
    private let domain: LinkDomain?

    init(_ entry: IgnoreEntry, _ places: FindingPlaces) {
        finding = entry.finding
        files = entry.file.map { places.files(PathPattern($0)) }
        domain = entry.domain.map { LinkDomain($0) }
    }

    /// Whether the finding has all that the entry names. One that concerns several domains has to be about none but those
    /// that the entry names.
    func matches(_ finding: Finding, _ places: FindingPlaces) -> Bool {
        if let name = self.finding, name != finding.name { return false }
        if let files, !(finding.place.file.map(files.contains) ?? false) { return false }
        guard let domain else { return true }
        let domains = places.domains(of: finding)
        return !domains.isEmpty && domains.allSatisfy { domain.takes(Array($0.utf8)) }
    }
}
