import TestData
import Testing

@Suite struct `the direction of imports` {
    /// What each module may import of ours and of others; the C library is for the modules at the edge.
    static let allowed: [String: Set<String>] = [
        "Findings": [],
        "TextFormats": ["Findings", "SwiftASN1", "Synchronization"],
        "AssociationModel": ["Findings", "SwiftASN1", "TextFormats"],
        "UniversalLinks": ["AssociationModel", "Findings", "TextFormats"],
        "PasswordRules": ["Findings"],
        "SignUpScreens": ["AssociationModel", "Findings", "TextFormats"],
        "FrameworkScreens": ["Findings", "SignUpScreens", "TextFormats"],
        "LinkHandlers": ["Findings", "TextFormats"],
        "SwiftSourceScreens": [
            "AssociationModel", "Findings", "SignUpScreens", "SwiftParser", "SwiftSyntax", "Synchronization",
            "TextFormats",
        ],
        "Judging": [
            "AssociationModel", "Findings", "LinkHandlers", "PasswordRules", "SignUpScreens", "TextFormats",
            "UniversalLinks",
        ],
        "FileChecks": ["AssociationModel", "Findings", "Judging", "TextFormats", "UniversalLinks"],
        "HostConfigurations": ["AssociationModel", "Findings", "Judging", "TextFormats"],
        "SiteChecks": [
            "AssociationModel", "Findings", "HostConfigurations", "Judging", "TextFormats", "UniversalLinks",
        ],
        "AppChecks": [
            "AssociationModel", "Findings", "Judging", "LinkHandlers", "SignUpScreens", "TextFormats", "UniversalLinks",
        ],
        "ScreenChecks": ["AssociationModel", "Findings", "Judging", "PasswordRules", "SignUpScreens", "TextFormats"],
        "LogChecks": ["AssociationModel", "Findings", "Judging", "SignUpScreens", "TextFormats"],
        "Catalogue": [
            "AppChecks", "AssociationModel", "FileChecks", "Findings", "Judging", "LinkHandlers", "LogChecks",
            "ScreenChecks", "SiteChecks", "TextFormats", "UniversalLinks",
        ],
        "CurlFetch": [
            "AssociationModel", "CCurl", "Findings", "TextFormats", "Dispatch", "Glibc", "Musl", "Darwin",
            "Synchronization",
        ],
        "LocalFiles": [
            "AssociationModel", "Findings", "TextFormats", "Dispatch", "Glibc", "Musl", "Darwin", "Synchronization",
        ],
        "Inputs": [
            "AssociationModel", "Findings", "FrameworkScreens", "Judging", "LinkHandlers", "LocalFiles",
            "PasswordRules", "SignUpScreens", "TextFormats", "UniversalLinks", "SwiftASN1", "Subprocess",
        ],
        "Reports": ["CCommit", "Findings"],
        "AssociatedDomains": [
            "AssociationModel", "Catalogue", "CurlFetch", "Findings", "FrameworkScreens", "HostConfigurations",
            "Inputs", "Judging", "LinkHandlers", "LocalFiles", "PasswordRules", "Reports", "SignUpScreens",
            "SwiftSourceScreens",
            "TextFormats",
            "UniversalLinks", "Dispatch", "Glibc", "Musl", "Darwin", "Synchronization",
        ],
        "WebPage": [
            "AssociatedDomains", "Glibc", "HTTPTypes", "Hummingbird", "HummingbirdCore", "Logging", "Musl", "Darwin",
            "NIOCore", "NIOHTTP1", "NIOPosix", "ServiceLifecycle", "Synchronization",
        ],
        "aasa": [
            "AssociatedDomains", "ArgumentParser", "Dispatch", "Glibc", "Musl", "Darwin", "Synchronization",
            "WebPage",
        ],
    ]

    @Test(arguments: allowed.keys.sorted())
    func `is that of the design, and Foundation is nowhere`(module: String) throws {
        let files = Repository.swiftFiles(in: "Sources/\(module)")
        #expect(!files.isEmpty)
        for file in files {
            for name in try Repository.imports(of: file) {
                #expect(Self.allowed[module]?.contains(name) == true, "\(file) imports \(name)")
            }
        }
    }

    @Test func `covers every module`() {
        let modules = Set(Repository.swiftFiles(in: "Sources").map { $0.split(separator: "/")[1] }.map(String.init))
        #expect(modules == Set(Self.allowed.keys))
    }
}
