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
            older than iOS 12, which do not have that framework.

            ## Why it matters
            On such a system the app crashes at launch, before any of its own code runs: `Library not loaded: \
            /System/Library/Frameworks/AuthenticationServices.framework`. Guards such as `if #available(iOS 12, *)` do \
            not help, since the loader runs first. On iOS 12 and later nothing is wrong.

            ## How to fix it
            Under *Build Phases > Link Binary With Libraries*, set AuthenticationServices to *Optional*, which makes \
            the link weak, or raise the deployment target to iOS 12. With linker flags:

                OTHER_LDFLAGS = $(inherited) -weak_framework AuthenticationServices
            """,
        of: \.apps
    ) { subject in
        let first = SystemVersion(12)
        let framework = "AuthenticationServices"
        guard let executable = subject.app.executable,
            let slice = executable.slices.first(where: {
                $0.target?.platform == .iOS && $0.link(toFramework: framework)?.strength == .strong
                    && $0.target.map { $0.minimumSystem < first } == true
            }), let target = slice.target
        else { return nil }
        return Observation(
            "the \(subject.app.noun) links \(plain: framework) strongly but supports iOS \(plain: target.minimumSystem.description), which does not have it",
            at: subject.place, notes: [Note("the executable is \(executable.path), \(plain: slice.architecture)")],
            help: "make the link optional (weak), or raise the deployment target to iOS 12")
    }
}
