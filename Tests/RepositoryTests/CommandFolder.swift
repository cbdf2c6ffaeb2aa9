import Foundation
import TestData

/// A folder with what the commands of the documentation name, in which they are run without a network.
struct CommandFolder: ~Copyable {
    private let base = FileManager.default.temporaryDirectory.appending(path: "aasa-\(UUID().uuidString)")
    private let url: URL
    private let libraries: URL

    /// What stands for the reader's own names.
    private static let placeholders: [(String, String)] = [
        ("--app …", "--app 7D3KX9QW2M.com.example.shop"), ("TEAMID.bundle.id", "7D3KX9QW2M.com.example.shop"),
        (" … ", " example.com "), ("FILE", "apple-app-site-association"), ("OLD NEW", "old.json new.json"),
        ("DOMAIN", "example.com"), ("=DIR", "=public"), (" DIR", " recordings"), ("HOST", "example.com"),
        ("<TAB>", " "),
    ]

    init() throws {
        url = base.appending(path: "project")
        libraries = base.appending(path: "libraries")
        try FileManager.default.createDirectory(
            at: url.appending(path: "public/.well-known"), withIntermediateDirectories: true)
        try FileManager.default.createDirectory(at: libraries, withIntermediateDirectories: true)
        let copies = [
            "Apps/Small.ipa": "App.ipa", "Apps/Shop.app": "App.app", "Apps/Project/Shop.xcodeproj": "App.xcodeproj",
            "Entitlements/app.entitlements": "App.entitlements", "Screens/Swift": "App",
            "Sites/shop.example.com/.well-known/apple-app-site-association": "apple-app-site-association",
            "Deploy/apple-app-site-association": "new.json", "Repairs/apple-app-site-association": "old.json",
            "Expectations/shop.json": "expectations.json", "Logs/signup.log": "device.log",
            "Screens/sign-up.html": "sign-up.html", "Documentation/baseline.json": ".aasa-baseline.json",
        ]
        for (fixture, name) in copies {
            try FileManager.default.copyItem(
                at: Repository.fixtures.appending(path: fixture), to: url.appending(path: name))
        }
        try put("https://shop.example.com/buy/1\n", in: "urls.txt")
        for link in [url.appending(path: "Fixtures"), base.appending(path: "Sites")] {
            let target =
                link.lastPathComponent == "Sites" ? Repository.fixtures.appending(path: "Sites") : Repository.fixtures
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
        }
        // A file that is no library is found before the system's, and cannot be loaded: no server is contacted.
        for name in ["libcurl.so.4", "libcurl-gnutls.so.4"] {
            try Data("no library".utf8).write(to: libraries.appending(path: name))
        }
    }

    deinit { try? FileManager.default.removeItem(at: base) }

    /// Adds a file.
    func put(_ text: String, in name: String) throws {
        try text.write(to: url.appending(path: name), atomically: true, encoding: .utf8)
    }

    /// Runs a command of a page, with a name of its own for each of the reader's.
    func run(_ command: String) throws -> ProgramRun {
        let line = Self.placeholders.reduce(command + " ") { $0.replacingOccurrences(of: $1.0, with: $1.1) }
        return try ProgramRun(
            shell: "cd \"$1\" && export LD_LIBRARY_PATH=\"$2\" && exec timeout 60 \(line)", [url.path, libraries.path],
            environment: `the pages`.environment)
    }
}
