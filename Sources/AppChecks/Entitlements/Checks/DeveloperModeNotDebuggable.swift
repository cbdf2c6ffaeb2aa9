import AssociationModel
import Findings
import Judging
import TextFormats

extension EntitlementChecks {
    /// A development build for the Mac asks for developer mode and may not be debugged.
    static let developerModeNotDebuggable = Check(
        "AD129", "developer-mode-not-debuggable", .warning, since: "0.1.0", evidence: .reported,
        citations: [.developerReports, .entitlement],
        explanation: """
            ## What it finds
            A Mac app claims a domain with `?mode=developer` and is signed for development, but its signature lacks \
            `com.apple.security.get-task-allow`.

            ## Why it matters
            A Mac takes developer mode seriously only in an app that a debugger may attach to. Without that \
            entitlement the entry is reported to be ignored, although the profile is right and `sudo swcutil \
            developer-mode -e true` was run.

            ## How to fix it
            Sign the development build with `com.apple.security.get-task-allow`, as Xcode does unless the build \
            setting `CODE_SIGN_INJECT_BASE_ENTITLEMENTS` is *No*:

                <key>com.apple.security.get-task-allow</key>
                <true/>
            """,
        of: \.claims
    ) { subject in
        guard let build = subject.list.build, build.app.isForMac, build.isForDevelopment,
            build.app.entitlements?.allowsDebugging != true, let entry = subject.statedEntry,
            let query = entry.query, let mode = entry.mode, mode != .managed
        else { return nil }
        return Observation(
            "the entry \(entry.raw) asks for developer mode, but the app does not allow debugging",
            at: subject.claim.place(of: SourceSpan(query.span.start - 1, query.span.end)), label: "may be ignored",
            help: "sign the development build with \("com.apple.security.get-task-allow")")
    }
}
