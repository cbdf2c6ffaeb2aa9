import AppBundles
import AssociationModel
import CurlFetch
import Foundation
import Judging
import TextFormats

/// The bundle of a fixture, a folder beside its `case.txt`.
package struct FolderBundle: BundleReading {
    private let root: URL

    /// The lists that an app and what is inside it make.
    package static func lists(of name: String, in folder: URL) async throws -> [ClaimList] {
        let bundle = FolderBundle(root: folder.appending(path: name))
        return lists(of: try await AppBundle.read(.app, in: bundle, path: name), in: nil)
    }

    private static func lists(of app: App, in container: App?) -> [ClaimList] {
        [ClaimList(app, in: container)] + app.nested.flatMap { lists(of: $0, in: app) }
    }

    package func kind(of path: String) async throws(BundleFailure) -> BundleEntryKind? {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: root.appending(path: path).path, isDirectory: &isFolder) else {
            return nil
        }
        return isFolder.boolValue ? .directory : .file
    }

    package func names(in directory: String) async throws(BundleFailure) -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: directory).path)
        return (names ?? []).sorted()
    }

    package func bytes(of file: String, at offset: Int, count: Int) async throws(BundleFailure) -> [UInt8] {
        guard let data = try? Data(contentsOf: root.appending(path: file)) else {
            throw BundleFailure(.file(.missing), at: file)
        }
        return Array(data.dropFirst(offset).prefix(count))
    }
}
