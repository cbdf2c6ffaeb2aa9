/// Where associated domains are not allowed, as Xcode says when it signs the app and macOS when it starts it.
package struct CapabilityRefusal: Hashable, Sendable {
    package enum Origin: Hashable, Sendable {
        /// `Provisioning profile "…" doesn't support the Associated Domains capability`, or `doesn't include the
        /// com.apple.developer.associated-domains entitlement`.
        case profile(name: String?)
        /// `Provisioning profile "…" doesn't match the entitlements file's value for the
        /// com.apple.developer.associated-domains entitlement`.
        case otherValue(profile: String?)
        /// `"…" requires a provisioning profile with the Associated Domains feature`, or `None of the valid provisioning
        /// profiles allowed the specified entitlements: …`.
        case noProfile
        /// `Personal development teams, including "…", do not support the Associated Domains capability`, or `Your
        /// development team, "…", does not support …`, which older versions of Xcode say.
        case team(name: String?, isPersonal: Bool)
        /// `Unsatisfied entitlements: com.apple.developer.associated-domains`, from macOS when the app starts.
        case launch
    }

    package let origin: Origin
    /// The target, the product that is exported, or the app that started; nil if the line does not mention it.
    package let target: String?

    /// The name of the provisioning profile; nil if the line does not mention it.
    var profile: String? {
        switch origin {
        case .profile(let name), .otherValue(let name): name
        case .noProfile, .team, .launch: nil
        }
    }

    /// Whether the line says no more than that some profile doesn't allow associated domains.
    var isBare: Bool { self == CapabilityRefusal(origin: .profile(name: nil), target: nil) }
}
