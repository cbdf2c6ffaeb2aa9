import AppBundles
package import AssociationChecks
import AssociationModel
import CurlFetch
import Findings
import LocalFiles
import TextFormats
import UniversalLinks

/// Reads whatever an app is known by, from its signed package to its project, as lists of what it claims.
package enum AppFile {
    /// Why nothing could be read: where, and the reason in words.
    package struct Failure: Error, Sendable {
        /// The path of the file, with line and column where they are known.
        package let location: String
        /// The reason.
        package let message: Message

        init(_ message: Message, at path: String, _ place: Place? = nil) {
            location = path + (place?.position.map { ":\($0.line):\($0.column)" } ?? "")
            self.message = message
        }
    }

    /// Reads the file, bundle or project at a path: a list for each app, App Clip and extension.
    ///
    /// - Parameters:
    ///   - target: of a project, the target; nil for all that claim domains.
    ///   - configuration: of a project, the configuration; nil for all, each once where several declare the same.
    package static func read(
        _ path: String, target: String? = nil, configuration: String? = nil
    ) async throws(Failure) -> [ClaimList] {
        let path = path.utf8.count > 1 && path.utf8.last == UInt8(ascii: "/") ? String(path.dropLast()) : path
        guard LocalFiles().exists(path) else { throw Failure("there is no such file", at: path) }
        let selection = ProjectSelection(target: target, configuration: configuration)
        switch Form(path: path) {
        case .bundle(let form): return try await bundle(form, at: path)
        case .profile: return [ClaimList(try profile(at: path))]
        case .project: return try selection.lists(ofProjectAt: path)
        case .entitlements: return [ClaimList(try entitlements(at: path))]
        case .description(let tool): return try description(of: tool, at: path, selection)
        case .generator(let generator): throw Failure(generator.message, at: path)
        case nil:
            throw Failure(
                "this is neither an app nor a project; read are .app, .xcarchive, .ipa, .mobileprovision, .provisionprofile, .xcodeproj, .entitlements, app.json and capacitor.config.json",
                at: path)
        }
    }

    private static func bundle(_ form: AppBundle.Form, at path: String) async throws(Failure) -> [ClaimList] {
        do throws(BundleFailure) {
            // An `.ipa` is usually a file; unpacked it is a folder.
            let bundle: any BundleReading =
                if LocalFiles().isDirectory(path) { try LocalBundle(path) } else { try await archive(path) }
            return lists(of: try await AppBundle.read(form, in: bundle, path: path), in: nil)
        } catch {
            throw Failure(error.message, at: error.path)
        }
    }

    // What does not begin as an archive is not searched for the end of one, which takes long in a large file.
    private static func archive(_ path: String) async throws(BundleFailure) -> ZipBundle {
        let start: [UInt8]
        do throws(FileFailure) { start = try LocalFiles().read(path, limit: 1) } catch {
            throw BundleFailure(.file(error), at: path)
        }
        guard start.starts(with: "PK".utf8) else {
            throw BundleFailure(.archive(.unreadable(code: 0, reason: "it does not begin as one")), at: path)
        }
        return try await ZipBundle(path)
    }

    private static func lists(of app: App, in container: App?) -> [ClaimList] {
        [ClaimList(app, in: container)] + app.nested.flatMap { lists(of: $0, in: app) }
    }

    private static func profile(at path: String) throws(Failure) -> ProvisioningProfile {
        let bytes = try bytes(at: path, limit: ProfileFile.limit)
        do throws(BundleFailure) { return try ProfileFile.read(bytes, path: path) } catch {
            throw Failure(error.message, at: error.path)
        }
    }

    private static func entitlements(at path: String) throws(Failure) -> AppEntitlements {
        let bytes = try bytes(at: path, limit: 16 << 20)
        do throws(EntitlementsFailure) { return try EntitlementsFile.read(bytes, path: path) } catch {
            throw Failure(error.message, at: path, error.place)
        }
    }

    private static func description(
        of tool: AppDescription.Tool, at path: String, _ selection: ProjectSelection
    ) throws(Failure) -> [ClaimList] {
        let bytes = try bytes(at: path, limit: DescriptionFile.limit)
        let description: AppDescription
        do throws(DescriptionFailure) {
            description = try DescriptionFile.read(bytes, of: tool, path: path)
        } catch {
            throw Failure(error.message, at: path, error.place)
        }
        guard tool == .capacitor else { return [ClaimList(description)] }
        // Capacitor's own file names no domains: they are in the project that it keeps beside it.
        let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
        let project = folder + "ios/App/App.xcodeproj"
        guard LocalFiles().exists(project) else {
            throw Failure(
                "Capacitor's own file names no domains, and the project that does, \(plain: project), is not there",
                at: path)
        }
        return try selection.lists(ofProjectAt: project)
    }

    private static func bytes(at path: String, limit: Int) throws(Failure) -> [UInt8] {
        do throws(FileFailure) { return try LocalFiles().read(path, limit: limit) } catch {
            throw Failure(BundleFailure(.file(error), at: path).message, at: path)
        }
    }
}
