package import Findings
package import TextFormats

/// What an `Info.plist` says of a bundle, as far as associations depend on it.
///
/// <https://developer.apple.com/documentation/bundleresources/information-property-list>
package struct AppInfo: Sendable {
    /// What it was read from.
    package let source: SourceText
    /// `CFBundleIdentifier`.
    package let bundleIdentifier: DeclaredText?
    /// `CFBundleDisplayName` or `CFBundleName`.
    package let name: DeclaredText?
    /// `CFBundleShortVersionString`, the version that people see.
    package let version: DeclaredText?
    /// `CFBundleVersion`, the number of the build.
    package let build: DeclaredText?
    /// `CFBundleExecutable`, the name of the executable's file.
    package let executable: DeclaredText?
    /// `MinimumOSVersion` or, on macOS, `LSMinimumSystemVersion`, as written.
    package let minimumSystem: DeclaredText?
    /// `CFBundleSupportedPlatforms`, such as `iPhoneOS`.
    package let platforms: [DeclaredText]
    /// What an extension extends: `NSExtensionPointIdentifier` of `NSExtension`, or `EXExtensionPointIdentifier` of
    /// `EXAppExtensionAttributes`.
    package let extensionPoint: DeclaredText?
    /// Whether there is an `NSAppClip`, which App Clips have and nothing else.
    package let describesAppClip: Bool
    /// Whether it says that this is an app for a watch: `WKApplication`, `WKWatchKitApp`.
    package let describesWatchApp: Bool

    /// Reads the facts out of a property list. Nil where that is no dictionary.
    package init?(_ list: PropertyList, in source: SourceText) {
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
