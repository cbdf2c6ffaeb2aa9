import Findings
package import AssociationModel
import TextFormats

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The files below a directory that a search looks for, found without following symbolic links, which could lead out of it
/// or in circles.
package struct FileTree: Sendable {
    /// Which files are collected, and how many.
    package struct Selection: Sendable {
        /// Whether a file is collected, by its name in lower case.
        let takes: @Sendable (String) -> Bool
        /// The names of directories that are skipped; names that begin with a full stop are, too, unless they are
        /// `entered`.
        let skipped: Set<String>
        /// The names of directories that are entered although they begin with a full stop.
        let entered: Set<String>
        /// The names of directories of which every file is collected, whatever its name.
        let wholeFolders: Set<String>
        /// The most files that are collected.
        package let limit: Int

        package init(
            taking takes: @escaping @Sendable (String) -> Bool, skipping skipped: Set<String> = [],
            entering entered: Set<String> = [], takingAllIn wholeFolders: Set<String> = [], limit: Int
        ) {
            self.takes = takes
            self.wholeFolders = wholeFolders
            self.skipped = skipped
            self.entered = entered
            self.limit = limit
        }

        /// - Parameter suffixes: the suffixes of the names that are collected, with the full stop, in lower case.
        package init(
            suffixes: [String], skipping skipped: Set<String> = [], entering entered: Set<String> = [],
            takingAllIn wholeFolders: Set<String> = [], limit: Int
        ) {
            self.init(
                taking: { name in suffixes.contains { name.hasSuffix($0) } }, skipping: skipped, entering: entered,
                takingAllIn: wholeFolders, limit: limit)
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
    /// The directories that were skipped for their names, without those that begin with a full stop.
    package private(set) var skipped: [String] = []
    /// The directories that are deeper than any project's, and were not entered.
    package private(set) var tooDeep: [String] = []

    // Each level costs a path in memory.
    private static let greatestDepth = Bound.folders.most

    /// Walks through a directory.
    package init(_ directory: String, _ selection: Selection) {
        self = Self.trees(directory, [selection]).first ?? FileTree()
    }

    /// Walks through a directory once for several searches, and reads each directory at most once.
    ///
    /// - Returns: what each search finds, in their order.
    package static func trees(_ directory: String, _ selections: [Selection]) -> [FileTree] {
        var walk = Walk(selections: selections, trees: selections.map { _ in FileTree() })
        walk.visit(directory, depth: 0, for: Array(selections.indices))
        return walk.trees
    }

    private init() {}

    private struct Walk {
        let selections: [Selection]
        var trees: [FileTree]

        /// - Parameter searches: the indices of the searches that enter the directory.
        mutating func visit(_ directory: String, depth: Int, for searches: [Int]) {
            let names: [String]
            do throws(FileFailure) { names = try LocalFiles().names(in: directory) } catch {
                for search in searches { trees[search].unread.append((directory, error)) }
                return
            }
            let base = directory.utf8.last == UInt8(ascii: "/") ? directory : directory + "/"
            let folder = directory.split(separator: "/").last.map(String.init) ?? ""
            for name in names {
                let active = searches.filter { !trees[$0].isCut }
                if active.isEmpty { return }
                switch Self.kind(base + name) {
                case .directory: enter(base + name, named: name, depth: depth + 1, for: active)
                case .regular: collect(base + name, named: name.lowercased(), in: folder, for: active)
                default: break
                }
            }
        }

        private mutating func enter(_ directory: String, named name: String, depth: Int, for searches: [Int]) {
            let entering = searches.filter { selections[$0].enters(name) }
            if !name.hasPrefix(".") {
                for search in searches where !entering.contains(search) { trees[search].skipped.append(directory) }
            }
            if entering.isEmpty { return }
            guard depth <= FileTree.greatestDepth else {
                for search in entering { trees[search].tooDeep.append(directory) }
                return
            }
            visit(directory, depth: depth, for: entering)
        }

        private mutating func collect(
            _ path: String, named name: String, in folder: String, for searches: [Int]
        ) {
            for search in searches
            where selections[search].wholeFolders.contains(folder) || selections[search].takes(name) {
                if trees[search].files.count == selections[search].limit {
                    trees[search].isCut = true
                } else {
                    trees[search].files.append(path)
                }
            }
        }

        // Nil for a symbolic link, too.
        private static func kind(_ path: String) -> FileKind? {
            if let (folder, path) = LocalFiles.sent(path) { return folder.kind(of: path) }
            var information = stat()
            guard lstat(path, &information) == 0, information.st_mode & S_IFMT != S_IFLNK else { return nil }
            return FileKind(mode: information.st_mode)
        }
    }
}
