import Foundation

/// A package trait that the command line under test may have; it can be of another build than the tests (see
/// ``ProgramRun/products``).
package enum PackageTrait: String, Sendable, CaseIterable {
    case swiftSources = "SwiftSources"
    case webPage = "WebPage"

    /// Whether the command line under test was built with it. One that was not names the trait when it is asked for what
    /// the trait brings.
    package var isOn: Bool { Self.on.contains(self) }

    private static let on = allCases.filter { trait in
        guard let run = try? ProgramRun(ProgramRun.products.appending(path: "aasa"), trait.request) else {
            return false
        }
        return !(run.output + run.complaint).contains("--traits \(trait.rawValue)")
    }

    private var request: [String] {
        switch self {
        case .swiftSources: ["screens", "Fixtures/Screens/Rules.swift"]
        // Nobody has this address (RFC 5737), so that nothing is served.
        case .webPage: ["serve", "--host", "192.0.2.1"]
        }
    }
}
