import AppBundles
import AssociationModel
import CurlFetch
import Findings
import Judging
import LocalFiles
import TextFormats
import UniversalLinks

/// An app's side of its associations, read from whatever describes the app, from its signed package to its project.
public struct AppFile: Sendable {
    /// The claims of each app, App Clip and extension in the file.
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
        lists = try await Self.read(path, target: target, configuration: configuration)
        input = Report.Input(path, Form(path: path)?.inputKind ?? .app, path: path)
    }

    /// The application identifiers of the apps, App Clips and extensions in the file, each once.
    public var apps: [AppIdentifier] {
        var seen: Set<AppIdentifier> = []
        return lists.compactMap(\.app).filter { seen.insert($0).inserted }
    }

    /// The entries of the associated domains that they claim, such as `applinks:example.com`, each once.
    public var entitlements: [String] {
        var seen: Set<String> = []
        return lists.flatMap(\.claims).map(\.entitlement).filter { seen.insert($0).inserted }
    }

    /// Reads the file, bundle or project at a path: a list of claims for each app, App Clip and extension.
    ///
    /// - Parameters:
    ///   - target: the target of a project; nil for all that claim domains.
    ///   - configuration: the configuration of a project; nil for all. Configurations that declare the same share a list.
    package static func read(
        _ path: String, target: String? = nil, configuration: String? = nil
    ) async throws(InputFailure) -> [ClaimList] {
        let path = path.utf8.count > 1 && path.utf8.last == UInt8(ascii: "/") ? String(path.dropLast()) : path
        guard LocalFiles().exists(path) else { throw InputFailure("no such file", at: path) }
        let lists = try await lists(at: path, ProjectSelection(target: target, configuration: configuration))
        let claims = lists.reduce(0) { $0 + $1.claims.count }
        guard claims <= claimLimit else {
            throw InputFailure(
                "the file claims \(claims) domains, more than the \(claimLimit) that are checked at once", at: path)
        }
        return lists
    }

    private static func lists(
        at path: String, _ selection: ProjectSelection
    ) async throws(InputFailure) -> [ClaimList] {
        switch Form(path: path) {
        case .bundle(let form): return try await bundle(form, at: path)
        case .profile: return try Self.lists(in: bytes(at: path, limit: ProfileFile.limit), named: path)
        case .project: return try lists(ofProjectAt: path, selection)
        case .entitlements: return try Self.lists(in: bytes(at: path, limit: 16 << 20), named: path)
        case .description(let tool): return try description(of: tool, at: path, selection)
        case .generator(let generator): throw InputFailure(generator.message, at: path)
        case nil:
            throw InputFailure(
                "not an app or a project; supported are .app, .xcarchive, .ipa, .zip, .mobileprovision, .provisionprofile, .xcodeproj, .entitlements, app.json and capacitor.config.json",
                at: path)
        }
    }

    private static func bundle(_ form: AppBundle.Form, at path: String) async throws(InputFailure) -> [ClaimList] {
        do throws(BundleFailure) {
            // An `.ipa` is usually a file, but a directory once it is unpacked.
            let bundle: any BundleReading =
                if LocalFiles().isDirectory(path) { try LocalBundle(path) } else { try await archive(path) }
            return lists(of: try await AppBundle.read(form, in: bundle, path: path), in: nil)
        } catch {
            throw InputFailure(error.message, at: error.path)
        }
    }

    // `unzip` searches for the end of an archive, which takes long in a large file that is not one.
    private static func archive(_ path: String) async throws(BundleFailure) -> ZipBundle {
        let start: [UInt8]
        do throws(FileFailure) { start = try LocalFiles().read(path, limit: 1) } catch {
            throw BundleFailure(.file(error), at: path)
        }
        guard start.starts(with: zipSignature) else { throw notZip(path) }
        return try await ZipBundle(path, size: LocalFiles().size(of: path))
    }

    /// How a zip archive begins.
    static let zipSignature = "PK".utf8

    static func notZip(_ path: String) -> BundleFailure {
        BundleFailure(.archive(.unreadable(code: 0, reason: "it does not begin like a zip archive")), at: path)
    }

    static func lists(of app: App, in container: App?) -> [ClaimList] {
        [ClaimList(app, in: container)] + app.nested.flatMap { lists(of: $0, in: app) }
    }

    /// The most domains that one file claims in all. Each counts wherever it is claimed, so that a project with many targets
    /// and configurations could claim millions.
    static let claimLimit = 10_000

    private static func lists(
        ofProjectAt path: String, _ selection: ProjectSelection
    ) throws(InputFailure) -> [ClaimList] {
        let project: XcodeProject
        do throws(ProjectFailure) { project = try ProjectFile.read(path, files: LocalFiles()) } catch {
            throw InputFailure(error.message, at: error.path, error.place)
        }
        let (groups, selected) = try selection.groups(of: project)
        let claims = groups.reduce(0) { $0 + $1.configurations[0].entries.count }
        guard groups.count == 1 || claims <= claimLimit else {
            throw InputFailure(
                "the targets and configurations of the project claim \(claims) domains in all, more than the \(claimLimit) that are checked at once; choose one with --target or --configuration",
                at: project.path)
        }
        return groups.map { group in
            ClaimList(
                group.target, group.configurations[0], alike: Array(group.configurations.dropFirst()), of: selected)
        }
    }

    private static func description(
        of tool: AppDescription.Tool, at path: String, _ selection: ProjectSelection
    ) throws(InputFailure) -> [ClaimList] {
        let bytes = try bytes(at: path, limit: DescriptionFile.limit)
        let description: AppDescription
        do throws(DescriptionFailure) {
            description = try DescriptionFile.read(bytes, of: tool, path: path)
        } catch {
            throw InputFailure(error.message, at: path, error.place)
        }
        guard tool == .capacitor else { return [ClaimList(description)] }
        // Capacitor's own file names no domains; the project beside it does.
        let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
        let project = folder + "ios/App/App.xcodeproj"
        guard LocalFiles().exists(project) else {
            throw InputFailure(
                "Capacitor's own file names no domains, and the project that names them is missing: \(plain: project)",
                at: path)
        }
        return try lists(ofProjectAt: project, selection)
    }

    private static func bytes(at path: String, limit: Int) throws(InputFailure) -> [UInt8] {
        do throws(FileFailure) { return try LocalFiles().read(path, limit: limit) } catch {
            throw InputFailure(error.message, at: path)
        }
    }
}
