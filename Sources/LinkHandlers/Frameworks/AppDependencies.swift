package import Findings

/// What an app depends on, as its lock files and manifests say.
package struct AppDependencies: Sendable {
    /// The packages that the app itself names, each with its place; not those that these need.
    package var packages: [String: Place] = [:]
    /// The versions of some of them: the installed one by a lock file, else the oldest that the manifest admits.
    package var versions: [String: PackageVersion] = [:]
    /// What `Podfile.lock` and `Package.resolved` list, whoever needs it.
    package var sdks: [String: Place] = [:]
    /// The oldest version of Flutter that the lock file admits, as major and minor, with its place.
    package var flutter: (major: Int, minor: Int, place: Place)?
    /// The value of `FlutterDeepLinkingEnabled` in the `Info.plist`; nil if it is not there.
    package var deepLinking: (isOn: Bool, place: Place)?
    /// Whether the `Info.plist` keeps Firebase from taking the delegate’s place.
    package var firebaseIsKeptOut = false

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
    var swizzling: (name: String, place: Place?)? {
        guard !firebaseIsKeptOut else { return nil }
        let all = packages.merging(sdks) { first, _ in first }
        return all.keys.sorted().first { name in Self.swizzlingNames.contains(where: name.hasPrefix) }.map {
            ($0, all[$0])
        }
    }

    private static let swizzlingNames = [
        "firebase", "@react-native-firebase/", "@capacitor-firebase/", "GoogleUtilities/AppDelegateSwizzler",
    ]
}

/// The first two numbers of a version.
package struct PackageVersion: Comparable, Sendable {
    private let major, minor: Int

    init(_ major: Int, _ minor: Int) { (self.major, self.minor) = (major, minor) }

    /// - Parameter text: a version such as `8.5.0`, or a range that names the oldest it admits first, such as `^8.5.0`.
    package init?(_ text: String) {
        let digits = text.drop { "^~>=v ".contains($0) }
        let numbers = digits.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }.split(separator: ".").map { Int($0) }
        guard let first = numbers.first, let major = first else { return nil }
        self.init(major, numbers.dropFirst().first.flatMap(\.self) ?? 0)
    }

    package static func < (one: Self, other: Self) -> Bool { (one.major, one.minor) < (other.major, other.minor) }
}
