/// Names of folders that a search skips, by what is in them. Each search chooses from these.
package enum SkippedFolders: CaseIterable {
    /// What package managers and Xcode put into a project; nobody edits it there.
    case fetched
    /// Dependencies that are kept in the repository. A page or a feature may have this name as well.
    case vendored
    /// What a build writes. A deployed web root may be one of these.
    case built
    /// What is for systems that are not Apple's.
    case otherSystems
    /// Apps that only show how something is used.
    case samples
    /// What tests read; it belongs to no app and no site.
    case tests

    package static func names(_ kinds: SkippedFolders...) -> Set<String> {
        kinds.reduce(into: []) { $0.formUnion($1.names) }
    }

    /// The kind of a folder with this name; nil if it is none of them.
    package init?(folder name: String) {
        guard let kind = Self.allCases.first(where: { $0.names.contains(name) }) else { return nil }
        self = kind
    }

    private var names: Set<String> {
        switch self {
        case .fetched: ["Carthage", "DerivedData", "Pods", "SourcePackages", "bower_components", "node_modules"]
        case .vendored: ["vendor"]
        case .built: ["Build", "build"]
        case .otherSystems: ["android", "linux", "windows"]
        case .samples:
            [
                "Demo", "Demos", "Example", "Examples", "Sample", "Samples", "demo", "demos", "example", "examples",
                "sample", "samples", "templates",
            ]
        case .tests: ["Fixtures", "Tests", "__tests__", "fixtures", "test", "tests"]
        }
    }
}
