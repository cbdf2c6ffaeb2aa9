extension String {
    /// A path with `/` between names, relative to a folder; nil if it is not in it.
    package func relative(to folder: String) -> String? {
        if folder.isEmpty { return self }
        if self == folder { return "" }
        return hasPrefix(folder + "/") ? String(dropFirst(folder.count + 1)) : nil
    }

    /// A path as people write it in configuration (`./dist/`, `/dist`) with only the names, `/` between them.
    package var normalizedPath: String { split(separator: "/").filter { $0 != "." }.joined(separator: "/") }
}
