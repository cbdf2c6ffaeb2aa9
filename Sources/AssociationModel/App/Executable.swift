import TextFormats

/// What a Mach-O executable says about itself, for each of its architectures.
///
/// The layout is documented in `<mach-o/loader.h>` and `<mach-o/fat.h>` of Apple's open-source xnu.
package struct Executable: Sendable {
    /// The path of the file as reports show it.
    package let path: String
    /// The architectures in file order; a thin file has one.
    package let slices: [ExecutableSlice]

    package init(path: String, slices: [ExecutableSlice]) {
        self.path = path
        self.slices = slices
    }

    /// The slice that current devices run: the first 64-bit ARM slice, else the first slice.
    package var mainSlice: ExecutableSlice? {
        slices.first { $0.architecture.hasPrefix("arm64") && $0.architecture != "arm64_32" } ?? slices.first
    }
}

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

/// What a slice was built for, from `LC_BUILD_VERSION` or `LC_VERSION_MIN_*`.
package struct BuildTarget: Hashable, Sendable {
    /// The platforms listed in `<mach-o/loader.h>`.
    package enum Platform: Hashable, Sendable {
        case macOS
        /// iOS and iPadOS on devices.
        case iOS
        /// tvOS on devices.
        case tvOS
        /// watchOS on devices.
        case watchOS
        /// visionOS on devices.
        case visionOS
        /// An iPad app running on macOS.
        case macCatalyst
        /// A simulator for any of these.
        case simulator
        /// Any other platform, by its number.
        case other(Int)
    }

    package let platform: Platform
    /// The oldest system version it runs on.
    package let minimumSystem: SystemVersion
    /// The SDK it was built with.
    package let sdk: SystemVersion

    package init(platform: Platform, minimumSystem: SystemVersion, sdk: SystemVersion) {
        self.platform = platform
        self.minimumSystem = minimumSystem
        self.sdk = sdk
    }
}

/// A library that an executable is linked against.
package struct LinkedLibrary: Hashable, Sendable {
    /// What happens if the library is missing.
    package enum Strength: String, Hashable, Sendable, CaseIterable {
        /// The program does not start: `LC_LOAD_DYLIB` and related commands.
        case strong
        /// The program starts without it: `LC_LOAD_WEAK_DYLIB`.
        case weak
        /// The library is loaded on first use: `LC_LAZY_LOAD_DYLIB`.
        case lazy
    }

    /// The path it is loaded from.
    package let path: String
    package let strength: Strength

    package init(path: String, strength: Strength) {
        self.path = path
        self.strength = strength
    }

    /// The name of the framework, without extension; nil if the library is not part of a framework.
    package var frameworkName: String? {
        let parts = path.utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
        guard let folder = parts.last(where: { $0.hasSuffix(".framework") }) else { return nil }
        return String(folder.dropLast(".framework".count))
    }
}
