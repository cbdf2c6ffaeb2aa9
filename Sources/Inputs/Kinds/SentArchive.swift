import AssociationModel
package import Findings
package import LocalFiles

/// Unpacks a zip archive of a folder that somebody sent, into one file without a name.
package enum SentArchive {
    /// The folders of which it is only known that they are there: what package managers fetch, and what macOS adds.
    private static let leftPacked = SkippedFolders.names(.fetched).union([".git", "__MACOSX"])

    /// How much an archive may have.
    package struct Limits: Sendable {
        /// The bytes that are unpacked.
        package var bytes: Int
        /// The sources, whose screens each take memory.
        package var sources: Int
        /// The bytes of these, which are read more than once and kept.
        package var sourceBytes: Int

        package init(bytes: Int, sources: Int, sourceBytes: Int) {
            (self.bytes, self.sources, self.sourceBytes) = (bytes, sources, sourceBytes)
        }
    }

    private static let sources = InputKinds.sought(for: .screens) + [".swift"]

    /// Unpacks an archive; nil if it holds an app.
    ///
    /// - Parameter name: what the archive is called.
    package static func folder(
        in file: TemporaryFile, named name: String, within limits: Limits
    ) async throws(InputFailure) -> SentFolder? {
        do throws(BundleFailure) {
            if try await ZippedApp.isIn(InputItem(file, named: name, limit: InputItem.startLength).bundle()) {
                return nil
            }
            let unzip = Unzip(archive: name, file: file, program: "unzip")
            return try await folder(try await unzip.entries(limit: ZipBundle.listingLimit), by: unzip, within: limits)
        } catch {
            throw InputFailure(error.message, at: error.path)
        }
    }

    private static func folder(
        _ entries: [ZipEntry], by unzip: Unzip, within limits: Limits
    ) async throws(BundleFailure) -> SentFolder {
        guard entries.count <= ZipBundle.entryLimit else {
            throw BundleFailure(.archive(.tooManyNames), at: unzip.archive)
        }
        var size = 0
        var files: [SentFolder.File] = []
        for entry in entries where entry.kind != .folder && entry.depth(of: leftPacked) == nil {
            let bytes = size..<size + min(entry.size, limits.bytes + 1)
            size = bytes.upperBound
            if entry.kind == .file, entry.path.isPathInside { files.append((entry.path, bytes)) }
            guard size <= limits.bytes else {
                throw BundleFailure(.archive(.tooMuch(limit: limits.bytes)), at: unzip.archive)
            }
        }
        // A search takes names in capital letters, too.
        let sources = files.filter { file in
            let name = file.path.lowercased()
            return Self.sources.contains { name.hasSuffix($0) }
        }
        guard sources.count <= limits.sources else {
            throw BundleFailure(.archive(.tooManySources(limit: limits.sources)), at: unzip.archive)
        }
        guard sources.reduce(0, { $0 + $1.bytes.count }) <= limits.sourceBytes else {
            throw BundleFailure(.archive(.tooMuchSource(limit: limits.sourceBytes)), at: unzip.archive)
        }
        let folders = entries.compactMap { $0.folder(leaving: leftPacked) }.filter(\.isPathInside)
        return SentFolder(files, folders: folders, in: try await unzip.unpack(except: leftPacked, size: size))
    }
}

extension ZipEntry {
    /// The path of the folder that it is, or of the one that it is in and that has one of these names; nil for any other file.
    fileprivate func folder(leaving names: Set<String>) -> String? {
        guard let depth = depth(of: names) else { return kind == .folder ? path : nil }
        return path.split(separator: "/").prefix(depth + 1).joined(separator: "/")
    }

    /// How deep the folder with one of these names is that it is in; nil if it is in none.
    fileprivate func depth(of names: Set<String>) -> Int? {
        path.split(separator: "/").dropLast(kind == .folder ? 0 : 1).firstIndex { names.contains(String($0)) }
    }
}
