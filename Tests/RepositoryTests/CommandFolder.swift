import Foundation
import TestData

/// A folder with what the commands of the documentation name, in which they are run without a network.
struct CommandFolder {
    private let folder: TemporaryFolder

    /// What stands for the reader's own names.
    private static let placeholders: [(String, String)] = [
        ("--app …", "--app 7D3KX9QW2M.com.example.shop"), ("TEAMID.bundle.id", "7D3KX9QW2M.com.example.shop"),
        (" … ", " example.com "), ("FILE", "apple-app-site-association"), ("OLD NEW", "old.json new.json"),
        ("DOMAIN", "example.com"), ("=DIR", "=public"), (" DIR", " recordings"), ("HOST", "example.com"),
        ("<TAB>", " "),
    ]

    init() throws {
        // A file that is no library is found before the system's, and cannot be loaded: no server is contacted.
        folder = try TemporaryFolder([
            "libraries/libcurl.so.4": "no library", "libraries/libcurl-gnutls.so.4": "no library",
        ])
        try FileManager.default.createDirectory(
            at: folder.appending(path: "project/public/.well-known"), withIntermediateDirectories: true)
        let copies = [
            "Apps/Small.ipa": "App.ipa", "Apps/Shop.app": "App.app", "Apps/Project/Shop.xcodeproj": "App.xcodeproj",
            "Entitlements/app.entitlements": "App.entitlements", "Screens/Swift": "App",
            "Sites/shop.example.com/.well-known/apple-app-site-association": "apple-app-site-association",
            "Deploy/apple-app-site-association": "new.json", "Repairs/apple-app-site-association": "old.json",
            "Expectations/shop.json": "expectations.json", "Logs/signup.log": "device.log",
            "Screens/sign-up.html": "sign-up.html", "Documentation/baseline.json": ".aasa-baseline.json",
        ]
        for (fixture, name) in copies {
            try folder.copy(Repository.fixtures.appending(path: fixture), to: "project/" + name)
        }
        try put("https://shop.example.com/buy/1\n", in: "urls.txt")
        try folder.link("project/Fixtures", to: Repository.fixtures.path)
        try folder.link("Sites", to: Repository.fixtures.appending(path: "Sites").path)
    }

    /// Adds a file.
    func put(_ text: String, in name: String) throws { try folder.write(text, to: "project/" + name) }

    /// Runs a command of a page, with a name of its own for each of the reader's.
    func run(_ command: String) throws -> ProgramRun {
        let line = Self.placeholders.reduce(command + " ") { $0.replacingOccurrences(of: $1.0, with: $1.1) }
        return try ProgramRun(
            shell: "cd \"$1\" && export LD_LIBRARY_PATH=\"$2\" && exec timeout 60 \(line)",
            [folder / "project", folder / "libraries"],
            environment: `the pages`.environment)
    }
}
