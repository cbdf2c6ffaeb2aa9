// swift-tools-version: 6.2
import PackageDescription

// Warnings are errors where this repository is built (`make`, CI), never for those who depend on it: a newer
// compiler's warning must not break their build.
let strict = Context.environment["AASA_STRICT"] != nil

/// The commit that `aasa --version` names. `make` tells it, since SwiftPM keeps the `Context.gitInformation` of the first
/// time it read this file.
let commit = Context.environment["AASA_COMMIT"].flatMap { $0.isEmpty || !$0.allSatisfy(\.isHexDigit) ? nil : $0 }

let settings: [SwiftSetting] =
    [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("ExistentialAny"),
    ] + (strict ? [.treatAllWarnings(as: .error)] : [])

/// How `make release` links: exporting no symbol saves the dynamic linker a fifth of the start-up time, and the folder that
/// it names has a static libstdc++ before the system's. All functions of libraries are bound at the start, so that the table
/// of them can't be written to afterwards. Swift's own libraries are linked in: SwiftPM's option for that is also an option of
/// the compiler, with which every module would be built once more. Unsafe flags, so never for those who depend on this
/// package.
let shipping: [LinkerSetting] =
    Context.environment["AASA_SHIPPING"].map { folder in
        let flags = [
            "-use-ld=lld", "-Xlinker", "--no-export-dynamic", "-L", folder, "-Xclang-linker", "-static-libgcc",
            "-Xlinker", "-z", "-Xlinker", "now",
            "-static-stdlib", "-l_FoundationCollections", "-l_FoundationCShims",
        ]
        return [.unsafeFlags(flags)]
    } ?? []

let sourceSettings = settings + [.enableUpcomingFeature("InternalImportsByDefault")]

/// What tests ask is optimised in a release build, as CI makes it; to optimise the tests themselves takes longer than they
/// run. Nobody imports them, so their interfaces need no compiler of their own that is done earlier.
let testSettings =
    settings + [.unsafeFlags(["-Onone", "-no-emit-module-separately-wmo"], .when(configuration: .release))]

func source(_ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = []) -> Target {
    .target(name: name, dependencies: dependencies, resources: resources, swiftSettings: sourceSettings)
}

/// Whether what the traits add is built without them, as `make test-traits` does. SwiftPM tells every module of the package
/// which traits are on, and so builds all of them again for it; here only those of `asking` are told, and the others are
/// those of the build before. `make release` has the traits.
let added = Context.environment["AASA_ADDED"]?.isEmpty == false

/// The modules that ask for a trait with `#if`, and the traits.
let asking = [
    "AssociatedDomains", "AssociatedDomainsTests", "CheckFixtures", "CheckFixturesTests", "SwiftSourceScreens",
    "SwiftSourceScreensTests", "WebPage", "WebPageTests", "aasa",
]
let traits = ["SwiftSources", "WebPage"]

/// What only the package trait `SwiftSources` needs: swift-syntax takes minutes to build, so that a default build
/// neither fetches nor builds it.
let swiftSyntax = [("SwiftParser", "swift-syntax"), ("SwiftSyntax", "swift-syntax")]

/// What only the package trait `WebPage` needs, likewise: Hummingbird, and those of its own dependencies that its users
/// name.
let hummingbird = [
    ("HTTPTypes", "swift-http-types"), ("Hummingbird", "hummingbird"),
    ("HummingbirdCore", "hummingbird"), ("Logging", "swift-log"),
    ("NIOCore", "swift-nio"), ("NIOHTTP1", "swift-nio"), ("NIOPosix", "swift-nio"),
    ("ServiceLifecycle", "swift-service-lifecycle"),
]

func products(_ products: [(name: String, package: String)], for trait: String) -> [Target.Dependency] {
    products.map { .product(name: $0.name, package: $0.package, condition: added ? nil : .when(traits: [trait])) }
}

/// Where CI sets AASA_AHEAD, what only traits need is built with the tests, none of which imports it: that keeps both cores
/// busy, while later everything would wait for swift-syntax.
let ahead: [Target.Dependency] =
    Context.environment["AASA_AHEAD"] == nil
    ? [] : (swiftSyntax + hummingbird).map { .product(name: $0.0, package: $0.1) }

func tests(of name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .testTarget(name: name + "Tests", dependencies: dependencies, swiftSettings: testSettings)
}

let asn1: Target.Dependency = .product(name: "SwiftASN1", package: "swift-asn1")
let argumentParser: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")

let subprocess: Target.Dependency = .product(name: "Subprocess", package: "swift-subprocess")

