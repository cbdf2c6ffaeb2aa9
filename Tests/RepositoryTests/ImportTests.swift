import Testing

@Suite struct `the direction of imports` {
    /// What each module may import of ours and of others; the C library is for the modules at the edge.
    static let allowed: [String: Set<String>] = [
        "Findings": [],
        "AssociationModel": ["Findings", "SwiftASN1"],
        "PasswordRules": ["Findings"],
        "SignUpScreens": ["AssociationModel", "Findings"],
        "SwiftSourceScreens": ["AssociationModel", "Findings", "SignUpScreens", "SwiftParser", "SwiftSyntax"],
        "AssociationChecks": ["AssociationModel", "Findings", "PasswordRules", "SignUpScreens"],
        "AssociationInspection": ["AssociationChecks", "AssociationModel", "Findings"],
        "CurlFetch": ["AssociationModel", "CCurl", "Dispatch", "Glibc", "Musl", "Darwin", "Synchronization"],
        "LocalFiles": ["AssociationModel", "Glibc", "Musl", "Darwin"],
        "AppBundles": ["AssociationModel", "Findings", "SwiftASN1", "Subprocess"],
        "Reports": ["Findings"],
        "AssociatedDomains": [
            "AppBundles", "AssociationChecks", "AssociationInspection", "AssociationModel", "CurlFetch", "Findings",
            "LocalFiles", "PasswordRules", "Reports", "SignUpScreens", "SwiftSourceScreens", "Glibc", "Musl", "Darwin",
        ],
        "aasa": ["AssociatedDomains", "ArgumentParser", "Dispatch", "Glibc", "Musl", "Darwin"],
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
