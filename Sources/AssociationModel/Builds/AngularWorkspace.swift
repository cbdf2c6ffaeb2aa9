package import TextFormats

/// The applications of an `angular.json`, and what their builds copy into the site.
///
/// <https://angular.dev/reference/configs/workspace-config>, and `normalizeAssetPatterns` and `resolveAssets` of `@angular/build`:
/// names that begin with a full stop are copied as others are.
package struct AngularWorkspace: Sendable {
    package struct Application: Sendable {
        package let name: String
        /// The folder of its sources, relative to the workspace.
        package let sourceRoot: String
        /// Whether Angular's own builder makes it, so that nothing else copies files.
        package let hasOwnBuilder: Bool
        /// What `ng build` copies.
        package let assets: CopyList
        /// What the build copies in other configurations.
        fileprivate let others: [CopyList]
    }

    package let applications: [Application]

    package init(_ root: JSONValue) {
        applications = (root.member("projects")?.value.members ?? []).compactMap(Application.init)
    }

    /// What becomes of a file, by its path relative to the workspace.
    package func fate(of path: String) -> CopyList.Fate {
        let fates = applications.map { $0.assets.fate(of: path) }
        let isOpen = applications.contains { $0.others.contains { $0.fate(of: path) != .leftOut } }
        let served = CopyList.Fate.copied(to: Location.apple.path)
        if fates.contains(served) { return served }
        return isOpen || fates.contains(.unknown) ? .unknown : fates.first { $0 != .leftOut } ?? .leftOut
    }

    /// The application whose sources a file is among.
    package func application(with path: String) -> Application? {
        applications.filter { path.relative(to: $0.sourceRoot) != nil }.max {
            $0.sourceRoot.count < $1.sourceRoot.count
        }
    }
}

extension AngularWorkspace.Application {
    fileprivate init?(_ project: JSONMember) {
        let value = project.value
        let targets = (value.member("architect") ?? value.member("targets"))?.value
        guard value.member("projectType")?.value.string != "library", let build = targets?.member("build")?.value,
            let options = build.member("options")
        else { return nil }
        let root = (value.member("root")?.value.string ?? "").normalizedPath
        let written = value.member("sourceRoot")?.value.string ?? ""
        let sources = written.isEmpty ? (root.isEmpty ? "src" : root + "/src") : written.normalizedPath
        func list(_ settings: JSONMember) -> CopyList? {
            settings.value.member("assets").map { assets in
                let entries = (assets.value.elements ?? []).flatMap { CopyList.Entry.entries($0, [sources, root]) }
                return CopyList(entries: entries, span: assets.key.span, written: assets.value)
            }
        }
        let configurations = build.member("configurations")?.value.members ?? []
        let defaults = (build.member("defaultConfiguration")?.value.string ?? "").split(separator: ",").map(String.init)
        let chosen = defaults.compactMap { name in configurations.last { $0.key.text == name }.flatMap(list) }.last
        let builder = build.member("builder")?.value.string ?? ""
        name = project.key.text
        sourceRoot = sources
        hasOwnBuilder = ["@angular/build:", "@angular-devkit/build-angular:"].contains(where: builder.hasPrefix)
        assets = chosen ?? list(options) ?? CopyList(entries: [], span: options.key.span)
        others = configurations.filter { !defaults.contains($0.key.text) }.compactMap(list)
    }
}

extension CopyList.Entry {
    /// An entry of `assets`: the path of a folder or file, or an object.
    ///
    /// - Parameter roots: the folders to which the place in the site of a mere path is relative, the first that it is in.
    fileprivate static func entries(_ value: JSONValue, _ roots: [String]) -> [CopyList.Entry] {
        if let text = value.string {
            let path = text.normalizedPath
            let place = roots.lazy.compactMap { path.relative(to: $0) }.first ?? path
            let names = path.split(separator: "/").map(String.init)
            // Whether it is a folder or a file only the file system tells: it is both.
            let folder = place.split(separator: "/").dropLast().joined(separator: "/")
            return [
                CopyList.Entry(input: path, output: place),
                CopyList.Entry(
                    input: names.dropLast().joined(separator: "/"), pattern: names.last ?? "", output: folder),
            ]
        }
        return [
            CopyList.Entry(
                input: (value.member("input")?.value.string ?? "").normalizedPath,
                pattern: value.member("glob")?.value.string ?? "",
                ignored: value.member("ignore")?.value.elements?.compactMap(\.string) ?? [],
                output: (value.member("output")?.value.string ?? "").normalizedPath,
                isFlat: value.member("flatten")?.value.bool ?? false)
        ]
    }
}
