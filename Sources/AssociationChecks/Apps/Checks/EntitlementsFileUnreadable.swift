import AssociationModel
import Findings
import TextFormats

extension Check {
    /// A target's entitlements could not be looked at.
    static let entitlementsFileUnreadable = Check(
        "AD791", "entitlements-file-unreadable", .warning, since: "0.1.0", evidence: .definition,
        citations: [.toolkit],
        explanation: """
            ## What it finds
            The entitlements file that the build setting `CODE_SIGN_ENTITLEMENTS` of a target names is not there or \
            is no property list, or the setting itself depends on another whose value the project does not say.

            ## Why it matters
            What that target claims stays unknown: none of its domains is checked, and a report without errors says \
            nothing about it. Xcode itself may know more, from its environment or from a file that is generated \
            before the build.

            ## How to fix it
            Generate what the project refers to (`pod install`, for example) and check again, correct the setting, or \
            check the signed app, which has everything in it:

                aasa check Shop.xcarchive
            """,
        of: \.lists
    ) { subject in
        guard case .target(let target, let configurations) = subject.list.origin, let first = configurations.first
        else { return [] }
        let named: Message = "of the target \(target.name.string), \(plain: first.name)"
        let help: Message = "correct CODE_SIGN_ENTITLEMENTS, or check the signed app"
        switch first.entitlements {
        case .notSet, .read: return []
        case .unresolved(let setting):
            return [
                Observation(
                    "the entitlements file \(named), is not known: \(setting.written.string)",
                    at: setting.written.place, notes: subject.list.project?.problemNotes ?? [], help: help)
            ]
        case .unreadable(let setting, let path, _):
            return [
                Observation(
                    "the entitlements file \(named), cannot be read: \(path)", at: setting.written.place, help: help)
            ]
        case .malformed(_, let place, let message):
            return [
                Observation("the entitlements file \(named), is malformed: \(message)", at: place, help: help)
            ]
        }
    }
}
