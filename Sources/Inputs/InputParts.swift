package import Judging
package import AssociationModel
package import Findings
package import SignUpScreens
import TextFormats
package import UniversalLinks

/// What an input says, each part with its places: all that anyone learns of it.
package struct InputParts: Sendable {
    /// The claims of each app, App Clip and extension.
    package var lists: [ClaimList] = []
    /// Apps whose claims those of other inputs may be, as a provisioning profile names one.
    package var apps: [AppIdentifier] = []
    /// The files of sites.
    package var files: [SourceText] = []
    package var expectations: [ExpectationFile] = []
    /// Screens that belong to no flow.
    package var screens: [Screen] = []
    package var flows: [ScreenFlow] = []
    package var logs: [ConsoleLog] = []

    /// The most domains that one input claims in all. Each counts wherever it is claimed, so that a project with many
    /// targets and configurations could claim millions.
    static let claimLimit = 10_000

    /// Adds what another input says.
    package mutating func add(_ other: InputParts) {
        lists += other.lists
        apps += other.apps.filter { !apps.contains($0) }
        files += other.files
        expectations += other.expectations
        screens += other.screens
        flows += other.flows
        logs += other.logs
    }
}

extension Question {
    /// Asks about what inputs say.
    package mutating func add(_ parts: InputParts) {
        lists += parts.lists
        apps += parts.apps.filter { !apps.contains($0) }
        files += parts.files
        expectations += parts.expectations
        screens += parts.screens
        flows += parts.flows
        logs += parts.logs
    }
}

extension InputParts {
    /// Nothing but the apps that were named.
    package init(apps: [AppIdentifier]) { self.init(lists: [], apps: apps) }
}
