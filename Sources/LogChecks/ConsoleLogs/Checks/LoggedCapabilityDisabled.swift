import AssociationModel
import Findings
import Judging

extension ConsoleLogChecks {
    static let loggedCapabilityDisabled = Check(
        "AD056", "logged-capability-disabled", .warning, since: "0.1.0", evidence: .reported,
        citations: [.syncedCapabilities, .expoCapabilities],
        explanation: """
            ## What it finds
            `Synced capabilities: … Disabled: … Associated Domains`, which `eas build` and `eas credentials` print when \
            they have turned the capability off for the App ID.

            ## Why it matters
            Before a build, EAS makes the App ID's capabilities equal to the entitlements that it reads from the \
            project. It read no associated domains, so profiles made from now on don't allow them. Developers report \
            this for `associatedDomains` that depend on a variable that only the build server has, and for an \
            entitlements file that the project names nowhere.

            ## How to fix it
            If the app needs its domains, make the resolved configuration name them wherever `eas` runs: look for \
            `com.apple.developer.associated-domains` in `npx expo config --type introspect`. Then build again, so that \
            EAS enables the capability and makes a new profile. `EXPO_NO_CAPABILITY_SYNC=1` keeps EAS from changing \
            capabilities.
            """,
        of: \.loggedBuilds
    ) { logged in
        guard case .capabilityDisabled = logged.statement else { return nil }
        return logged.observation(
            "EAS turned Associated Domains off for the App ID: it read no associated domains from the project",
            label: "disabled at developer.apple.com",
            help:
                "make npx expo config --type introspect show com.apple.developer.associated-domains where eas runs, and build again"
        )
    }
}
