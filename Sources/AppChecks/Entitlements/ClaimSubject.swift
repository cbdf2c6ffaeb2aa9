package import AssociationModel
import Findings
package import Judging

/// A claim, with the list that contains it.
package struct ClaimSubject: Scoped {
    package let claim: Claim
    /// Its list, itself included.
    package let list: ClaimList
    /// The claims of the list, itself included.
    let siblings: ClaimSiblings
    /// The index of the claim in the list.
    package let index: Int
    package let scope: Scope

    package var entry: EntitlementEntry { claim.entry }

    /// The entry, where it is an entitlement string with a service and a domain; nil for a domain typed without a
    /// service, and for a string that is not an entry at all, which has its own finding.
    package var statedEntry: EntitlementEntry? {
        entry.impliedService == nil && entry.problem == nil ? entry : nil
    }

    /// Whether it asks for developer mode beside an entry that says the same for all other builds.
    var isForDevelopmentBesideOther: Bool {
        entry.mode == .developer && siblings.hasTwinWithoutMode(at: index)
    }

    /// What to write instead, where that is certain: the whole entry, or only the domain where that was typed without a
    /// service.
    var replacement: String? {
        guard let corrected = entry.corrected else { return nil }
        return entry.impliedService == nil ? corrected : EntitlementEntry(corrected).pattern
    }

    /// Help that says what to write instead.
    var correction: Message? { replacement.map { "write \($0)" } }

    /// The edit that writes it; nil in a project, where the same entry may stand in the files of several configurations.
    var repair: Repair? { list.project == nil ? replacement.flatMap(claim.writing) : nil }

    /// An observation about a part of the entry, whose help and repair are what to write instead.
    ///
    /// - Parameter help: where that is not certain.
    func observation(
        _ message: Message, at part: SourceSpan, label: Message, notes: [Note] = [], orElse help: Message
    ) -> Observation {
        Observation(
            message, at: claim.place(of: part), label: label, notes: notes, help: correction ?? help, repair: repair)
    }
}
