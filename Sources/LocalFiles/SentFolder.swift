import AssociationModel
import Findings

/// A folder that somebody sent in an archive: a task reads its files in place of this machine's.
///
/// Nothing of it is written where it would have a name, so whatever the names in it say, none leads out of it.
package struct SentFolder: Sendable {
    /// What this task reads; nil for the files of this machine.
    @TaskLocal fileprivate static var current: SentFolder?

    /// A file, and where its bytes are.
    package typealias File = (path: String, bytes: Range<Int>)

    private enum Entry {
        case folder(names: [String])
        case file(bytes: Range<Int>)
    }

    // By absolute path; that of the folder itself is “/”.
    private let entries: [String: Entry]
    private let content: TemporaryFile

    /// - Parameters:
    ///   - files: paths without empty parts, `.` and `..`; of two with one path, the first counts.
    ///   - folders: the paths of folders, which may be empty.
    ///   - content: the bytes of the files.
    package init(_ files: [File], folders: [String], in content: TemporaryFile) {
        var tree = Tree()
        for file in files { tree.add(file.path, .file(bytes: file.bytes)) }
        for folder in folders { tree.add(folder, .folder(names: [])) }
        entries = tree.sorted
        self.content = content
    }

    /// Does work, in which every path is one of the folder.
    package func whileRead<Value: Sendable, Failure: Error>(
        _ work: @Sendable () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        let result = await Self.$current.withValue(self) { () async -> Result<Value, Failure> in
            do throws(Failure) { return .success(try await work()) } catch { return .failure(error) }
        }
        return try result.get()
    }

    /// The paths of what is in it, without its folders' contents.
    package var names: [String] { (try? names(at: "/")) ?? [] }

    func kind(of path: String) -> FileKind? {
        switch entries[path] {
        case .folder: .directory
        case .file: .regular(permissions: 0o444)
        case nil: nil
        }
    }

    func size(of path: String) -> Int? {
        guard case .file(let bytes)? = entries[path] else { return nil }
        return bytes.count
    }

    func names(at path: String) throws(FileFailure) -> [String] {
        guard case .folder(let names)? = entries[path] else { throw .missing }
        return names
    }

    func bytes(of path: String, at offset: Int = 0, count: Int) throws(FileFailure) -> [UInt8] {
        switch entries[path] {
        case nil: throw .missing
        case .folder: throw .isDirectory
        case .file(let range):
            let start = min(range.upperBound, range.lowerBound + max(0, offset))
            return try content.bytes(at: start, count: min(range.upperBound - start, max(0, count)))
        }
    }

    /// What is in each folder.
    private struct Tree {
        private var entries: [String: Entry] = [:]
        private var names: [String: [String]] = ["/": []]

        var sorted: [String: Entry] {
            entries.merging(
                names.mapValues { names in
                    .folder(names: names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
                }
            ) { _, folder in folder }
        }

        /// Deeper than a search goes, so that it says that it did not.
        private static let greatestDepth = Bound.folders.most + 2

        mutating func add(_ path: String, _ entry: Entry) {
            var folder = "/"
            let parts = path.split(separator: "/", maxSplits: Self.greatestDepth).map(String.init)
            for (index, name) in parts.prefix(Self.greatestDepth).enumerated() {
                let place = folder == "/" ? "/" + name : folder + "/" + name
                let isNew = entries[place] == nil && names[place] == nil
                if isNew { names[folder, default: []].append(name) }
                if index < parts.count - 1 {
                    // What is a file cannot be a folder too.
                    if entries[place] != nil { return }
                    names[place, default: []] += []
                } else if isNew {
                    if case .folder = entry { names[place] = [] } else { entries[place] = entry }
                }
                folder = place
            }
        }
    }
}

extension LocalFiles {
    /// The folder that is read in place of this machine's files, and what a path is in it; nil for those files.
    static func sent(_ path: String) -> (folder: SentFolder, path: String)? {
        SentFolder.current.map { ($0, LocalFiles().absolutePath(path)) }
    }

    /// Whether this machine's files are read: no program that is started can read others.
    package var areOfThisMachine: Bool { SentFolder.current == nil }
}
