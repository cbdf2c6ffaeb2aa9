package import Findings
package import SignUpScreens

/// Screens and what belongs to them: the code behind them, and password rules.
package struct ScreenParts: Sendable {
    /// Screens that belong to no flow.
    package var screens: [Screen]
    /// Screens that people pass one after the other.
    package var flows: [ScreenFlow]
    /// Files that may have screens, or set them up, and were not read.
    package var unread: [UnreadSources] = []
    /// The files and folders that were read for screens and have none; one for each time that some were named.
    package var placesWithoutScreens: [Place] = []
    /// The frameworks that the app's screens are written in, besides what is native; each at the outermost folder that shows it.
    package var frameworks: [Report.Framework] = []
    /// The use of Microsoft Entra's native authentication in the sources; nil if they don't use it or were not read.
    package var nativeAuthentication: NativeAuthentication?
    /// The domains that the sources name for passwords, passkeys and callbacks.
    package var credentialDomains: [CredentialDomain] = []
    /// What the screens are made of besides, until it is read.
    package var code = ScreenCode()
    /// Password rules by themselves.
    package var rules: [PasswordRulesText] = []
    /// The files in which such rules were looked for.
    package private(set) var descriptorFiles: [DescriptorFile] = []

    package init(_ screens: [Screen] = [], flows: [ScreenFlow] = []) { (self.screens, self.flows) = (screens, flows) }

    /// Adds what something else says.
    package mutating func add(_ other: ScreenParts) {
        screens += other.screens
        flows += other.flows
        unread += other.unread
        frameworks += other.frameworks
        placesWithoutScreens += other.placesWithoutScreens
        nativeAuthentication = other.nativeAuthentication ?? nativeAuthentication
        credentialDomains += other.credentialDomains
        code.add(other.code)
        rules += other.rules
        descriptorFiles += other.descriptorFiles
    }

    /// Adds the password rules of a file.
    package mutating func add(_ file: DescriptorFile) {
        descriptorFiles.append(file)
        rules += file.descriptors.map { PasswordRulesText($0.descriptor, in: $0.text) }
    }

    /// The frameworks whose screens are not known: they were not read, and nobody described them.
    package var unreadFrameworks: [Report.Framework] {
        let isDescribed = !flows.isEmpty || screens.contains { $0.place.file?.hasSuffix(".json") ?? false }
        return isDescribed ? [] : frameworks.filter { !$0.isRead }
    }

    /// What was not read of the screens, why, as a sentence, and where it is.
    package var unreadParts: [(name: String, reason: Message, place: Place)] {
        unread.map { ($0.files.description, $0.sentence, $0.place) }
            + unreadFrameworks.map { ($0.title, "\(plain: $0.title) is not read", $0.place) }
    }

    /// Whether there is no screen.
    package var isWithoutScreens: Bool { screens.isEmpty && flows.isEmpty }
}
