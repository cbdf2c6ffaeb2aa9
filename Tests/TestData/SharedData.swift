package import Foundation

/// Data that is not part of the repository: `$AASA_SHARED`, or `shared` beside the repository. Tests that read it have
/// the trait `.needsSharedData`.
package enum SharedData {
    /// The folder of it.
    package static let root: URL =
        ProcessInfo.processInfo.environment["AASA_SHARED"].map { URL(filePath: $0) }
        ?? Repository.root.deletingLastPathComponent().appending(path: "shared")

    /// The bytes of a file.
    package static func bytes(of path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: root.appending(path: path)))
    }

    /// The files of a folder, sorted by name; none where it is absent.
    package static func files(in folder: String) -> [(name: String, bytes: [UInt8])] {
        names(in: folder).compactMap { name in (try? bytes(of: folder + "/" + name)).map { (name, $0) } }
    }

    /// Whether a file is there, or a folder with anything in it.
    static func has(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        let isThere = FileManager.default.fileExists(atPath: root.appending(path: path).path, isDirectory: &isFolder)
        return isThere && (!isFolder.boolValue || !names(in: path).isEmpty)
    }

    private static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)) ?? []).sorted()
    }
}
