public import Findings

/// What an `Info.plist` says of a bundle, as far as associations depend on it.
///
/// <https://developer.apple.com/documentation/bundleresources/information-property-list>
public struct AppInfo: Sendable {
    /// What it was read from.
    public let source: SourceText
    /// `CFBundleIdentifier`.
    public let bundleIdentifier: DeclaredText?
    /// `CFBundleDisplayName` or `CFBundleName`.
    public let name: DeclaredText?
    /// `CFBundleShortVersionString`, the version that people see.
    public let version: DeclaredText?
    /// `CFBundleVersion`, the number of the build.
    public let build: DeclaredText?
    /// `CFBundleExecutable`, the name of the executable's file.
    public let executable: DeclaredText?
    /// `MinimumOSVersion` or, on macOS, `LSMinimumSystemVersion`, as written.
    public let minimumSystem: DeclaredText?
    /// `CFBundleSupportedPlatforms`, such as `iPhoneOS`.
    public let platforms: [DeclaredText]
    /// What an extension extends: `NSExtensionPointIdentifier` of `NSExtension`, or `EXExtensionPointIdentifier` of
    /// `EXAppExtensionAttributes`.
    public let extensionPoint: DeclaredText?
    /// Whether there is an `NSAppClip`, which App Clips have and nothing else.
    public let describesAppClip: Bool
    /// Whether it says that this is an app for a watch: `WKApplication`, `WKWatchKitApp`.
    public let describesWatchApp: Bool

    /// Reads the facts out of a property list. Nil where that is no dictionary.
    public init?(_ list: PropertyList, in source: SourceText) {
        guard list.entries != nil else { return nil }
        self.source = source
        bundleIdentifier = list.declaredText("CFBundleIdentifier", in: source)
        name =
            list.declaredText("CFBundleDisplayName", in: source) ?? list.declaredText("CFBundleName", in: source)
        version = list.declaredText("CFBundleShortVersionString", in: source)
        build = list.declaredText("CFBundleVersion", in: source)
        executable = list.declaredText("CFBundleExecutable", in: source)
        minimumSystem =
            list.declaredText("MinimumOSVersion", in: source)
            ?? list.declaredText("LSMinimumSystemVersion", in: source)
        platforms = list.declaredTexts("CFBundleSupportedPlatforms", in: source)
        extensionPoint =
            list["NSExtension"]?.declaredText("NSExtensionPointIdentifier", in: source, under: ["NSExtension"])
            ?? list["EXAppExtensionAttributes"]?.declaredText(
                "EXExtensionPointIdentifier", in: source, under: ["EXAppExtensionAttributes"])
        describesAppClip = list["NSAppClip"] != nil
        describesWatchApp = list["WKApplication"]?.bool == true || list["WKWatchKitApp"]?.bool == true
    }
}
