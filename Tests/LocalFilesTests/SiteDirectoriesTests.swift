import AssociationModel
import LocalFiles
import TestData
import Testing
import TextFormats

@Suite struct `directories that stand for sites` {
    private let next = ScriptedFetcher([:])
    private var directories: SiteDirectories {
        let files: [String: Result<[UInt8], FileFailure>] = [
            "/srv/www/.well-known/apple-app-site-association": .success(Array("{}".utf8)),
            "/srv/www/a b/file": .success([1]), "/srv/www/../secret": .success([2]),
            "/srv/www/folder": .failure(.isDirectory), "/srv/www/pipe": .failure(.notRegular),
            "/srv/www/locked": .failure(.unreadable(reason: "permission denied")),
            "/srv/www/large": .success([UInt8](repeating: 0x20, count: 200_000)),
        ]
        return SiteDirectories(
            [
                .init(host: "Example.com", directory: "/srv/www"),
                .init(host: "example.org:8443", directory: "/srv/www/"),
                .init(host: "example.net", directory: "/srv/net"),
                .init(host: "example.net:8443", directory: "/srv/staging"),
                .init(host: "example.net:443", directory: "/srv/tls"),
                .init(host: "[2001:db8::1]", directory: "/srv/six"),
            ],
            files: StubFiles(files: files), next: next)
    }

    @Test(arguments: [
        ("https://example.com/.well-known/apple-app-site-association", 200, "{}"),
        ("https://EXAMPLE.com/.well-known/apple-app-site-association", 200, "{}"),
        ("https://example.com/.well-known/apple-app-site-association?x=1#y", 200, "{}"),
        ("https://example.org:8443/.well-known/apple-app-site-association", 200, "{}"),
        ("https://example.com/a%20b/file", 200, "\u{1}"),
        ("https://example.com/absent", 404, ""), ("https://example.com/folder", 404, ""),
        ("https://example.com/pipe", 404, ""),
        ("https://example.com", 404, ""), ("https://example.com?x", 404, ""),
        ("https://example.com/../secret", 404, ""), ("https://example.com/%2e%2E/secret", 404, ""),
        ("https://example.com/..%2Fsecret", 404, ""),
    ])
    func `answer with the file or without one, and never from outside`(
        url: String, status: Int, body: String
    ) async throws {
        let exchange = try await directories.exchange(Request(url))
        let response = try #require(exchange.response)
        #expect(response.status == status)
        #expect(String(decoding: response.body, as: UTF8.self) == body)
        #expect(response.headers == nil)
        #expect(exchange.tls == nil)
        guard case .file = exchange.responder else {
            Issue.record("the source is no file")
            return
        }
        #expect(await next.log.requests.isEmpty, "a host with a directory was asked itself")
    }

    @Test func `know nothing of a file that may not be read`() async throws {
        let exchange = try await directories.exchange(Request("https://example.com/locked"))
        #expect(exchange.notSeen == .denied(path: "/srv/www/locked"))
    }

    @Test func `name the files whose paths are nearly the right one, where there is none`() async throws {
        let folder = try TemporaryFolder()
        let files = LocalFiles()
        for path in ["www/well-known", "www/deep/.well-known", ".well-known"] {
            try files.makeDirectory(folder / path)
            try files.write([0x7B, 0x7D], to: folder / path + "/apple-app-site-association")
        }
        try files.makeDirectory(folder / "www/.well-known/apple-app-site-association.txt")
        let sites = SiteDirectories([.init(host: "example.com", directory: folder / "www")], files: files, next: next)
        let right = Request("https://example.com/.well-known/apple-app-site-association")
        #expect(
            try await sites.exchange(right).nearMisses == [
                "/well-known/apple-app-site-association", "/../.well-known/apple-app-site-association",
            ])
        #expect(try await sites.exchange(Request("https://example.com/x")).nearMisses == [])
        try files.write([0x7B, 0x7D], to: folder / "www/.well-known/apple-app-site-association")
        #expect(try await sites.exchange(right).nearMisses == [])
    }

    @Test func `say that a file is larger than is read`() async throws {
        let response = try #require(try await directories.exchange(Request("https://example.com/large")).response)
        #expect(response.bodyIsCut)
        #expect(response.body.count == Response.sizeLimit + 1)
    }

    @Test(arguments: [
        ("https://example.com/a%20b/file", "/srv/www/a b/file"),
        ("https://example.com:8443/a%20b/file", "/srv/www/a b/file"),
        ("https://example.com:443/a%20b/file", "/srv/www/a b/file"),
        ("https://example.org:8443/a%20b/file", "/srv/www/a b/file"),
        ("https://example.net:8443/x", "/srv/staging/x"), ("https://example.net:443/x", "/srv/tls/x"),
        ("https://example.net/x", "/srv/tls/x"), ("https://example.net:80/x", "/srv/net/x"),
        ("https://[2001:db8::1]:8443/x", "/srv/six/x"), ("https://[2001:db8::1]/x", "/srv/six/x"),
    ])
    func `stand for every port of their host, unless they name one`(url: String, path: String) async throws {
        let exchange = try await directories.exchange(Request(url))
        #expect(exchange.responder == .file(path: path))
        #expect(await next.log.requests.isEmpty, "a host with a directory was asked itself")
    }

    @Test(arguments: [
        "https://www.example.com/x", "https://example.org/x", "https://example.org:443/x",
        "https://example.com.evil/x", "https://example.com:8443.evil/x",
    ])
    func `hand other hosts' requests on`(url: String) async throws {
        _ = try await directories.exchange(Request(url))
        #expect(await next.log.requests == [Request(url)])
    }

    @Test func `of nobody: without network every request is not consulted`() async {
        let exchange = await NoNetwork().exchange(Request("https://example.com/"))
        guard case .notSeen = exchange.outcome else {
            Issue.record("it was consulted")
            return
        }
    }
}
