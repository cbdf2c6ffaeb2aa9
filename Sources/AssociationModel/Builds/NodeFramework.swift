package import Findings
package import TextFormats

/// A framework of Node.js whose builds take the files of one folder to the site as they are.
package struct NodeFramework: Sendable {
    /// The package that a manifest depends on.
    let package: String
    package let title: String
    /// The folders relative to the manifest, the first as its documentation has it.
    package let folders: [String]
    package let citation: Citation
    /// What the scripts of the manifest have where it builds the site; nil where the dependency says so.
    var command: String?

    /// The framework that does not serve the files of a folder, with its line in the manifest; nil where one does, or what
    /// the folder is for is not plain.
    package static func missing(_ folder: String, in manifest: JSONValue) -> (
        framework: NodeFramework, key: JSONMember
    )? {
        guard ["", "app", "assets", "public", "src", "static", "src/app", "src/assets", "src/static"].contains(folder)
        else { return nil }
        let dependencies = ["dependencies", "devDependencies"].compactMap { manifest.member($0)?.value }
        let scripts = manifest.member("scripts")?.value.members?.compactMap(\.value.string) ?? []
        let found = all.compactMap { framework in
            dependencies.lazy.compactMap { $0.member(framework.package) }.first.map { (framework, $0) }
        }
        guard let first = found.first, !found.contains(where: { $0.0.folders.contains(folder) }) else { return nil }
        if let command = first.0.command, !scripts.contains(where: { $0.contains(command) }) { return nil }
        return first
    }

    // Vite builds most of the others, and comes last.
    private static let all = [
        NodeFramework(
            package: "next", title: "Next.js", folders: ["public"],
            citation: Citation(
                "Next.js: public folder", "https://nextjs.org/docs/app/api-reference/file-conventions/public-folder")),
        // In version 2 `static`.
        NodeFramework(
            package: "nuxt", title: "Nuxt", folders: ["public", "static"],
            citation: Citation("Nuxt: public directory", "https://nuxt.com/docs/guide/directory-structure/public")),
        NodeFramework(
            package: "@sveltejs/kit", title: "SvelteKit", folders: ["static"],
            citation: Citation("SvelteKit: Project structure", "https://svelte.dev/docs/kit/project-structure")),
        NodeFramework(
            package: "astro", title: "Astro", folders: ["public"],
            citation: Citation("Astro: Project structure", "https://docs.astro.build/en/basics/project-structure/")),
        // What it builds is in `public`.
        NodeFramework(
            package: "gatsby", title: "Gatsby", folders: ["static", "public"],
            citation: Citation(
                "Gatsby: Using the static folder",
                "https://www.gatsbyjs.com/docs/how-to/images-and-media/static-folder/")),
        NodeFramework(
            package: "@docusaurus/core", title: "Docusaurus", folders: ["static"],
            citation: Citation("Docusaurus: Static assets", "https://docusaurus.io/docs/static-assets")),
        NodeFramework(
            package: "react-scripts", title: "Create React App", folders: ["public"],
            citation: Citation(
                "Create React App: Using the public folder",
                "https://create-react-app.dev/docs/using-the-public-folder/")),
        NodeFramework(
            package: "@vue/cli-service", title: "Vue CLI", folders: ["public"],
            citation: Citation(
                "Vue CLI: HTML and static assets", "https://cli.vuejs.org/guide/html-and-static-assets.html")),
        // Its root may be another folder than that of the manifest.
        NodeFramework(
            package: "vite", title: "Vite", folders: ["public", "app", "assets", "static", "src/static", "src/assets"],
            citation: Citation("Vite: Static asset handling", "https://vite.dev/guide/assets"), command: "vite build"),
    ]
}
