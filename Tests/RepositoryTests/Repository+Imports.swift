import TestData

extension Repository {
    /// The modules that a file imports.
    static func imports(of path: String) throws -> [String] {
        try text(of: path).split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ")
            guard let index = words.firstIndex(of: "import"), words.count > index + 1,
                words[..<index].allSatisfy({ $0.hasPrefix("@") || ["public", "internal", "package"].contains($0) })
            else { return nil }
            return String(words[index + 1])
        }
    }
}
