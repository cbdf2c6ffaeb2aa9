/// A pattern of paths: a ``Wildcard`` for each name, and `**` between slashes for any number of folders.
package struct PathPattern: Sendable {
    private enum Part: Sendable {
        case anyFolders
        case name(Wildcard)
    }

    private let parts: [Part]
    private let isAbsolute: Bool

    package init(_ pattern: String) {
        self.init(Self.names(of: Array(pattern.utf8)), [], isAbsolute: pattern.utf8.first == .slash)
    }

    init(_ names: [[UInt8]], _ dialect: Wildcard.Dialect, isAbsolute: Bool = false) {
        self.isAbsolute = isAbsolute
        parts = names.map { $0 == [.asterisk, .asterisk] ? .anyFolders : .name(Wildcard($0, dialect)) }
    }

    /// The names of a path, without those that only say “here”.
    static func names(of path: [UInt8]) -> [[UInt8]] {
        path.split(separator: .slash).map(Array.init).filter { $0 != [.point] }
    }

    /// Whether it covers the whole of a path. A relative pattern covers no absolute path, and the reverse.
    package func matches(_ path: String) -> Bool {
        isAbsolute == (path.utf8.first == .slash) && matches(Self.names(of: Array(path.utf8)))
    }

    // The columns of the table are the names of the path, so that `**` costs no more than anything else.
    func matches(_ path: [[UInt8]]) -> Bool {
        var reached = [true] + Array(repeating: false, count: path.count)
        for (index, part) in parts.enumerated() {
            switch part {
            case .anyFolders:
                // At the end it stands for what is inside, not for the folder itself.
                let skipped = index == parts.count - 1 ? 1 : 0
                guard let first = reached.firstIndex(of: true) else { return false }
                for column in reached.indices { reached[column] = column >= first + skipped }
            case .name(let wildcard):
                for column in reached.indices.reversed() {
                    reached[column] = column > 0 && reached[column - 1] && wildcard.matches(path[column - 1])
                }
            }
        }
        return reached[path.count]
    }
}
