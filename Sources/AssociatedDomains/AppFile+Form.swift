package import AppBundles
package import AssociationModel
import CurlFetch
import TextFormats
import UniversalLinks

extension AppFile {
    /// What is at a path, by its name.
    package enum Form: Hashable, Sendable {
        /// An app as it was built, an archive, or a package.
        case bundle(AppBundle.Form)
        /// A provisioning profile.
        case profile
        /// An Xcode project.
        case project
        /// A property list of entitlements.
        case entitlements
        /// A description in JSON.
        case description(AppDescription.Tool)
        /// A program or a specification that another tool makes one of these from.
        case generator(Generator)

        /// Tells the form by a name; nil for any other.
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

        /// Whether targets and configurations can be chosen.
        package var isProject: Bool { self == .project || self == .description(.capacitor) }

        /// Whether a name of this form is that of no domain; `.app` is a top-level domain too.
        package var isCertain: Bool { self != .bundle(.app) }
    }
}
