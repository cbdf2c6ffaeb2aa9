#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension LocalFiles {
    /// The absolute path of the working directory, without symbolic links; nil if the system does not say.
    package var workingDirectory: String? {
        guard areOfThisMachine else { return "/" }
        guard let path = getcwd(nil, 0) else { return nil }
        defer { free(path) }
        return String(cString: path)
    }

    /// The absolute path of what exists at a path, without symbolic links; nil if nothing does, or the system does not say.
    package func resolvedPath(_ path: String) -> String? {
        if let (folder, path) = Self.sent(path) { return folder.kind(of: path).map { _ in path } }
        guard !path.utf8.contains(0), let resolved = realpath(path.isEmpty ? "." : path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// The absolute path that a path stands for, without `.`, `..` and empty parts. Symbolic links are not resolved.
    package func absolutePath(_ path: String) -> String {
        let whole = path.utf8.first == UInt8(ascii: "/") ? path : (workingDirectory ?? "") + "/" + path
        var parts: [Substring.UTF8View.SubSequence] = []
        for part in whole[...].utf8.split(separator: UInt8(ascii: "/")) {
            if part.elementsEqual("..".utf8) {
                _ = parts.popLast()
            } else if !part.elementsEqual(".".utf8) {
                parts.append(part)
            }
        }
        return "/" + parts.map { String(Substring($0)) }.joined(separator: "/")
    }
}
