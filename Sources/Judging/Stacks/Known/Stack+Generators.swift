import Findings

extension Stack {
    /// What makes a site of files, and takes those of one folder as they are.
    static let generators = [
        generator(
            "nuxt", "Nuxt", .headerValue("x-powered-by", contains: "nuxt"), folder: "public",
            Citation("Nuxt: public directory", "https://nuxt.com/docs/guide/directory-structure/public")),
        generator(
            "sveltekit", "SvelteKit", .header("x-sveltekit-page"), folder: "static",
            Citation("SvelteKit: Project structure", "https://svelte.dev/docs/kit/project-structure")),
        generator(
            "astro", "Astro", .errorBody(contains: #"content="Astro v"#), folder: "public",
            Citation("Astro: Project structure", "https://docs.astro.build/en/basics/project-structure/")),
        generator(
            "docusaurus", "Docusaurus", .errorBody(contains: #"content="Docusaurus v"#), folder: "static",
            Citation("Docusaurus: Static assets", "https://docusaurus.io/docs/static-assets")),
        generator(
            "hugo", "Hugo", .errorBody(contains: #"content="Hugo "#), folder: "static",
            Citation("Hugo: Directory structure", "https://gohugo.io/getting-started/directory-structure/")),
        generator(
            "laravel", "Laravel", .headerValue("set-cookie", contains: "laravel_session="), folder: "public",
            Citation("Laravel: Directory structure", "https://laravel.com/docs/structure#the-public-directory")),
    ]

    private static func generator(
        _ name: String, _ title: String, _ sign: Sign, folder: String, _ citation: Citation
    ) -> Stack {
        Stack(
            name: name, title: title, role: .framework, signs: [sign],
            fixes: [
                Fix(
                    .missing,
                    advice:
                        "put the file into \(plain: folder)/.well-known of the \(plain: title) project, whose files are served as they are, and deploy again",
                    citation: citation)
            ])
    }
}
