package import Foundation

/// Data that is not part of the repository: `$AASA_SHARED`, or `shared` beside the repository.
package enum SharedData {
    /// The files of a folder, by name; empty, with a printed line, where there is none.
    package static func files(in folder: String, of test: String = #function) -> [(name: String, bytes: [UInt8])] {
        let root = root.appendingPathComponent(folder)
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: root.path), !names.isEmpty else {
            print("skipped: \(test): no \(root.path)")
            return []
        }
        return names.sorted().compactMap { name in
            (try? Data(contentsOf: root.appendingPathComponent(name))).map { (name, Array($0)) }
        }
    }

    private static var root: URL {
        if let path = ProcessInfo.processInfo.environment["AASA_SHARED"] { return URL(fileURLWithPath: path) }
        return repository.deletingLastPathComponent().appendingPathComponent("shared")
    }

    /// The root of this repository.
    package static var repository: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
    }
}
