import AppBundles
import AssociationModel
package import Findings
import Judging
package import LocalFiles

extension AppFile {
    /// What a file is that someone uploads, as its name and its first bytes tell.
    package enum UploadKind: Hashable, Sendable {
        /// A zip archive of an app: `.ipa`, `.zip`, or whatever begins like one.
        case archive
        /// A file of another form in which an app is described.
        case description
        /// No form of an app's side, so that it is a site's file if anything.
        case other

        /// Recognises the kind.
        ///
        /// - Parameter start: the first bytes of the file, at least four unless it ends before.
        package init(named name: String, start: [UInt8]) {
            switch Form(path: name) {
            case .bundle: self = .archive
            case nil: self = start.starts(with: Self.localFileHeader) ? .archive : .other
            default: self = .description
            }
        }

        // What a zip archive begins with unless it is empty.
        private static let localFileHeader: [UInt8] = [0x50, 0x4B, 3, 4]
    }

    /// Reads an app's side from a file that someone uploaded: an app or an Xcode archive in a zip archive, entitlements, a
    /// provisioning profile, or Expo's `app.json`. No other file is read, and nothing is unpacked to disk.
    ///
    /// - Parameters:
    ///   - name: the name that it has in reports, by which its form is recognised.
    ///   - limit: the most bytes that are read of a file that is not an archive.
    package static func lists(
        in file: TemporaryFile, named name: String, limit: Int
    ) async throws(InputFailure) -> [ClaimList] {
        let start = try bytes(of: file, 4, named: name)
        guard UploadKind(named: name, start: start) == .archive else {
            return try lists(in: bytes(of: file, limit, named: name), named: name)
        }
        do throws(BundleFailure) {
            guard start.starts(with: zipSignature) else { throw notZip(name) }
            let archive = try await ZipBundle(name, size: file.size, descriptor: file.descriptor)
            // The archive is read from the descriptor of this file.
            defer { withExtendedLifetime(file) {} }
            let form: AppBundle.Form = AppBundle.Form(path: name) == .package ? .package : .zip
            return lists(of: try await AppBundle.read(form, in: archive, path: name), in: nil)
        } catch {
            throw InputFailure(error.message, at: error.path)
        }
    }

    private static func bytes(of file: TemporaryFile, _ limit: Int, named name: String) throws(InputFailure) -> [UInt8]
    {
        do throws(FileFailure) { return try file.start(limit) } catch { throw InputFailure(error.message, at: name) }
    }
}
