/// A limit on what is read of an input, or done with it.
///
/// Time and memory grow with the size of an input, or stop at one of these. The page *Hostile input* of the documentation and
/// `SECURITY.md` are made from them, and a test tries each at its value and one above it.
package enum Bound: String, Hashable, Sendable, CaseIterable {
    // Sizes
    case siteFile, entitlements, information, profile, projectFile, buildConfiguration, workspace, description
    case interfaceFile, screenDescription, swiftFile, frameworkSource, rulesFile, rulesArgument, policy
    case configuration, baseline, expectations, recordedExchange, deploymentFile, siteCode
    // Nesting
    case json, xml, serverBlocks, yaml, toml, includes, inclusions, bundles, folders, swiftNesting
    // Numbers
    case claims, jsonMistakes, projectsOfWorkspace, includedConfigurations, bundlesOfApp, archiveEntries, ignoreEntries
    case logEntries, screenFiles, webRoots, deploymentFiles, servers, projectFiles, handledApps
    // Work
    case swiftSeconds, swiftSecondsOfAll, swiftFalls, swiftMemory, screenSteps, screenStepsOfAll
    case pattern, patternSteps, foldingSteps, foldingBytes, rulesTried, unpackedBytes, compared

    /// What is counted.
    package enum Unit: String, Sendable { case bytes, levels, steps, seconds, times }

    /// What is said of more than the limit.
    package enum Answer: Sendable {
        /// The finding of this name; what it leaves open is unknown.
        case finding(String)
        /// The input is not read: exit code 66 and a sentence with these words.
        case refused(String)
        /// The answer leaves something out, and says so with these words.
        case told(String)
    }

    /// One row of the table.
    package struct Row: Sendable {
        package let most: Int
        package let unit: Unit
        /// The input, as it is written in a table: “an entitlements file”.
        package let input: String
        package let answer: Answer
    }

    /// The most that is read or done.
    package var most: Int { row.most }

    /// What the limit is of, and what is said of more.
    package var row: Row { size ?? nesting ?? number ?? work }
}

extension Bound {
    private func row(_ most: Int, _ unit: Unit, _ input: String, _ answer: Answer) -> Row {
        Row(most: most, unit: unit, input: input, answer: answer)
    }

    /// The limits on sizes; nil for any other.
    package var size: Row? {
        switch self {
        // As Apple does.
        case .siteFile: row(131_072, .bytes, "an AASA file, of a server or on disk", .finding("body-too-large"))
        case .entitlements:
            row(16 << 20, .bytes, "an entitlements file", .refused("too large for an entitlements file"))
        case .information: row(8 << 20, .bytes, "an app's `Info.plist`", .refused("larger than the limit"))
        case .profile: row(8 << 20, .bytes, "a provisioning profile", .refused("larger than the limit"))
        case .projectFile: row(64 << 20, .bytes, "an Xcode project", .refused("too large to read"))
        case .buildConfiguration: row(4 << 20, .bytes, "an `.xcconfig` file", .told("can't be read"))
        case .workspace: row(4 << 20, .bytes, "an Xcode workspace", .refused("too large to read"))
        case .description: row(4 << 20, .bytes, "a description of Expo or Capacitor", .refused("too large to read"))
        case .interfaceFile: row(32 << 20, .bytes, "a storyboard or xib", .finding("sources-not-read"))
        case .screenDescription: row(4 << 20, .bytes, "a description of screens", .finding("sources-not-read"))
        // SwiftParser needs a gigabyte for each megabyte of what a generator may write.
        case .swiftFile: row(4_000_000, .bytes, "a Swift file with screens", .finding("sources-not-read"))
        case .frameworkSource:
            row(
                2 << 20, .bytes, "a source of screens in another framework, a web page or a template",
                .finding("sources-not-read"))
        case .rulesFile: row(32 << 20, .bytes, "a file with password rules", .refused("too large (limit: 33554432"))
        case .rulesArgument:
            row(1 << 20, .bytes, "password rules on standard input", .refused("too large for a descriptor"))
        case .policy: row(1 << 20, .bytes, "a password policy", .refused("too large for a password policy"))
        case .configuration: row(1 << 20, .bytes, "`.aasa.json`", .refused("too large for a configuration"))
        case .baseline: row(64 << 20, .bytes, "a baseline", .refused("too large for a baseline"))
        case .expectations: row(16 << 20, .bytes, "an expectation file", .refused("too large for an expectation file"))
        case .recordedExchange:
            row(1 << 20, .bytes, "a recorded exchange", .refused("too large for a recorded exchange"))
        case .deploymentFile:
            row(1 << 20, .bytes, "a configuration of a server or host", .finding("deploy-configuration-unreadable"))
        case .siteCode:
            row(16 << 20, .bytes, "code that may answer for the file", .finding("deploy-configuration-unreadable"))
        default: nil
        }
    }

