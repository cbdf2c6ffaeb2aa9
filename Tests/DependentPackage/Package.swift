// swift-tools-version: 6.2
import PackageDescription

// A package that depends on both libraries, as a user's would: `make test-dependent` copies it out of the repository,
// builds it and runs it. It names the command line, so that one build of the default traits serves both.
let settings: [SwiftSetting] = [.swiftLanguageMode(.v6), .enableUpcomingFeature("MemberImportVisibility")]

let package = Package(
    name: "dependent",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "aasa", path: Context.environment["AASA_ROOT"] ?? "../..")],
    targets: [
        .executableTarget(
            name: "Dependent", dependencies: [.product(name: "AssociatedDomains", package: "aasa")],
            swiftSettings: settings),
        .testTarget(
            name: "DependentTests",
            dependencies: [
                .product(name: "AssociatedDomains", package: "aasa"), .product(name: "PasswordRules", package: "aasa"),
                .product(name: "aasa", package: "aasa"),
            ],
            swiftSettings: settings),
    ]
)
