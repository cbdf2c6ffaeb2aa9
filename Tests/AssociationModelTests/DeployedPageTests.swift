import AssociationModel
import Findings
import Testing

@Suite struct `The pages that files of a deployment show` {
    @Test func `are the addresses of a sitemap, without hosts and queries`() {
        let text = """
            <?xml version="1.0"?><urlset><url><loc>https://example.com/a/b?c=d#e</loc></url>
            <url><loc>
              https://example.com/f </loc></url><url><loc>https://example.com</loc></url><url><loc>
            """
        let pages = DeployedPage.pages(ofSitemap: Array(text.utf8), named: "sitemap.xml")
        #expect(pages.map(\.path) == ["/a/b", "/f"])
    }

    @Test func `are the paths that redirects begin with`() {
        let text =
            "# comment\n/api/*  https://api.example.com/:splat 200\n/*  /index.html 200\n\n/blog/:id /b/:id 301\n"
        let file = DeploymentFile(
            .redirects, at: "_redirects", SourceText(Array(text.utf8), from: .file(path: "_redirects")))
        let pages = DeployedPage.pages(ofRedirects: file)
        #expect(pages.map(\.path) == ["/api/*", "/blog/:id"])
        #expect(pages.map(\.example) == ["/api/x", "/blog/x"])
    }

    @Test(arguments: [
        ("page.tsx", "/"), ("api/users/[id]/route.ts", "/api/users/[id]"), ("(site)/about/page.jsx", "/about"),
        ("@modal/photo/page.tsx", "/photo"), ("layout.tsx", nil), ("_lib/page.tsx", nil), ("about/page.css", nil),
        ("about/page.test.tsx", nil),
    ])
    func `are the routes of the folder app`(file: String, path: String?) {
        #expect(DeployedPage(route: file, inAppFolder: true, source: file)?.path == path)
    }

    @Test(arguments: [
        ("index.tsx", "/"), ("api/users.ts", "/api/users"), ("blog/[slug].tsx", "/blog/[slug]"), ("_app.tsx", nil),
        ("404.js", nil), ("styles.css", nil),
    ])
    func `are the files of the folder pages`(file: String, path: String?) {
        #expect(DeployedPage(route: file, inAppFolder: false, source: file)?.path == path)
    }
}
