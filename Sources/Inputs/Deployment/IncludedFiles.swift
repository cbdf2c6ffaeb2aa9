import AssociationModel
import Findings
import LocalFiles
import TextFormats

/// Finds what the configuration of a web server includes, as far as it is in the deployed folder.
///
/// nginx and Apache begin at the folder of their main file, which may be above the file that includes another: a relative
/// path is looked for from its folder up to the deployed one. Caddy begins at the file itself. Of an absolute path, such as
/// `/etc/nginx/snippets/tls.conf`, the last names are looked for in the same folders.
struct IncludedFiles {
    /// The deployed folder with a slash at its end; empty for the working directory.
    private let base: String
    private let resolvedBase: String
    // Each look at the file system costs one, so that no pattern keeps us waiting.
    private var looks = 20_000

    init(in base: String) {
        self.base = base
        resolvedBase = (LocalFiles().resolvedPath(base) ?? "") + "/"
    }

    /// The paths of the files relative to the deployed folder, sorted.
    ///
    /// - Parameters:
    ///   - written: the path or pattern, as the directive has it.
    ///   - file: the file that the directive stands in.
    mutating func find(
        _ written: String, includedBy file: DeploymentFile
    ) throws(FileFailure) -> DeploymentFile.Included {
        if written.contains(where: { "${".contains($0) }) { return .unread("its name depends on a variable") }
        // A pattern that begins where the server begins, and matches nothing, includes nothing.
        var isEmptyPattern = !written.hasPrefix("/") && Self.isPattern(written) && Self.isMain(file)
        for names in Self.candidates(written) {
            for folder in Self.folders(from: file) {
                guard let path = Self.joined(folder, names), let found = try paths(matching: path) else { continue }
                guard found.allSatisfy(isInside) else { return .unread("it is outside the deployed folder") }
                if !found.isEmpty { return .files(found.sorted()) }
                isEmptyPattern = true
            }
        }
        if looks <= 0 { return .unread("more is included than is looked for") }
        return isEmptyPattern ? .files([]) : .unread(DeploymentFile.Included.notThere)
    }

    // The folder of the file, then those above it; of Caddy the first alone.
    private static func folders(from file: DeploymentFile) -> [[String]] {
        let names = file.path.split(separator: "/").dropLast().map(String.init)
        if file.kind == .caddy { return [names] }
        return (0...names.count).map { names.dropLast($0) }
    }

    // Of a pattern, the last name alone is too little.
    private static func candidates(_ written: String) -> [[String]] {
        let names = written.split(separator: "/").map(String.init)
        guard written.hasPrefix("/") else { return names.isEmpty ? [] : [names] }
        return names.indices.map { Array(names[$0...]) }.filter { $0.count > 1 || !isPattern($0[0]) }
    }

    private static func isPattern(_ name: String) -> Bool { name.contains { "*?[".contains($0) } }

    // Whether relative paths certainly begin at its folder.
    private static func isMain(_ file: DeploymentFile) -> Bool {
        file.kind == .caddy || ["nginx.conf", "httpd.conf", "apache2.conf"].contains { file.path.hasSuffix($0) }
    }

    // Without `.` and `..`; nil for what is above the deployed folder.
    private static func joined(_ folder: [String], _ names: [String]) -> [String]? {
        var result = folder
        for name in names where name != "." {
            if name == ".." {
                if result.popLast() == nil { return nil }
            } else {
                result.append(name)
            }
        }
        return result
    }

    // Nil where the path, or the folder in which a pattern begins, is not there. A folder stands for the files in it.
    private mutating func paths(matching names: [String]) throws(FileFailure) -> [String]? {
        let start = names.firstIndex(where: Self.isPattern) ?? names.count
        var found = [names[..<start].joined(separator: "/")]
        looks -= 1
        guard looks > 0, try isThere(found[0]) else { return nil }
        for name in names[start...] {
            var next: [String] = []
            for folder in found { next += try matches(of: name, in: folder) }
            found = next
        }
        if start == names.count, LocalFiles().isDirectory(base + found[0]) {
            found = try matches(of: "*", in: found[0])
        }
        return found.filter { !LocalFiles().isDirectory(base + $0) }
    }

    private func isThere(_ path: String) throws(FileFailure) -> Bool {
        if path.isEmpty || LocalFiles().exists(base + path) { return true }
        do throws(FileFailure) { _ = try LocalFiles().read(base + path, limit: 0) } catch .missing { return false }
        return true
    }

    private mutating func matches(of name: String, in folder: String) throws(FileFailure) -> [String] {
        looks -= 1
        guard looks > 0, folder.isEmpty || LocalFiles().isDirectory(base + folder) else { return [] }
        let pattern = Wildcard(name, .classes)
        let prefix = folder.isEmpty ? "" : folder + "/"
        // As in shells, a full stop at the start of a name has to be written.
        let names = try LocalFiles().names(in: base + (folder.isEmpty ? "." : folder))
        return names.filter { pattern.matches($0) && ($0.hasPrefix(".") == name.hasPrefix(".")) }.map { prefix + $0 }
    }

    // A symbolic link may lead out of the folder. One that leads nowhere is told when it is read.
    private func isInside(_ path: String) -> Bool {
        LocalFiles().resolvedPath(base + path).map { ($0 + "/").hasPrefix(resolvedBase) } ?? true
    }
}
