import TextFormats

/// Paths that people give the file by mistake: a folder without the full stop, a name with an extension, a slip of the
/// keyboard, or a place outside the web root.
package enum LocationNearMiss {
    private static let folder = ".well-known"
    private static let file = "apple-app-site-association"

    /// The most such paths that are looked at in a directory; more say nothing more.
    package static let limit = 1_000

    /// Finds such files in a directory that stands for a web root, and right outside it; the most telling first.
    ///
    /// The paths begin with `/`, below the directory; those outside it with `/../`. Only the directory, and folders in it
    /// whose name is like `.well-known`, are listed; at most
    /// ``limit`` paths are looked at. ``Location/Kind/usual`` locations are left out.
    package static func paths(in directory: String, _ files: any FileReading) -> [String] {
        let base = directory.hasSuffix("/") ? String(directory.dropLast()) : directory
        func names(_ path: String) -> [String] { (try? files.names(in: base + path)) ?? [] }
        func isFile(_ path: String) -> Bool { (try? files.read(base + path, limit: 0)) != nil }
        let atRoot = names("/")
        let folders = atRoot.filter(isNearFolder).map { "/" + $0 }
        let inFolders = folders.flatMap { folder in names(folder).map { (folder, $0) } }
        let inside =
            inFolders.filter { $0.1 == file }.map { $0.0 + "/" + $0.1 }
            + names("/" + folder).filter { isNearFile($0) && $0 != file + ".json" }.map { "/" + folder + "/" + $0 }
            + inFolders.filter { isNearFile($0.1) }.map { $0.0 + "/" + $0.1 }
            + atRoot.filter { isNearFile($0) && $0 != file + ".json" }.map { "/" + $0 }
        return (inside.prefix(limit) + ["/../" + folder + "/" + file, "/../" + file]).filter(isFile)
    }

    /// Whether such a path is outside the directory.
    package static func isOutside(_ path: String) -> Bool { path.hasPrefix("/../") }

    /// Whether a name is like `apple-app-site-association` without being it: in other letters, with the extension that an
    /// editor adds, or misspelt. A copy that a tool keeps beside a file, such as `….bak`, is not.
    package static func isNearFile(_ name: String) -> Bool {
        guard name != file, !name.hasSuffix("~") else { return false }
        var stem = name.asciiLowercased
        if let dot = stem.utf8.lastIndex(of: UInt8(ascii: ".")), dot != stem.startIndex {
            let suffix = String(stem[stem.utf8.index(after: dot)...])
            if extensions.contains(suffix) {
                stem = String(stem[..<dot])
            } else if suffix.utf8.count <= 5 {
                return false
            }
        }
        return isNear(stem, file)
    }

    /// Whether a name is like `.well-known` without being it.
    package static func isNearFolder(_ name: String) -> Bool { name != folder && isNear(name.asciiLowercased, folder) }

    private static let extensions: Set = ["txt", "json", "htm", "html", "js", "plist", "rtf", "xml"]

    // Two slips at most, beside any other separators.
    private static func isNear(_ name: String, _ wanted: String) -> Bool {
        SpellingDistance.between(letters(name), letters(wanted), limit: 2) != nil
    }

    private static func letters(_ name: String) -> [UInt8] { name.utf8.filter(\.isASCIIAlphanumeric) }
}
