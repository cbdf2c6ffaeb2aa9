import AssociationModel
import Findings
import TextFormats

/// The folders from which frameworks serve files as they are.
extension HostReading {
    mutating func readFramework() {
        let neighbours = deployment.files(.siteBuild).filter { $0.folder == file.folder }
        guard deployment.hasFile, let root = webRoot,
            let found = SiteFramework.misplacement(of: root, by: file, beside: neighbours)
        else { return }
        let copying = BuildScripts(deployment).mention(of: root)
        let place: Message = root.isEmpty ? "beside it" : "in \(plain: root)"
        let said: Message =
            found.folders.first.map {
                "\(plain: found.framework.title) serves files from \(plain: $0), and the file is \(place)"
            }
            ?? "\(plain: found.framework.title) copies only what its configuration names"
        add(
            copying == nil ? .notUnderstood : .unknown, said, at: found.span,
            label: copying.map { "\(plain: $0) may serve or copy it" } ?? "whether the build serves it is not known",
            citing: found.framework.citation,
            help: found.folders.first.map { "move .well-known into the folder \(plain: $0)" }
                ?? "name .well-known in the list of what is copied")
    }
}

extension Deployment {
    /// Whether header fields may be set in code that is not read here.
    var usesFrameworkWithHeaders: Bool {
        files(.packageManifest).contains { file in
            guard let manifest = JSONParser.parse(file.text.bytes).root else { return false }
            return Self.frameworks.contains { manifest.hasDependency($0) }
        }
    }

    private static let frameworks = [
        "next", "nuxt", "nuxt3", "@sveltejs/kit", "astro", "@remix-run/node", "@remix-run/react", "express", "gatsby",
        "@react-router/node", "@tanstack/react-start", "vike", "nitropack",
    ]
}

extension JSONValue {
    fileprivate func hasDependency(_ name: String) -> Bool { dependencies.contains { $0.member(name) != nil } }

    private var dependencies: [JSONValue] {
        ["dependencies", "devDependencies"].compactMap { member($0)?.value }
    }
}
