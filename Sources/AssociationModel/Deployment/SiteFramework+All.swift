import Findings
import TextFormats

extension SiteFramework {
    /// The ends of the names of files that show a framework, or say what it takes, in lower case.
    static let suffixes = names.map(\.asciiLowercased) + [project]

    /// Whether a file is one that shows a framework, or says what it takes.
    static func isSign(_ name: String) -> Bool { names.contains(name) || name.hasSuffix(project) }

    private static let names = Set(
        all.flatMap { framework -> [String] in
            guard case .file(let names, _) = framework.sign else { return [] }
            return names
        } + codes + ["mkdocs.yml"])

    // Of C#, under any name.
    private static let project = ".csproj"

    // The configuration that is written in code.
    private static let codes = ["astro", "docusaurus", "nuxt", "svelte", "vite"].flatMap { name in
        ["js", "ts", "mjs", "cjs", "mts", "cts"].map { "\(name).config.\($0)" }
    }

    private static let vite = SiteFolderSetting(files: ["vite.config"], keys: ["publicDir"])

    /// Vite builds most of those of Node.js, and comes after them.
    static let all = [
        SiteFramework(
            "Next.js", .dependency("next"), ["public"],
            citing: Citation(
                "Next.js: public folder", "https://nextjs.org/docs/app/api-reference/file-conventions/public-folder")),
        // In version 2 `static`.
        SiteFramework(
            "Nuxt", .dependency("nuxt"), ["public", "static"],
            or: SiteFolderSetting(files: ["nuxt.config"], keys: ["dir", "public"]),
            citing: Citation("Nuxt: public directory", "https://nuxt.com/docs/guide/directory-structure/public")),
        SiteFramework(
            "SvelteKit", .dependency("@sveltejs/kit"), ["static"],
            or: SiteFolderSetting(files: ["svelte.config"], keys: ["files", "assets"]),
            citing: Citation("SvelteKit: Project structure", "https://svelte.dev/docs/kit/project-structure")),
        SiteFramework(
            "Astro", .dependency("astro"), ["public"],
            or: SiteFolderSetting(files: ["astro.config"], keys: ["publicDir"]),
            citing: Citation("Astro: Project structure", "https://docs.astro.build/en/basics/project-structure/")),
        // What it builds is in `public`.
        SiteFramework(
            "Gatsby", .dependency("gatsby"), ["static", "public"],
            citing: Citation(
                "Gatsby: Using the static folder",
                "https://www.gatsbyjs.com/docs/how-to/images-and-media/static-folder/")),
        SiteFramework(
            "Docusaurus", .dependency("@docusaurus/core"), ["static"],
            or: SiteFolderSetting(files: ["docusaurus.config"], keys: ["staticDirectories"]),
            citing: Citation("Docusaurus: Static assets", "https://docusaurus.io/docs/static-assets")),
        SiteFramework(
            "Create React App", .dependency("react-scripts"), ["public"],
            citing: Citation(
                "Create React App: Using the public folder",
                "https://create-react-app.dev/docs/using-the-public-folder/")),
        SiteFramework(
            "Vue CLI", .dependency("@vue/cli-service"), ["public"],
            citing: Citation(
                "Vue CLI: HTML and static assets", "https://cli.vuejs.org/guide/html-and-static-assets.html")),
        SiteFramework(
            "Remix", .dependency("@remix-run/dev"), ["public"], or: vite,
            citing: Citation(
                "Remix: File conventions, asset imports", "https://v2.remix.run/docs/file-conventions/asset-imports")),
        SiteFramework(
            "React Router", .dependency("@react-router/dev"), ["public"], or: vite,
            citing: Citation("Vite: Static asset handling", "https://vite.dev/guide/assets")),
        SiteFramework(
            "Eleventy", .dependency("@11ty/eleventy"), [],
            citing: Citation("Eleventy: Passthrough file copy", "https://www.11ty.dev/docs/copy/")),
        // Its root may be another folder than that of the manifest.
        SiteFramework(
            "Vite", .dependency("vite", command: "vite build"),
            ["public", "app", "assets", "static", "src/static", "src/assets"], or: vite,
            citing: Citation("Vite: Static asset handling", "https://vite.dev/guide/assets")),
        // What it builds is in `public`. Before version 0.110 its configuration was `config.toml`.
        SiteFramework(
            "Hugo", .file(["hugo.toml", "hugo.yaml", "hugo.json"]), ["static", "public"], or: hugo, citing: hugoCitation
        ),
        SiteFramework(
            "Hugo", .file(["config.toml"], holding: ["baseURL", "baseurl"]), ["static", "public"], or: hugo,
            citing: hugoCitation),
        SiteFramework(
            "Ruby on Rails", .file(["Gemfile"], holding: [#"gem "rails""#, "gem 'rails'"]), ["public"],
            citing: Citation(
                "Rails: ActionDispatch::Static", "https://api.rubyonrails.org/classes/ActionDispatch/Static.html")
        ),
        SiteFramework(
            "Laravel", .file(["artisan"]), ["public"],
            citing: Citation("Laravel: Directory structure", "https://laravel.com/docs/structure#the-public-directory")),
        SiteFramework(
            "Spring Boot",
            .file(["pom.xml", "build.gradle", "build.gradle.kts"], holding: ["org.springframework.boot"]),
            ["static", "public", "resources", "META-INF/resources"].map { "src/main/resources/" + $0 } + [
                "src/main/webapp"
            ],
            citing: Citation(
                "Spring Boot: Static content",
                "https://docs.spring.io/spring-boot/reference/web/servlet.html#web.servlet.spring-mvc.static-content")),
        SiteFramework(
            "Flutter", .file(["pubspec.yaml"], holding: ["sdk: flutter"]), ["web"],
            citing: Citation(
                "Flutter: Building a web application", "https://docs.flutter.dev/platform-integration/web/building")
        ),
    ]

    private static let hugo = SiteFolderSetting(files: ["hugo", "config"], keys: ["staticDir"])
    private static let hugoCitation = Citation(
        "Hugo: Directory structure", "https://gohugo.io/getting-started/directory-structure/")
}
