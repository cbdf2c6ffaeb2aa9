import Foundation
package import Testing

/// What a test cannot do without: where it is absent, the test is reported as skipped, with the reason.
extension Trait where Self == ConditionTrait {
    /// A file or folder of ``SharedData``.
    package static func needsSharedData(_ path: String) -> ConditionTrait {
        .enabled(if: SharedData.has(path), "\(path) is not in \(SharedData.root.path)")
    }

    /// A command line under test with a package trait.
    package static func needsAasa(with trait: PackageTrait) -> ConditionTrait {
        .enabled(if: trait.isOn, "aasa was built without --traits \(trait.rawValue)")
    }

    /// A program on the search path.
    package static func needsTool(_ name: String) -> ConditionTrait {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        let isThere = folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
        return .enabled(if: isThere, "\(name) is not installed")
    }

    /// A file or folder that a package of the distribution brings.
    package static func needsFile(_ path: String) -> ConditionTrait {
        .enabled(if: FileManager.default.fileExists(atPath: path), "\(path) is not installed")
    }
}
