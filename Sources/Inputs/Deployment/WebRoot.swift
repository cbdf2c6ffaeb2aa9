import AssociationModel
import Findings
import TextFormats

/// A folder that has an AASA file at one of the two locations where it is looked for.
package struct WebRoot: Sendable {
    /// The path, without a slash at its end; empty for the folder that paths are relative to.
    package let path: String
    /// Whether the file is in `.well-known`, where Apple looks first.
    let hasFile: Bool

    init(path: String, hasFile: Bool) { (self.path, self.hasFile) = (path, hasFile) }

    /// The folder of a file; nil if the file is at neither location.
    package init?(ofFile name: String) {
        for kind in [Location.Kind.wellKnown, .root] where ("/" + name).hasSuffix(kind.path) {
            self.init(
                path: String(name.dropLast(min(kind.path.utf8.count, name.utf8.count))), hasFile: kind == .wellKnown)
            return
        }
        return nil
    }

    /// The web roots of files, each once: a folder may have the file at both locations.
    static func roots(of names: [String]) -> [WebRoot] {
        let roots = names.compactMap(WebRoot.init(ofFile:))
        let complete = Set(roots.filter(\.hasFile).map(\.path))
        return roots.filter { $0.hasFile || !complete.contains($0.path) }
    }
}

extension [WebRoot] {
    /// Without those that a build leaves out where it copies another one: a folder may be left over.
    func without(unbuiltBy files: [DeploymentFile]) -> [WebRoot] {
        files.filter { $0.kind == .angular }.reduce(self) { roots, file in
            guard let root = JSONParser.parse(file.text.bytes, dialect: .lenient).root else { return roots }
            let workspace = AngularWorkspace(root)
            let folder = file.path.split(separator: "/").dropLast().joined(separator: "/")
            let paths = roots.map { ($0.path + Location.apple.path).normalizedPath.relative(to: folder) }
            let fates = paths.map { $0.map(workspace.fate) }
            guard fates.contains(.copied(to: Location.apple.path)) else { return roots }
            return zip(roots, zip(paths, fates)).filter { _, file in
                file.1 != .leftOut || file.0.flatMap(workspace.application) == nil
            }.map(\.0)
        }
    }
}
