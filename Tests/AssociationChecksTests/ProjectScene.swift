import Inputs
import AssociationModel
import Catalogue
import Findings
import Judging
import TextFormats

/// A project in memory, with the files that it names.
struct ProjectScene: FileReading {
    /// A target, with the settings of each of its configurations.
    struct Target {
        let name: String
        var kind = "application"
        let configurations: [(name: String, settings: [String: String])]
    }

    private var files: [String: String] = [:]

    init(_ targets: [Target], entitlements: [String: [String]] = [:]) {
        files["App.xcodeproj/project.pbxproj"] = Self.project(targets)
        for (name, domains) in entitlements {
            let strings = domains.map { "<string>\($0)</string>\n" }.joined()
            files["\(name).entitlements"] =
                "<plist><dict><key>com.apple.developer.associated-domains</key><array>\n\(strings)</array></dict></plist>"
        }
    }

    /// Settings of a configuration.
    static func settings(_ bundle: String, _ entitlements: String, _ more: [String: String] = [:]) -> [String: String] {
        let common = [
            "DEVELOPMENT_TEAM": "7D3KX9QW2M", "PRODUCT_BUNDLE_IDENTIFIER": bundle,
            "CODE_SIGN_ENTITLEMENTS": "\(entitlements).entitlements",
        ]
        return common.merging(more) { _, more in more }
    }

    /// The lists of claims, as `aasa check` reads them.
    func lists(target: String? = nil) throws -> [ClaimList] {
        let project = try ProjectFile.read("App.xcodeproj", files: self)
        let (groups, selected) = try ProjectSelection(target: target, configuration: nil).groups(of: project)
        return groups.map { group in
            ClaimList(
                group.target, group.configurations[0], alike: Array(group.configurations.dropFirst()), of: selected)
        }
    }

    func report(target: String? = nil) throws -> Report {
        Report(
            judging: Evidence(
                Question(InputParts(lists: try lists(target: target)), Choices(now: Instant(seconds: 1_780_272_000)))))
    }

    func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8] {
        guard let text = files[path] else { throw .missing }
        return Array(text.utf8.prefix(limit + 1))
    }

    private static func project(_ targets: [Target]) -> String {
        var objects = ""
        for (index, target) in targets.enumerated() {
            var identifiers: [String] = []
            for (number, configuration) in target.configurations.enumerated() {
                let identifier = "C\(index)x\(number)"
                let settings = configuration.settings.map { "\($0.key) = \"\($0.value)\";" }.sorted().joined()
                identifiers.append(identifier)
                objects += "\(identifier) = {name = \"\(configuration.name)\"; buildSettings = {\(settings)};};\n"
            }
            objects += """
                T\(index) = {isa = PBXNativeTarget; name = "\(target.name)"; buildConfigurationList = L\(index);
                    productType = "com.apple.product-type.\(target.kind)";};
                L\(index) = {buildConfigurations = (\(identifiers.joined(separator: ",")));};\n
                """
        }
        let names = targets.indices.map { "T\($0)" }.joined(separator: ",")
        return "{objects = {P = {isa = PBXProject; targets = (\(names));};\n\(objects)}; rootObject = P;}"
    }
}
