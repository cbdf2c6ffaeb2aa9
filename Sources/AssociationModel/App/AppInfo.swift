package import Findings
package import TextFormats

/// The parts of a bundle's `Info.plist` that matter to associations.
///
/// <https://developer.apple.com/documentation/bundleresources/information-property-list>
package struct AppInfo: Sendable {
    package let source: SourceText
    /// `CFBundleIdentifier`.
    package let bundleIdentifier: DeclaredText?
    /// `CFBundleDisplayName` or `CFBundleName`.
    package let name: DeclaredText?
    /// `CFBundleShortVersionString`, the version shown to users.
    package let version: DeclaredText?
    /// `CFBundleVersion`, the build number.
    package let build: DeclaredText?
    /// `CFBundleExecutable`, the file name of the executable.
    package let executable: DeclaredText?
    /// `MinimumOSVersion` or, on macOS, `LSMinimumSystemVersion`, as written.
    package let minimumSystem: DeclaredText?
    /// `CFBundleSupportedPlatforms`, such as `iPhoneOS`.
    package let platforms: [DeclaredText]
    /// What an extension extends: `NSExtension/NSExtensionPointIdentifier` or
    /// `EXAppExtensionAttributes/EXExtensionPointIdentifier`.
    package let extensionPoint: DeclaredText?
    /// `DTSDKName`, the SDK that it was built with, such as `iphoneos27.0`.
    package let sdk: DeclaredText?
    /// Whether `UIApplicationSceneManifest` is present.
    package let describesScenes: Bool
    /// Whether `NSAppClip` is present, which only App Clips have.
    package let describesAppClip: Bool
    /// Whether `WKApplication` or `WKWatchKitApp` is true, which marks a watch app.
    package let describesWatchApp: Bool

    /// Reads the keys from a property list. Nil if the list is not a dictionary.
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
        sdk = list.declaredText("DTSDKName", in: source)
        describesScenes = list["UIApplicationSceneManifest"] != nil
        describesAppClip = list["NSAppClip"] != nil
        describesWatchApp = list["WKApplication"]?.bool == true || list["WKWatchKitApp"]?.bool == true
    }
}
