import AssociationModel
import LocalFiles

extension InputItem {
    /// The folder, or what is in a zip archive, which begins with `PK`.
    func bundle() async throws(BundleFailure) -> any BundleReading {
        if case .disk(let place) = content, LocalFiles().isDirectory(place.path) { return try LocalBundle(place.path) }
        if case .disk = content, !LocalFiles().areOfThisMachine {
            throw BundleFailure(.archive(.inArchive), at: path)
        }
        // `unzip` searches for the end of an archive, which takes long in a large file that is not one.
        guard start.starts(with: "PK".utf8) else {
            throw BundleFailure(
                .archive(.unreadable(code: 0, reason: "it does not begin like a zip archive")), at: path)
        }
        switch content {
        case .disk(let place): return try await ZipBundle(place.path, size: LocalFiles().size(of: place.path))
        case .upload(let file, _): return try await ZipBundle(path, size: file.size, open: file)
        case .memory: throw BundleFailure(.archive(.unreadable(code: 0, reason: "it is not a file")), at: path)
        }
    }
}
