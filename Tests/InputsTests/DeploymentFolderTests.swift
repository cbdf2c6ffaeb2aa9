import AssociationModel
import Findings
import Foundation
import Inputs
import LocalFiles
import TestData
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

@Suite struct `A deployed folder` {
    private static let file = "/.well-known/apple-app-site-association"

    @Test func `has at most fifty web roots, and the others are told`() throws {
        let folder = try TemporaryFolder()
        for number in 0..<DeploymentFolder.rootLimit { try folder.write("{}", to: "\(number)" + Self.file) }
        let site = DeploymentFolder(host: "example.com", path: folder.path)
        #expect(site.deployments(host: nil).flatMap(\.unread).isEmpty)
        try folder.write("{}", to: "more" + Self.file)
        let deployments = site.deployments(host: nil)
        #expect(deployments.count == DeploymentFolder.rootLimit)
        let unread = try #require(deployments.first?.unread)
        #expect(
            unread.map(\.message.description) == [
                "the folder has 51 web roots with an association file; only the first 50 were checked"
            ])
        #expect(unread.map(\.place.file) == [folder.path])
    }

    @Test func `tells of a file that is too large`() throws {
        let folder = try TemporaryFolder()
        try folder.write("{}", to: "public" + Self.file)
        try folder.write(String(repeating: " ", count: 1 << 20), to: "public/vercel.json")
        let site = SiteDirectories.Site(host: "example.com", directory: folder / "public")
        #expect(Self.deployment(of: site)?.files.map(\.path) == ["vercel.json"])
        try folder.write(String(repeating: " ", count: 1 << 20 + 1), to: "public/vercel.json")
        for deployment in [
            Self.deployment(of: site), DeploymentFolder(host: nil, path: folder.path).deployments(host: nil).first,
        ] {
            #expect(deployment?.files.map(\.path) == [])
            #expect(deployment?.unread.map(\.place.file) == [folder / "public/vercel.json"])
        }
    }

    @Test func `tells of a file that cannot be read, and not of a folder with such a name`() throws {
        let folder = try TemporaryFolder()
        try folder.write("{}", to: "vercel.json/a")
        try folder.link("netlify.toml", to: "nowhere")
        try #require(mkfifo(folder / "firebase.json", 0o600) == 0)
        let deployment = Self.deployment(of: .init(host: "example.com", directory: folder.path))
        #expect(deployment?.files.isEmpty == true)
        #expect(
            deployment?.unread.map(\.message.description) == [
                "the file was not checked; it is a pipe or a device, not a file"
            ])
    }

    @Test func `is a web root with the configuration in it, in .well-known, and above it in the repository`() throws {
        let folder = try TemporaryFolder()
        let site = SiteDirectories.Site(host: "example.com", directory: folder / "a/public")
        for name in [
            ".htaccess", "a/firebase.json", "a/public/_headers", "a/public/.well-known/web.config", "b/_headers",
        ] {
            try folder.write("", to: name)
        }
        try folder.write("", to: ".github/workflows/deploy.yml")
        #expect(
            Self.deployment(of: site)?.files.map(\.path) == ["_headers", ".well-known/web.config"],
            "without a repository, what is above may be anything")
        try FileManager.default.createDirectory(atPath: folder / ".git", withIntermediateDirectories: false)
        let deployment = try #require(Self.deployment(of: site))
        #expect(
            deployment.files.map(\.path) == [
                "a/public/_headers", "a/firebase.json", "a/public/.well-known/web.config", ".htaccess",
                ".github/workflows/deploy.yml",
            ])
        #expect(deployment.webRoot == "a/public")
        #expect(deployment.folder == folder.path)
    }

    private static func deployment(of site: SiteDirectories.Site) -> Deployment? {
        var reading = SiteDeployments()
        return reading.deployment(of: site)
    }
}

@Suite struct `The index of a repository` {
    private static let file = "public/.well-known/apple-app-site-association"

    /// The bytes of gitformat-index(5), of version 2 or 3.
    private static func index(
        _ names: [String], version: UInt8 = 2, hash: Int = 20, extension name: String? = nil
    ) -> Data {
        var bytes = Array("DIRC".utf8) + [0, 0, 0, version, 0, 0, 0, UInt8(names.count)]
        for name in names {
            var entry = [UInt8](repeating: 7, count: 40 + hash)
            entry += version == 3 ? [0x40, UInt8(name.utf8.count), 0x20, 0] : [0, UInt8(name.utf8.count)]
            entry += Array(name.utf8) + [0]
            while entry.count % 8 != 0 { entry.append(0) }
            bytes += entry
        }
        if let name { bytes += Array(name.utf8) + [0, 0, 0, 4, 1, 2, 3, 4] }
        return Data(bytes + [UInt8](repeating: 9, count: hash))
    }

