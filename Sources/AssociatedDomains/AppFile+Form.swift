package import AppBundles
package import AssociationModel
import CurlFetch
import Findings
import TextFormats
import UniversalLinks

extension AppFile {
    /// What kind of file an app can be read from, as its name tells.
    package enum Form: Hashable, Sendable {
        /// A built app (`.app`, `.appex`), an Xcode archive (`.xcarchive`), a package (`.ipa`), or a zip of
        /// one of these (`.zip`).
        case bundle(AppBundle.Form)
        /// A provisioning profile (`.mobileprovision`, `.provisionprofile`).
        case profile
        /// An Xcode project (`.xcodeproj`, or the `project.pbxproj` in it).
        case project
        /// A property list of entitlements (`.entitlements`, `.plist`, `.xcent`).
        case entitlements
        /// A description of the app in JSON, such as Expo's `app.json`.
        case description(AppDescription.Tool)
        /// A program or specification from which another tool generates one of the others; it cannot be read itself.
        case generator(Generator)

        /// Recognises the form by the name at the end of a path; nil for any other name.
        package init?(path: String) {
            let name = path.utf8.last == UInt8(ascii: "/") ? String(path.dropLast()) : path
            if let form = AppBundle.Form(path: name) {
                self = .bundle(form)
            } else if let tool = DescriptionFile.tool(of: name) {
                self = .description(tool)
            } else if let generator = Generator(path: name) {
                self = .generator(generator)
            } else if name.hasSuffix(".mobileprovision") || name.hasSuffix(".provisionprofile") {
                self = .profile
            } else if name.hasSuffix(".xcodeproj") || name.hasSuffix("project.pbxproj") {
                self = .project
            } else if name.hasSuffix(".entitlements") || name.hasSuffix(".plist") || name.hasSuffix(".xcent") {
                self = .entitlements
            } else {
                return nil
            }
        }

        /// The kind that reports name.
        var inputKind: Report.Input.Kind {
            switch self {
            case .bundle(.archive): .archive
            case .bundle: .app
            case .profile: .profile
            case .project: .xcodeProject
            case .entitlements: .entitlements
            case .description, .generator: .project
            }
        }

        /// Whether it has targets and configurations to choose from.
        package var isProject: Bool { self == .project || self == .description(.capacitor) }

        /// Whether a name of this form cannot be a domain; `.app` and `.zip` are also top-level domains.
        package var isCertain: Bool { self != .bundle(.app) && self != .bundle(.zip) }
    }
}