let package = Package(
    name: "aasa",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "AssociatedDomains", targets: ["AssociatedDomains"]),
        .library(name: "PasswordRules", targets: ["PasswordRules"]),
        // Reads nothing without its trait.
        .library(name: "SwiftSourceScreens", targets: ["SwiftSourceScreens"]),
        .executable(name: "aasa", targets: ["aasa"]),
    ],
    traits: [
        .trait(
            name: "SwiftSources",
            description: "Reads sign-up screens and the use of native authentication out of Swift sources."),
        .trait(name: "WebPage", description: "Serves the checks as a web page: aasa serve."),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-asn1", from: "1.7.4"),
        // Without its trait SubprocessFoundation, which links Foundation.
        .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
        // For the trait SwiftSources only.
        .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0"),
        // For the trait WebPage only. Without its trait ConfigurationSupport, which needs Foundation.
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.5.1"),
        .package(url: "https://github.com/apple/swift-log", from: "1.14.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.9.1"),
        // For the trait WebPage, and for tests.
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        // Everything below is for tests only.
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
        .package(url: "https://github.com/apple/swift-nio-http2", from: "1.46.0"),
    ],
    targets: [
        // Needs curl/curl.h to build (libcurl4-openssl-dev) and loads libcurl when a server is asked.
        .target(name: "CCurl", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
        .target(name: "CCommit", cSettings: commit.map { [.define("AASA_COMMIT", to: $0)] } ?? []),
        source("Findings"),
        source("TextFormats", ["Findings", asn1]),
        source("AssociationModel", ["Findings", "TextFormats", asn1]),
        source("UniversalLinks", ["AssociationModel", "Findings", "TextFormats"]),
        source("PasswordRules", ["Findings"]),
        source("SignUpScreens", ["AssociationModel", "Findings", "TextFormats"]),
        source("FrameworkScreens", ["Findings", "SignUpScreens", "TextFormats"]),
        source("LinkHandlers", ["Findings", "TextFormats"]),
        source(
            "SwiftSourceScreens",
            ["AssociationModel", "Findings", "SignUpScreens", "TextFormats"]
                + products(swiftSyntax, for: "SwiftSources")),
        source(
            "Judging",
            [
                "AssociationModel", "Findings", "LinkHandlers", "PasswordRules", "SignUpScreens", "TextFormats",
                "UniversalLinks",
            ]),
        source("HostConfigurations", ["AssociationModel", "Findings", "Judging", "TextFormats"]),
        source("FileChecks", ["AssociationModel", "Findings", "Judging", "TextFormats", "UniversalLinks"]),
        source(
            "SiteChecks",
            ["AssociationModel", "Findings", "HostConfigurations", "Judging", "TextFormats", "UniversalLinks"]),
        source(
            "AppChecks",
            [
                "AssociationModel", "Findings", "Judging", "LinkHandlers", "SignUpScreens", "TextFormats",
                "UniversalLinks",
            ]),
        source(
            "ScreenChecks",
            ["AssociationModel", "Findings", "Judging", "PasswordRules", "SignUpScreens", "TextFormats"]),
        source("LogChecks", ["AssociationModel", "Findings", "Judging", "SignUpScreens", "TextFormats"]),
        source(
            "Catalogue",
            [
                "AppChecks", "AssociationModel", "FileChecks", "Findings", "Judging", "LinkHandlers", "LogChecks",
                "ScreenChecks", "SiteChecks", "TextFormats", "UniversalLinks",
            ]),
        source("CurlFetch", ["AssociationModel", "CCurl", "Findings", "TextFormats"]),
        source("LocalFiles", ["AssociationModel", "TextFormats"]),
        source(
            "Inputs",
            [
                "AssociationModel", "Findings", "FrameworkScreens", "Judging", "LinkHandlers", "LocalFiles",
                "PasswordRules", "SignUpScreens", "TextFormats", "UniversalLinks", asn1, subprocess,
            ]),
        source("Reports", ["CCommit", "Findings"], resources: [.embedInCode("Resources/report.css")]),
        source(
            "AssociatedDomains",
            [
                "AssociationModel", "Catalogue", "CurlFetch", "Findings", "FrameworkScreens", "HostConfigurations",
                "Inputs", "Judging", "LinkHandlers", "LocalFiles", "PasswordRules", "Reports", "SignUpScreens",
                "SwiftSourceScreens", "TextFormats", "UniversalLinks",
            ]),
        source(
            "WebPage", ["AssociatedDomains"] + products(hummingbird, for: "WebPage"),
            resources: [.embedInCode("Resources/page.css"), .embedInCode("Resources/page.js")]),
        .executableTarget(
            name: "aasa", dependencies: ["AssociatedDomains", "WebPage", argumentParser],
            exclude: ["Packaging"],
            swiftSettings: settings, linkerSettings: shipping),

        tests(of: "Findings", ["Findings"]),
        tests(of: "TextFormats", ["Findings", "TestData", "TextFormats"]),
        tests(of: "AssociationModel", ["AssociationModel", "Findings", "TestData", "TextFormats"]),
        tests(of: "UniversalLinks", ["AssociationModel", "Findings", "TestData", "TextFormats", "UniversalLinks"]),
        tests(of: "PasswordRules", ["Findings", "PasswordRules", "TestData"]),
        tests(of: "LinkHandlers", ["Findings", "LinkHandlers", "TestData", "TextFormats"]),
        tests(of: "SignUpScreens", ["AssociationModel", "Findings", "SignUpScreens", "TestData", "TextFormats"]),
        tests(of: "FrameworkScreens", ["Findings", "FrameworkScreens", "SignUpScreens", "TestData", "TextFormats"]),
        tests(
            of: "SwiftSourceScreens",
            ["AssociationModel", "Findings", "SignUpScreens", "SwiftSourceScreens", "TestData", "TextFormats"]),
        tests(
            of: "AssociationChecks",
            [
                "AssociationModel", "Catalogue", "CheckFixtures", "CurlFetch", "Findings", "HostConfigurations",
                "Inputs", "Judging", "LinkHandlers", "LocalFiles", "Reports", "ScreenChecks",
                "SignUpScreens", "SiteChecks", "TestData", "TextFormats", "UniversalLinks",
            ]),
        tests(
            of: "CheckFixtures",
            [
                "Catalogue", "CheckFixtures", "Findings", "Judging", "Reports", "SignUpScreens", "SwiftSourceScreens",
                "TestData", "TextFormats", "UniversalLinks",
            ]),
        tests(of: "CurlFetch", ["AssociationModel", "CurlFetch", "TestSupport", "TextFormats"]),
        tests(
            of: "Inputs",
            [
                "AssociationModel", "Findings", "Inputs", "Judging", "LocalFiles", "TestData",
                "TextFormats",
            ]),
        tests(of: "LocalFiles", ["AssociationModel", "LocalFiles", "TestData", "TextFormats"]),
        tests(of: "Reports", ["Findings", "Reports", "TestData"]),
        tests(of: "AssociatedDomains", ["AssociatedDomains", "TestData"]),
        tests(of: "WebPage", ["AssociatedDomains", "TestData", "TestSupport", "WebPage"]),
        tests(of: "CommandLine", ["aasa", "Findings", "TestData"]),
        // Of its own, so that the other waits for no TLS library.
        tests(of: "CommandLineServer", ["aasa", "Findings", "TestData", "TestSupport"]),
        tests(of: "Repository", ["Documentation", "Findings", "aasa", "TestData"] + ahead),
        tests(of: "Fuzzing", ["Fuzzing", "TestData"]),
        // What every test may use: seeded numbers, the files of the repository and beside it, golden files, programs
        // that are run.
        .target(
            name: "TestData", dependencies: ["AssociationModel", "Findings"], path: "Tests/TestData",
            swiftSettings: sourceSettings),
        .target(
            name: "TestSupport",
            dependencies: [
                "Findings",
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOHTTP2", package: "swift-nio-http2"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "NIOTLS", package: "swift-nio"),
            ],
            path: "Tests/TestSupport", swiftSettings: sourceSettings),
        // The cases in Fixtures/Checks, and `make record-checks`; not a product.
        .executableTarget(
            name: "CheckFixtures",
            dependencies: [
                "AssociationModel", "Catalogue", "CurlFetch", "Findings", "FrameworkScreens", "Inputs", "Judging",
                "LocalFiles", "PasswordRules", "Reports", "SignUpScreens", "SwiftSourceScreens", "TestData",
                "TextFormats", "UniversalLinks",
            ],
            path: "Tests/CheckFixtures", swiftSettings: settings),
        // `make fuzz`; not a product.
        .executableTarget(
            name: "Fuzzing",
            dependencies: [
                "AssociatedDomains", "AssociationModel", "Catalogue", "CurlFetch", "Findings", "Inputs", "Judging",
                "LocalFiles", "PasswordRules", "Reports", "SignUpScreens", "TextFormats", "UniversalLinks",
            ],
            path: "Tests/Fuzzing",
            exclude: ["grammar.py", "grammars.py", "growth.py", "readers.py", "run.sh", "seeds.py"],
            swiftSettings: settings),
        // `make docs`; not a product.
        .executableTarget(
            name: "Documentation", dependencies: ["AssociatedDomains", "Findings", "TestData"],
            path: "Tests/Documentation", swiftSettings: settings),
        // `make bench`; not a product.
        .executableTarget(
            name: "Benchmarks", dependencies: ["AssociationModel", "TextFormats", "UniversalLinks"],
            path: "Tests/Benchmarks",
            exclude: [
                "formats.py", "growth.py", "growth_apps.py", "growth_files.py", "growth_grammar.py",
                "growth_reports.py", "page.py", "run.sh", "scan.py", "walking.py",
            ],
            swiftSettings: settings
        ),
    ]
)

if added {
    for target in package.targets where asking.contains(target.name) {
        target.swiftSettings = target.swiftSettings.map { $0 + traits.map { .define($0) } }
    }
}

// `make test-traits` builds no other modules of tests than those that it names, nor the programs that only others run.
if let names = Context.environment["AASA_TESTS"]?.split(separator: " "), !names.isEmpty {
    let programs = ["Benchmarks", "Documentation", "Fuzzing"]
    package.targets.removeAll { $0.isTest ? !names.contains(Substring($0.name)) : programs.contains($0.name) }
}
