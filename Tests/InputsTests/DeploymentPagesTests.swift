import AssociationModel
import Foundation
import Inputs
import LocalFiles
import TestData
import Testing

@Suite struct `The pages of a deployed folder` {
    private static let file = "public/.well-known/apple-app-site-association"

    @Test func `come from the sitemap, the web root, the redirects and the routes, each path once`() throws {
        let folder = try TemporaryFolder()
        try folder.write("{}", to: Self.file)
        try folder.write("<urlset><url><loc>https://example.com/feed/</loc></url></urlset>", to: "public/sitemap.xml")
        try folder.write("/api/* https://api.example.com/:splat 200\n", to: "public/_redirects")
        try folder.write("", to: "public/unsubscribe.html")
        try folder.write("", to: "public/index.html")
        try folder.write("", to: "public/uploads/a.txt")
        try folder.write("", to: "next.config.mjs")
        try folder.write("", to: "app/account/page.tsx")
        try folder.write("", to: "src/pages/api/users.ts")
        try folder.write("", to: "node_modules/x/app/page.tsx")
        let deployments = DeploymentFolder(host: "example.com", path: folder.path).deployments(host: nil)
        #expect(
            deployments.map { $0.pages.map { "\($0.path) \($0.source)" } } == [
                [
                    "/feed/ public/sitemap.xml", "/unsubscribe.html public/unsubscribe.html",
                    "/uploads/* public/uploads", "/api/* public/_redirects", "/account app/account/page.tsx",
                    "/api/users src/pages/api/users.ts",
                ]
            ])
    }

    @Test func `are not looked for without the file, or without the configuration of a framework`() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "app/api/route.ts")
        try folder.write("", to: "api/a.txt")
        let site = DeploymentFolder(host: nil, path: folder.path)
        #expect(site.deployments(host: nil).flatMap(\.pages).isEmpty)
        try folder.write("{}", to: Self.file)
        #expect(site.deployments(host: nil).flatMap(\.pages).isEmpty)
    }

    @Test func `are those of the start of a sitemap that is large`() throws {
        let folder = try TemporaryFolder()
        try folder.write("{}", to: Self.file)
        let page = "<url><loc>https://example.com/feed</loc></url>\n"
        let size = 1 << 20
        let filler = String(repeating: " ", count: size - page.utf8.count - 40)
        try folder.write(
            page + filler + "<loc>https://example.com/this-is-cut-in-the-middle</loc>", to: "public/sitemap.xml")
        let site = DeploymentFolder(host: nil, path: folder.path)
        #expect(site.deployments(host: nil).flatMap(\.pages).map(\.path) == ["/feed"])
    }

    @Test func `include those of a project around a web root that stands alone`() throws {
        let folder = try TemporaryFolder()
        try folder.write("{}", to: Self.file)
        try folder.write("", to: "next.config.js")
        try folder.write("", to: "app/api/route.ts")
        let site = SiteDirectories.Site(host: "example.com", directory: folder.path + "/public")
        var sites = SiteDeployments()
        #expect(sites.deployment(of: site)?.pages.map(\.path) == ["/api"])
    }
}
