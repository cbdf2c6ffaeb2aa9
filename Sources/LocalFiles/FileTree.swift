package import AssociationModel
import TextFormats

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The files below a directory, found without following symbolic links, which could lead out of it or in circles.
package struct FileTree: Sendable {
    /// Which files are collected, and how many.
    package struct Selection: Sendable {
        /// The suffixes of the names that are collected, with the full stop, in lower case.
        package var suffixes: [String]
        /// The names of directories that are skipped; names that begin with a full stop are, too, unless they are
        /// `entered`.
        package var skipped: Set<String>
        /// The names of directories that are entered although they begin with a full stop.
        package var entered: Set<String>
        /// The most files that are collected.
        package var limit: Int

        package init(
            suffixes: [String], skipping skipped: Set<String> = [], entering entered: Set<String> = [], limit: Int
        ) {
            self.suffixes = suffixes
            self.skipped = skipped
            self.entered = entered
            self.limit = limit
        }

        fileprivate func enters(_ name: String) -> Bool {
            name.hasPrefix(".") ? entered.contains(name) : !skipped.contains(name)
        }
    }

    /// The paths of the files, in each directory in the order of their bytes.
    package private(set) var files: [String] = []
    /// Whether there were more files than the limit.
    package private(set) var isCut = false
    /// The directories that could not be read.
    package private(set) var unread: [(path: String, reason: FileFailure)] = []

    // Deeper than any project; each level costs a path in memory.
    private static let greatestDepth = 64

    /// Walks through a directory.
    package init(_ directory: String, _ selection: Selection) {
        walk(directory, depth: 0, selection)
    }

    private mutating func walk(_ directory: String, depth: Int, _ selection: Selection) {
        let names: [String]
        do throws(FileFailure) { names = try LocalFiles().names(in: directory) } catch {
            unread.append((directory, error))
            return
        }
        let base = directory.utf8.last == UInt8(ascii: "/") ? directory : directory + "/"
        for name in names where !isCut {
            switch Self.kind(base + name) {
            case .directory where selection.enters(name):
                if depth < Self.greatestDepth { walk(base + name, depth: depth + 1, selection) }
            case .regular where selection.suffixes.contains(where: name.lowercased().hasSuffix):
                if files.count == selection.limit { isCut = true } else { files.append(base + name) }
            default: break
            }
        }
    }

    // Nil for a symbolic link, too.
    private static func kind(_ path: String) -> FileKind? {
        var information = stat()
        guard lstat(path, &information) == 0, information.st_mode & S_IFMT != S_IFLNK else { return nil }
        return FileKind(mode: information.st_mode)
    }
}
