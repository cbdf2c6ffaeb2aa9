package import AssociationModel
import TextFormats

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension LocalFiles {
    /// The names in a directory, sorted by their bytes, without `.` and `..`.
    package func names(in directory: String) throws(FileFailure) -> [String] {
        if let (folder, path) = Self.sent(directory) { return try folder.names(at: path) }
        guard let stream = opendir(directory) else { throw FileFailure(errno: errno) }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
                    String(cString: $0)
                }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Creates a directory and the missing ones above it; an existing directory is no error.
    package func makeDirectory(_ path: String) throws(WriteFailure) {
        if isDirectory(path) || path.isEmpty { return }
        let parent = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
        try makeDirectory(parent)
        if mkdir(path, 0o777) != 0, errno != EEXIST { throw WriteFailure(errno: errno) }
        if !isDirectory(path) { throw .noDirectory }
    }
}
