import TextFormats

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
