/// A service of associated domains: the word before the colon of an entitlement string, and a key of the AASA file. See
/// <https://developer.apple.com/documentation/bundleresources/entitlements/com.apple.developer.associated-domains>.
public enum Service: String, Hashable, Sendable, CaseIterable {
    /// Shared web credentials: passwords, strong passwords, passkeys, https callbacks.
    case webcredentials
    /// Universal links.
    case applinks
    /// App Clips.
    case appclips
    /// Handoff.
    case activitycontinuation
    /// Single sign-on extensions.
    case authsrv
    /// SMS filter extensions.
    case messagefilter

    /// Whether the AASA file lists the service's apps in an `apps` array. Universal links use `details` instead.
    package var listsAppsInArray: Bool { self != .applinks }
}
