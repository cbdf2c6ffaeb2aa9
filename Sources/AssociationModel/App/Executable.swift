import TextFormats

/// What an executable (Mach-O) says of itself, for each of its architectures.
///
/// The layout is that of `<mach-o/loader.h>` and `<mach-o/fat.h>` of Apple's open-source xnu.
package struct Executable: Sendable {
    /// The path of the file, as a report names it.
    package let path: String
    /// The architectures, in the order of the file; a thin file has one.
    package let slices: [ExecutableSlice]

    /// Puts an executable together.
    package init(path: String, slices: [ExecutableSlice]) {
        self.path = path
        self.slices = slices
    }

    /// The slice that today's devices run: the first for 64-bit ARM, else the first.
    package var mainSlice: ExecutableSlice? {
        slices.first { $0.architecture.hasPrefix("arm64") && $0.architecture != "arm64_32" } ?? slices.first
    }
}

/// One architecture of an executable.
package struct ExecutableSlice: Sendable {
    /// The architecture, such as `arm64` or `x86_64`; an unknown one by its numbers, as in `cpu 18.0`.
    package let architecture: String
    /// The platform and system that it was built for; nil where no load command says so.
    package let target: BuildTarget?
    /// The libraries that it is linked against, in the order of the file.
    package let libraries: [LinkedLibrary]
    /// The signature; nil for an unsigned slice.
    package let signature: CodeSignature?
    /// The entitlements that a simulator reads, from the sections `__entitlements` and `__ents_der`; nil where neither
    /// is there, as in every build for a device. Xcode signs builds for a simulator ad hoc, with none.
    package let simulatedEntitlements: AppEntitlements?

    /// Whether it is a build for a simulator.
    package var isForSimulator: Bool { target?.platform == .simulator }

    /// The entitlements that count where it runs: the signed ones, on a simulator those of its sections.
    package var entitlements: AppEntitlements? {
        isForSimulator ? simulatedEntitlements ?? signature?.entitlements : signature?.entitlements
    }

    /// Puts a slice together.
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

    /// How it is linked against a framework of the system, by the framework's name without extension; the strong link
    /// where there are several, since that is the one that stops a launch. Nil where it is not linked against it.
    package func link(toFramework name: String) -> LinkedLibrary? {
        let links = libraries.filter { $0.frameworkName == name }
        return links.first { $0.strength == .strong } ?? links.first
    }
}

/// What a slice was built for, from `LC_BUILD_VERSION` or one of `LC_VERSION_MIN_*`.
package struct BuildTarget: Hashable, Sendable {
    /// The platforms of `<mach-o/loader.h>`.
    package enum Platform: Hashable, Sendable {
        /// macOS.
        case macOS
        /// iOS and iPadOS on devices.
        case iOS
        /// tvOS on devices.
        case tvOS
        /// watchOS on devices.
        case watchOS
        /// visionOS on devices.
        case visionOS
        /// An iPad app on macOS.
        case macCatalyst
        /// A simulator of any of these.
        case simulator
        /// Another, by its number.
        case other(Int)
    }

    /// The platform.
    package let platform: Platform
    /// The oldest system that it runs on.
    package let minimumSystem: SystemVersion
    /// The SDK that it was built with.
    package let sdk: SystemVersion

    /// Puts a target together.
    package init(platform: Platform, minimumSystem: SystemVersion, sdk: SystemVersion) {
        self.platform = platform
        self.minimumSystem = minimumSystem
        self.sdk = sdk
    }
}

/// A library that an executable is linked against.
package struct LinkedLibrary: Hashable, Sendable {
    /// What happens where the library is missing.
    package enum Strength: String, Hashable, Sendable, CaseIterable {
        /// The program does not start: `LC_LOAD_DYLIB` and its kin.
        case strong
        /// The program starts without it: `LC_LOAD_WEAK_DYLIB`.
        case weak
        /// It is loaded at the first use: `LC_LAZY_LOAD_DYLIB`.
        case lazy
    }

    /// The path under which it is loaded.
    package let path: String
    /// What happens where it is missing.
    package let strength: Strength

    /// Names a library.
    package init(path: String, strength: Strength) {
        self.path = path
        self.strength = strength
    }

    /// The name of the framework that the library is, without extension; nil where it is none.
    package var frameworkName: String? {
        let parts = path.utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
        guard let folder = parts.last(where: { $0.hasSuffix(".framework") }) else { return nil }
        return String(folder.dropLast(".framework".count))
    }
}
