import AssociationModel
import TextFormats

/// Operations on paths as text, without access to the file system.
package enum FilePath {
    /// Appends a path to a folder, unless the path is absolute.
    static func join(_ folder: String, _ path: String) -> String {
        if path.isEmpty { return folder }
        if path.utf8.first == UInt8(ascii: "/") || folder.isEmpty || folder == "." { return path }
        return folder.utf8.last == UInt8(ascii: "/") ? folder + path : folder + "/" + path
    }

    /// The path without `.` and with `..` resolved, so that a file has the same path however it was named.
    package static func normal(_ path: String) -> String {
        let isAbsolute = path.utf8.first == UInt8(ascii: "/")
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else if part != ".." || !isAbsolute {
                parts.append(part)
            }
        }
        let joined = (isAbsolute ? "/" : "") + parts.joined(separator: "/")
        return joined.isEmpty ? "." : joined
    }

    /// The folder of a path; `.` if the path names no folder.
    static func parent(of path: String) -> String {
        let path = withoutTrailingSlash(path)
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The last part of a path.
    static func name(of path: String) -> String {
        let path = withoutTrailingSlash(path)
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
        return String(path[path.index(after: slash)...])
    }

    /// The last part of a path, without its extension.
    static func stem(of path: String) -> String {
        let name = name(of: path)
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return name }
        return String(name[..<dot])
    }

    package static func withoutTrailingSlash(_ path: String) -> String {
        var path = Substring(path)
        while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") { path.removeLast() }
        return String(path)
    }
}

extension String {
    /// The path without `./` at its start, which a search of the working directory has.
    package var withoutDotSlash: String { hasPrefix("./") ? String(dropFirst(2)) : self }
}
