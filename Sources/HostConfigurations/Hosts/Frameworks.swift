import AssociationModel
import Findings
import TextFormats

/// The folder from which a framework serves files as they are.
extension HostReading {
    mutating func readPackageManifest() {
        guard deployment.hasFile, let root = webRoot, let manifest = JSONParser.parse(file.text.bytes).root,
            let (framework, key) = NodeFramework.missing(root, in: manifest)
        else { return }
        let folder = framework.folders[0]
        let place: Message = root.isEmpty ? "beside it" : "in \(root)"
        let copying = BuildScripts(deployment).mention(of: root)
        add(
            copying == nil ? .notUnderstood : .unknown,
            "\(plain: framework.title) serves files from \(plain: folder), and the file is \(place)", at: key.key.span,
            label: copying.map { "\(plain: $0) may serve or copy it" } ?? "whether the build serves it is not known",
            citing: framework.citation, help: "move .well-known into the folder \(plain: folder)")
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
