package import Findings

/// What an app in a framework depends on, as its lock file or manifest says.
package struct AppDependencies: Sendable {
    /// The packages that the app itself names, each with its place; not those that these need.
    package var packages: [String: Place] = [:]
    /// The oldest version of Flutter that the lock file admits, as major and minor, with its place.
    package var flutter: (major: Int, minor: Int, place: Place)?
    /// The value of `FlutterDeepLinkingEnabled` in the `Info.plist`; nil if it is not there.
    package var deepLinking: (isOn: Bool, place: Place)?

    package init() {}

    /// Whether Flutter hands links to the routes of the app; nil if that depends on a version that is not known. It is on
    /// unless it is set since 3.27: <https://docs.flutter.dev/release/breaking-changes/deep-links-flag-change>.
    var flutterHandsOn: Bool? {
        if let deepLinking { return deepLinking.isOn }
        guard let flutter, (flutter.major, flutter.minor) >= (3, 27) else { return nil }
        return true
    }

    /// The first of some packages that the app names.
    func first(of names: [String]) -> LinkReceiver? {
        names.lazy.compactMap { name in packages[name].map { LinkReceiver(.plugin, at: $0) } }.first
    }

    /// A package whose SDK puts itself in the delegate's place.
    var swizzling: String? {
        packages.keys.sorted().first { name in Self.swizzlingNames.contains(where: name.hasPrefix) }
    }

    private static let swizzlingNames = ["firebase", "@react-native-firebase/", "@capacitor-firebase/"]
}