    /// The limits on nesting; nil for any other.
    package var nesting: Row? {
        switch self {
        case .json: row(512, .levels, "JSON", .finding("json-too-deep"))
        case .xml: row(512, .levels, "XML and property lists", .refused("nested too deeply"))
        case .serverBlocks:
            row(64, .levels, "blocks of nginx, Apache and Caddy", .finding("deploy-configuration-unreadable"))
        case .yaml: row(64, .levels, "YAML", .finding("deploy-configuration-unreadable"))
        case .toml: row(64, .levels, "TOML", .finding("deploy-configuration-unreadable"))
        case .includes: row(16, .levels, "included server configuration", .finding("deploy-include-not-read"))
        case .inclusions:
            row(32, .levels, "included `.xcconfig` files", .told("there are too many configuration files"))
        case .bundles: row(4, .levels, "bundles in an app", .refused("or they are nested too deeply"))
        case .folders: row(64, .levels, "folders", .finding("sources-not-read"))
        case .swiftNesting: row(1_500, .levels, "Swift", .finding("sources-not-read"))
        default: nil
        }
    }

    /// The limits on numbers; nil for any other.
    package var number: Row? {
        switch self {
        case .claims: row(10_000, .times, "domains that an app or a file claims", .refused("that are checked at once"))
        case .jsonMistakes: row(100, .times, "mistakes in the JSON of a file", .told("at least"))
        case .projectsOfWorkspace: row(1_000, .times, "projects of a workspace", .refused("projects"))
        case .includedConfigurations:
            row(500, .times, "inclusions of `.xcconfig` files", .told("there are too many configuration files"))
        case .bundlesOfApp: row(200, .times, "bundles in an app", .refused("it contains more than 200 bundles"))
        case .archiveEntries: row(250_000, .times, "entries of an archive", .refused("entries"))
        case .ignoreEntries: row(1_000, .times, "entries of `ignore`", .refused("more than 1000"))
        case .logEntries: row(1_000, .times, "different statements of a log", .told("more lines say something new"))
        case .screenFiles: row(20_000, .times, "files of a folder with screens", .told("more than 20000 files"))
        case .webRoots: row(50, .times, "web roots of a repository", .finding("deploy-configuration-unreadable"))
        case .deploymentFiles:
            row(20_000, .times, "configuration files of a repository", .finding("deploy-configuration-unreadable"))
        case .servers: row(100, .times, "servers of a configuration", .finding("deploy-configuration-unreadable"))
        case .handledApps:
            row(200, .times, "apps of a project whose link handlers are read", .told("more than 200 apps"))
        case .projectFiles: row(2_000, .times, "files of a project's folder", .told("more than 2000 files"))
        default: nil
        }
    }

    /// The limits on work.
    private var work: Row {
        switch self {
        case .swiftSeconds: row(5, .seconds, "reading a Swift file", .finding("sources-not-read"))
        case .swiftSecondsOfAll: row(120, .seconds, "reading all Swift files", .finding("sources-not-read"))
        case .swiftFalls: row(8, .times, "Swift files that end what reads them", .finding("sources-not-read"))
        case .swiftMemory:
            row(
                768 << 20, .bytes, "memory to read Swift files in, besides 100 bytes for each byte",
                .finding("sources-not-read"))
        // A source of usual size takes some thousand.
        case .screenSteps:
            row(50_000, .steps, "what a screen of another framework shows", .told("not followed to its end"))
        case .screenStepsOfAll:
            row(1_000_000, .steps, "what all screens of other frameworks show", .told("not followed to its end"))
        case .pattern:
            row(8_192, .bytes, "a regular expression of a server", .finding("deploy-rule-undecided"))
        case .patternSteps:
            row(50_000, .steps, "a regular expression on a path", .finding("deploy-rule-undecided"))
        case .foldingBytes:
            row(4 << 20, .bytes, "texts that a configuration computes", .finding("deploy-configuration-unreadable"))
        case .rulesTried: row(200_000, .times, "rules tried that `match --trace` tells", .told("are left out"))
        case .unpackedBytes: row(8 << 30, .bytes, "what is unpacked of an archive", .refused("would unpack more than"))
        case .compared: row(20_000_000, .steps, "a comparison of two files", .told("needs more than"))
        default: row(20_000_000, .steps, "what a configuration computes", .finding("deploy-configuration-unreadable"))
        }
    }
}
