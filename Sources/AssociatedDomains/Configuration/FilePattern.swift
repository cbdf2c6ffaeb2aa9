/// A pattern of paths: `*` stands for anything within a name, `?` for one byte of a name, and `**` between slashes for any
/// number of folders. Case counts.
package struct FilePattern {
    private let parts: [[UInt8]]
    private let isAbsolute: Bool

    package init(_ text: String) {
        parts = Self.parts(of: text)
        isAbsolute = Self.isAbsolute(text)
    }

    /// Whether the pattern covers the whole of a path. A relative pattern covers no absolute path, and the reverse.
    package func matches(_ path: String) -> Bool {
        guard Self.isAbsolute(path) == isAbsolute else { return false }
        let names = Self.parts(of: path)
        // How far into the pattern one can be after each name; each name costs a look at each part.
        var reached = Self.skipping(Set([0]), parts)
        for name in names {
            var next: Set<Int> = []
            for index in reached where index < parts.count {
                if parts[index] == Self.anyFolders {
                    next.insert(index)
                } else if Self.matches(parts[index], name) {
                    next.insert(index + 1)
                }
            }
            reached = Self.skipping(next, parts)
        }
        return reached.contains(parts.count)
    }

    private static let anyFolders = Array("**".utf8)

    // `**` may also stand for no folder at all.
    private static func skipping(_ reached: Set<Int>, _ parts: [[UInt8]]) -> Set<Int> {
        var result = reached
        for start in reached {
            var index = start
            while index < parts.count, parts[index] == anyFolders {
                index += 1
                result.insert(index)
            }
        }
        return result
    }

    private static func parts(of text: String) -> [[UInt8]] {
        text.utf8.split(separator: UInt8(ascii: "/")).map(Array.init).filter { $0 != [UInt8(ascii: ".")] }
    }

    private static func isAbsolute(_ text: String) -> Bool { text.utf8.first == UInt8(ascii: "/") }

    // Going back to the last star is enough, since a longer match of an earlier one would allow nothing more.
    private static func matches(_ pattern: [UInt8], _ name: [UInt8]) -> Bool {
        var (at, position) = (0, 0)
        var star: (at: Int, position: Int)?
        while position < name.count {
            if at < pattern.count, pattern[at] == UInt8(ascii: "*") {
                star = (at, position)
                at += 1
            } else if at < pattern.count, pattern[at] == UInt8(ascii: "?") || pattern[at] == name[position] {
                at += 1
                position += 1
            } else if let last = star {
                star = (last.at, last.position + 1)
                at = last.at + 1
                position = last.position + 1
            } else {
                return false
            }
        }
        return pattern[at...].allSatisfy { $0 == UInt8(ascii: "*") }
    }
}
