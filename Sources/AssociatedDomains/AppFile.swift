public import AssociationModel
public import Findings
import Inputs
package import Judging
import LocalFiles

/// An app's side of its associations, read from whatever describes the app, from its signed package to its project.
public struct AppFile: Sendable {
    /// The claims of each app, App Clip and extension in the file; configurations that declare the same share a list.
    package let lists: [ClaimList]
    /// What it was read from.
    let input: Report.Input?

    /// Reads the file, bundle or project at a path: a built app (`.app`, `.ipa`, `.xcarchive`, or a `.zip` of one), a
    /// provisioning profile, an Xcode project, entitlements, Expo's `app.json`, or Capacitor's configuration.
    ///
    /// An `.ipa` and a `.zip` need the program `unzip`. Nothing in the file is run.
    ///
    /// - Parameters:
    ///   - path: the path, relative to the working directory.
    ///   - target: the target of a project; nil for all that claim domains.
    ///   - configuration: the configuration of a project; nil for all.
    /// - Throws: ``InputFailure``, with the file inside the bundle or project that is at fault.
    public init(
        reading path: String, target: String? = nil, configuration: String? = nil
    ) async throws(InputFailure) {
        let item = InputItem(at: path)
        guard LocalFiles().exists(item.path) else { throw Subject.missing(item.path) }
        lists = try await InputKinds.parts(
            of: item, ProjectSelection(target: target, configuration: configuration)
        ).claims.lists
        input = Report.Input(path, InputKinds.reportKind(at: path), path: path)
    }

    /// The application identifiers of the apps, App Clips and extensions in the file, each once.
    public var apps: [AppIdentifier] {
        lists.compactMap(\.app).uniqued()
    }

    /// The entries of the associated domains that they claim, such as `applinks:example.com`, each once.
    public var entitlements: [String] {
        lists.flatMap(\.claims).map(\.entitlement).uniqued()
    }
}