    private static func isTracked(by index: Data, in folder: TemporaryFolder, of path: String = "") throws -> Bool? {
        try folder.write("{}", to: file)
        try folder.write("", to: ".git/HEAD")
        try index.write(to: URL(filePath: folder / ".git/index"))
        let above = DeploymentFolder(host: nil, path: folder / path).deployments(host: nil).map(\.isTracked)
        var sites = SiteDeployments()
        let site = sites.deployment(of: .init(host: "example.com", directory: folder / "public"))
        #expect(above == [site?.isTracked])
        return site?.isTracked
    }

    @Test(arguments: ["", "public"]) func `tells of the file, also above the folder that is deployed`(path: String)
        throws
    {
        let folder = try TemporaryFolder()
        #expect(try Self.isTracked(by: Self.index(["README.md", Self.file, "z"]), in: folder, of: path) == true)
        #expect(try Self.isTracked(by: Self.index(["README.md"]), in: folder, of: path) == false)
    }

    @Test func `has whole paths: the end of another one is not the file`() throws {
        let folder = try TemporaryFolder()
        #expect(try Self.isTracked(by: Self.index(["old/" + Self.file]), in: folder) == false)
    }

    @Test func `is read in version 3, with longer hashes, and with optional extensions`() throws {
        let folder = try TemporaryFolder()
        #expect(try Self.isTracked(by: Self.index([Self.file], version: 3), in: folder) == true)
        #expect(try Self.isTracked(by: Self.index(["a", Self.file], hash: 32), in: folder) == true)
        #expect(try Self.isTracked(by: Self.index([Self.file], extension: "TREE"), in: folder) == true)
    }

    @Test func `tells nothing where it does not have all paths, or is damaged`() throws {
        let folder = try TemporaryFolder()
        #expect(try Self.isTracked(by: Self.index(["a"], extension: "link"), in: folder) == nil)
        #expect(try Self.isTracked(by: Self.index([]), in: folder) == nil)
        #expect(try Self.isTracked(by: Self.index(["a"], version: 4), in: folder) == nil)
        #expect(try Self.isTracked(by: Self.index([Self.file]).dropLast(1), in: folder) == nil)
        #expect(try Self.isTracked(by: Data("DIRC".utf8), in: folder) == nil)
    }

    @Test func `is where the file .git of another work tree says`() throws {
        let folder = try TemporaryFolder()
        try folder.write("{}", to: "tree/" + Self.file)
        try folder.write("gitdir: ../modules/tree\n", to: "tree/.git")
        try folder.write("", to: "modules/tree/HEAD")
        try Self.index([Self.file]).write(to: URL(filePath: folder / "modules/tree/index"))
        let deployed = DeploymentFolder(host: nil, path: folder / "tree").deployments(host: nil)
        #expect(deployed.map(\.isTracked) == [true])
    }
}

extension `A deployed folder` {
    @Test func `has code that is too large, and is told where it names the file`() throws {
        let folder = try TemporaryFolder()
        try folder.write("{}", to: "public" + Self.file)
        let filling = String(repeating: "// nothing\n", count: 100_000)
        try folder.write(filling, to: "src/large.js")
        try folder.write(filling + "app.get('/.well-known/apple-app-site-association', answer)", to: "src/server.js")
        let site = DeploymentFolder(host: "example.com", path: folder.path)
        let unread = site.deployments(host: nil).flatMap(\.unread)
        #expect(unread.map(\.place.file) == [folder / "src/server.js"])
        #expect(unread.map(\.isDecisive) == [false])
    }

    @Test func `leaves out what an Angular build does not copy, where it copies another folder`() throws {
        let folder = try TemporaryFolder()
        try folder.write("{}", to: "web/public" + Self.file)
        try folder.write("{}", to: "web/src" + Self.file)
        let site = DeploymentFolder(host: "example.com", path: folder.path)
        func roots(assets: String) throws -> [String] {
            try folder.write(
                #"{"projects": {"a": {"targets": {"build": {"options": {"assets": [\#(assets)]}}}}}}"#,
                to: "web/angular.json")
            return site.deployments(host: nil).map(\.webRoot)
        }
        #expect(try roots(assets: #"{"glob": "**/*", "input": "public"}"#) == ["web/public"])
        #expect(try roots(assets: #""src/.well-known""#) == ["web/public", "web/src"])
        #expect(try roots(assets: "") == ["web/public", "web/src"])
    }
}
