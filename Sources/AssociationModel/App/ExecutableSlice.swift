import TextFormats

/// One architecture of an executable.
package struct ExecutableSlice: Sendable {
    /// The architecture, such as `arm64` or `x86_64`; an unknown one is shown by its numbers, as in `cpu 18.0`.
    package let architecture: String
    /// The platform and system version the slice was built for; nil if no load command says so.
    package let target: BuildTarget?
    /// The libraries the slice is linked against, in file order.
    package let libraries: [LinkedLibrary]
    /// The signature; nil if the slice is not signed.
    package let signature: CodeSignature?
    /// The entitlements that a simulator reads, from the sections `__entitlements` and `__ents_der`; nil if neither is
    /// present, as in every device build. Xcode signs simulator builds ad hoc, without entitlements.
    package let simulatedEntitlements: AppEntitlements?

    /// Whether this is a simulator build.
    package var isForSimulator: Bool { target?.platform == .simulator }

    /// The entitlements that take effect where the slice runs: the signed ones or, in a simulator, those in its
    /// sections.
    package var entitlements: AppEntitlements? {
        isForSimulator ? simulatedEntitlements ?? signature?.entitlements : signature?.entitlements
    }

    package init(
        architecture: String, target: BuildTarget?, libraries: [LinkedLibrary], signature: CodeSignature?,
        simulatedEntitlements: AppEntitlements? = nil
    ) {
        self.architecture = architecture
        self.target = target
        self.libraries = libraries
        self.signature = signature
        self.simulatedEntitlements = simulatedEntitlements
    }

    /// How the slice is linked against a system framework, given by name without extension. If there are several links,
    /// the strong one is returned, since only that one can stop a launch. Nil if the slice is not linked against it.
    package func link(toFramework name: String) -> LinkedLibrary? {
        let links = libraries.filter { $0.frameworkName == name }
        return links.first { $0.strength == .strong } ?? links.first
    }
}
