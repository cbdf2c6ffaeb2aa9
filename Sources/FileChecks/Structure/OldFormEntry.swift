import AssociationModel
import Findings
package import Judging
import TextFormats
package import UniversalLinks

/// An entry of `details`, and what it says in the form of older systems beside the new one.
package struct OldFormEntry: Scoped {
    /// Whether `paths` says the same as `components` beside it.
    package enum Agreement: Sendable {
        case agree
        /// The two decide this URL differently; `components` comes first.
        case disagree(LinkComparison.Witness)
        /// The comparison reached a limit.
        case unknown
    }

    package let subject: DetailsEntrySubject
    /// Nil if the entry does not have both `paths` and `components`.
    package let agreement: Agreement?
    /// The apps of `appID` that `appIDs` beside it does not list; nil if the entry does not have both.
    package let lostApps: [String]?

    package var scope: Scope { subject.scope }

    /// Whether older systems, which know `appID` alone, find an app in the entry.
    var namesAppForOlderSystems: Bool { subject.entry.key != nil || subject.entry.appID != nil }

    /// The keys of the old form that repeat the new one, each with the key of the new form; none if another finding says
    /// that the two forms disagree.
    var repetitions: [(old: LocatedString, new: LocatedString)] {
        switch agreement {
        case .agree, nil: break
        case .disagree, .unknown: return []
        }
        let entry = subject.entry
        var result: [(old: LocatedString, new: LocatedString)] = []
        if lostApps?.isEmpty == true, let old = entry.appID, let new = entry.appIDs {
            result.append((old.key, new.key))
        }
        if case .agree = agreement, let old = entry.paths, let new = entry.components {
            result.append((old.key, new.key))
        }
        return result
    }
}

/// The entries of one file, judged by what they keep for older systems.
package struct OldFormFile: Scoped {
    package let entries: [OldFormEntry]
    package let scope: Scope

    /// Compares the forms in a file; nil if it has no entries.
    init?(_ structure: DocumentStructure) {
        guard let appLinks = structure.appLinks, !structure.entries.isEmpty else { return nil }
        scope = appLinks.scope
        var comparison = FormComparison(appLinks.appLinks)
        entries = structure.entries.map { subject in
            OldFormEntry(
                subject: subject, agreement: comparison.agreement(in: subject.entry),
                lostApps: subject.entry.lostApps)
        }
    }
}

extension DetailsEntry {
    fileprivate var lostApps: [String]? {
        guard key == nil, let appID, let appIDs, !appIDs.value.isVacant, appIDs.value.elements != nil else {
            return nil
        }
        let listed = Set(appIDs.value.texts)
        return appID.value.texts.filter { !listed.contains($0) }
    }
}
