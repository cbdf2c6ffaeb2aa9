/// A service of associated domains, as it stands before the colon of an entitlement string and as a key of an AASA
/// file. See <https://developer.apple.com/documentation/bundleresources/entitlements/com.apple.developer.associated-domains>.
package enum Service: String, Hashable, Sendable, CaseIterable {
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

    /// Whether the AASA file lists the service's apps in an `apps` array; universal links have `details` instead.
    package var listsAppsInArray: Bool { self != .applinks }
}
