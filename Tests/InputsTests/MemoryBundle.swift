import AssociationModel
import TextFormats

/// A bundle of files in memory.
struct MemoryBundle: BundleReading {
    var files: [String: [UInt8]]

    func kind(of path: String) async throws(BundleFailure) -> BundleEntryKind? {
        if path.isEmpty { return .directory }
        if files[path] != nil { return .file }
        return files.keys.contains { $0.hasPrefix(path + "/") } ? .directory : nil
    }

    func names(in directory: String) async throws(BundleFailure) -> [String] {
        let prefix = directory.isEmpty ? "" : directory + "/"
        let names = files.keys.filter { $0.hasPrefix(prefix) }.map {
            String($0.dropFirst(prefix.count).prefix { $0 != "/" })
        }
        return Set(names).sorted()
    }

    func bytes(of path: String, at offset: Int, count: Int) async throws(BundleFailure) -> [UInt8] {
        guard let bytes = files[path] else { throw BundleFailure(.file(.missing), at: path) }
        return Array(bytes.dropFirst(offset).prefix(count))
    }
}
