import AssociationModel
import Findings
import Judging

extension ConsoleLogChecks {
    static let loggedFrameworkNotLoaded = Check(
        "AD052", "logged-framework-not-loaded", .error, since: "0.1.0", evidence: .reported,
        citations: [.weakFrameworkReport, .weakFrameworkFix],
        explanation: """
            ## What it finds
            `Library not loaded: /System/Library/Frameworks/AuthenticationServices.framework/…`, from the dynamic \
            linker (`dyld`) or in a crash report.

            ## Why it matters
            The app ends before its first line runs, because the system is older than the framework: \
            AuthenticationServices came with iOS 12 and macOS 10.15. Often a library links it: developers report \
            AppAuth, Auth0 and Okta. No file on a server and no entitlement has anything to do with it.

            ## How to fix it
            Raise the deployment target to iOS 12 or macOS 10.15, or link the framework weakly: Optional under Link \
            Binary With Libraries, `weak_frameworks` in a podspec, `-weak_framework AuthenticationServices` for the \
            linker. Code that uses it then needs `if #available`.
            """,
        of: \.loggedBuilds
    ) { logged in
        guard case .frameworkNotLoaded = logged.statement else { return nil }
        return logged.observation(
            "the app can't start: this system has no AuthenticationServices framework",
            label: "not a matter of associated domains",
            help: "raise the deployment target to iOS 12 or macOS 10.15, or link AuthenticationServices weakly")
    }
}
