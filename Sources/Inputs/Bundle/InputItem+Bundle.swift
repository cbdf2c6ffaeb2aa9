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
        case .upload(let file, _):
            return OpenArchive(
                file: file, bundle: try await ZipBundle(path, size: file.size, descriptor: file.descriptor))
        case .memory: throw BundleFailure(.archive(.unreadable(code: 0, reason: "it is not a file")), at: path)
        }
    }
}

/// An archive that is read from the descriptor of an uploaded file, which it keeps open.
private struct OpenArchive: BundleReading {
    let file: TemporaryFile
    let bundle: ZipBundle

    func kind(of path: String) async throws(BundleFailure) -> BundleEntryKind? { try await bundle.kind(of: path) }
    func names(in directory: String) async throws(BundleFailure) -> [String] { try await bundle.names(in: directory) }
    func bytes(of path: String, at offset: Int, count: Int) async throws(BundleFailure) -> [UInt8] {
        try await bundle.bytes(of: path, at: offset, count: count)
    }
}
