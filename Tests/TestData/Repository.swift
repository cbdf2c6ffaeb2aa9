package import Foundation

/// The files of this repository.
package enum Repository {
    /// Its root.
    package static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The folder of what tests read and compare with.
    package static let fixtures = root.appending(path: "Fixtures")

    /// The bytes of a file, by its path from the root.
    package static func bytes(of path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: root.appending(path: path)))
    }

    /// The text of a file, by its path from the root.
    package static func text(of path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// The names in a folder, sorted; none where it is absent.
    package static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)) ?? []).sorted()
    }

    /// The Swift files below a folder, by their paths from the root, sorted.
    package static func swiftFiles(in folder: String) -> [String] {
        let enumerator = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
        var files: [String] = []
        while let name = enumerator?.nextObject() as? String {
            if name.hasSuffix(".swift") { files.append(folder + "/" + name) }
        }
        return files.sorted()
    }
}
