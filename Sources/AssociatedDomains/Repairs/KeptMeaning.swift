import AssociationModel
import Findings
import Judging
import UniversalLinks

/// What an AASA file says today, as far as it can be read, and what a change of the file would take away.
///
/// A repair may add what the author plainly meant. It must not remove an app from a list, and it must not change the
/// verdict of a URL that some rule matches today, which is proved on the compiled patterns, not assumed.
struct KeptMeaning {
    private let association: SiteAssociation?
    private let links: CompiledLinks?
    private let extent: LinkComparison.Extent?

    /// - Parameter extent: the URLs whose verdicts must not change; nil if any verdict may.
    init(_ document: SiteDocument, keeping extent: LinkComparison.Extent?) {
        association = document.association
        links = document.association.map(CompiledLinks.init)
        self.extent = extent
    }

    /// What a changed file takes away, as text to follow a colon; nil if nothing.
    func loss(in document: SiteDocument) -> Message? {
        guard let association else { return nil }
        guard let after = document.association else { return "nothing in the file could be read any more" }
        return lostApp(from: association, to: after) ?? changedDecision(in: after)
    }

    private func lostApp(from before: SiteAssociation, to after: SiteAssociation) -> Message? {
        for service in Service.allCases {
            let kept = Set(after.identifiers(for: service).map { Array($0.text.utf8) })
            let lost = before.identifiers(for: service).first {
                AppIdentifier($0.text) != nil && !kept.contains(Array($0.text.utf8))
            }
            if let lost { return "\(lost.text) would no longer be listed for \(plain: service.rawValue)" }
        }
        return nil
    }

    private func changedDecision(in after: SiteAssociation) -> Message? {
        guard let extent, let links else { return nil }
        let compiled = CompiledLinks(after)
        // Apps in the same entries have the same rules, and so the same answer.
        var proved: Set<[[Int]]> = []
        var comparer = LinkComparer(links, compiled, extent: extent)
        for app in links.apps {
            guard let first = links.rules(for: app), let second = compiled.rules(for: app),
                !proved.contains([first, second])
            else { continue }
            switch comparer.comparison(for: app) {
            case .equivalent: proved.insert([first, second])
            case .unknown: return "it could not be proved within the limits that the links of \(app) stay the same"
            case .different(let witness):
                let (before, after) = (witness.before.verdict.rawValue, witness.after.verdict.rawValue)
                return "\(plain: witness.url) would change from \(plain: before) to \(plain: after) for \(app)"
            }
        }
        return nil
    }
}
