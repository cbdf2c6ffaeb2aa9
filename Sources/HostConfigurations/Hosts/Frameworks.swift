import AssociationModel
import Findings
import TextFormats

/// The folder from which Next.js (`public`) and Nuxt (`public`, in version 2 `static`) serve files as they are.
extension HostReading {
    mutating func readPackageManifest() {
        guard deployment.hasFile, let root = webRoot, let manifest = JSONParser.parse(file.text.bytes).root,
            let framework = NodeFramework.allCases.first(where: { manifest.member(of: $0) != nil }),
            let key = manifest.member(of: framework)?.key
        else { return }
        // Only beside the folders of the framework: what lies deeper may belong to something else.
        guard root.isEmpty || root == "src" || root == "app" else { return }
        add(
            .unknown, "\(plain: framework.title) serves files from public, and the file is beside it", at: key.span,
            citing: framework == .next ? .nextPublic : .nuxtPublic, help: "move .well-known into the folder public")
    }
}

/// Frameworks whose own configuration can set header fields.
enum NodeFramework: String, CaseIterable {
    case next
    case nuxt

    var title: String { self == .next ? "Next.js" : "Nuxt" }
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
    fileprivate func member(of framework: NodeFramework) -> JSONMember? {
        dependencies.lazy.compactMap { $0.member(framework.rawValue) }.first
    }

    fileprivate func hasDependency(_ name: String) -> Bool { dependencies.contains { $0.member(name) != nil } }

    private var dependencies: [JSONValue] {
        ["dependencies", "devDependencies"].compactMap { member($0)?.value }
    }
}
