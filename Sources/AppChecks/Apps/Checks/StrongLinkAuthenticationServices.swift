import AssociationModel
import Findings
import Judging

extension BuiltAppChecks {
    static let strongLinkAuthenticationServices = Check(
        "AD720", "strong-link-authentication-services", .warning, since: "0.1.0", evidence: .reported,
        citations: [.developerReports],
        explanation: """
            ## What it finds
            The executable links AuthenticationServices strongly (`LC_LOAD_DYLIB`) and declares support for systems \
            older than iOS 12, which do not have that framework. Of a project, a target that links it in *Link Binary With \
            Libraries* as *Required*, and supports such a system.

            ## Why it matters
            On such a system the app crashes at launch, before any of its own code runs: `Library not loaded: \
            /System/Library/Frameworks/AuthenticationServices.framework`. Guards such as `if #available(iOS 12, *)` do \
            not help, since the loader runs first. On iOS 12 and later nothing is wrong.

            ## How to fix it
            Under *Build Phases > Link Binary With Libraries*, set AuthenticationServices to *Optional*, which makes \
            the link weak, or raise the deployment target to iOS 12. With linker flags:

                OTHER_LDFLAGS = $(inherited) -weak_framework AuthenticationServices
            """,
        of: \.linkingApps
    ) { subject in
        guard let link = subject.strongLink, link.minimumSystem < SystemVersion(12) else { return nil }
        return Observation(
            "\(subject.noun) links \(plain: LinkingApp.framework) strongly but supports iOS \(plain: link.minimumSystem.description), which does not have it",
            at: link.place, notes: link.notes,
            help: "make the link optional (weak), or raise the deployment target to iOS 12")
    }
}
