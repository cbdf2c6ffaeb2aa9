import AssociationModel
import Findings
import Judging
import TextFormats

extension BuiltAppChecks {
    static let entitlementsFileUnreadable = Check(
        "AD791", "entitlements-file-unreadable", .warning, since: "0.1.0", evidence: .definition,
        citations: [.toolkit],
        explanation: """
            ## What it finds
            The entitlements file that a target's build setting `CODE_SIGN_ENTITLEMENTS` names does not exist or is \
            not a property list, or the setting itself depends on another one whose value the project does not define.

            ## Why it matters
            It is unknown what that target claims: none of its domains is checked, and a report without errors says \
            nothing about it. Xcode itself may know more, from its environment or from a file that is generated before \
            the build.

            ## How to fix it
            Generate what the project refers to (`pod install`, for example) and check again, correct the setting, or \
            check the signed app, which contains everything:

                aasa check Shop.xcarchive
            """,
        of: \.targetEntitlements
    ) { subject in
        let help: Message = "correct CODE_SIGN_ENTITLEMENTS, or check the signed app"
        var named: Message { "of \(subject.builds.subject)" }
        switch subject.entitlements {
        case .notSet, .read: return nil
        case .unresolved(let setting):
            return Observation(
                "the entitlements file \(named) is unknown: \(setting.written.string)",
                at: setting.written.place, notes: subject.problems, help: help)
        case .unreadable(let setting, let path, _):
            return Observation(
                "the entitlements file \(named) can't be read: \(path)", at: setting.written.place, help: help)
        case .malformed(_, let place, let message):
            return Observation("the entitlements file \(named) is malformed: \(message)", at: place, help: help)
        }
    }
}
