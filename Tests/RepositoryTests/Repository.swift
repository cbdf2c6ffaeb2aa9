import Foundation

/// The files of this repository.
enum Repository {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The Swift files below a folder, by their path from the root, sorted.
    static func swiftFiles(in folder: String) -> [String] {
        let base = root.appending(path: folder)
        let enumerator = FileManager.default.enumerator(atPath: base.path)
        var files: [String] = []
        while let name = enumerator?.nextObject() as? String {
            if name.hasSuffix(".swift") { files.append(folder + "/" + name) }
        }
        return files.sorted()
    }

    static func text(of path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// The modules that a file imports.
    static func imports(of path: String) throws -> [String] {
        try text(of: path).split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ")
            guard let index = words.firstIndex(of: "import"), words.count > index + 1,
                words[..<index].allSatisfy({ $0.hasPrefix("@") || ["public", "internal", "package"].contains($0) })
            else { return nil }
            return String(words[index + 1])
        }
    }
}
