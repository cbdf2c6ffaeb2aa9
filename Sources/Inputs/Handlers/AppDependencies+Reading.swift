import AssociationModel
import Findings
import LinkHandlers
import TextFormats

extension AppDependencies {
    /// Reads what lies in the folders around a project: the lock files of package managers, and `package.json`.
    ///
    /// - Parameter resolved: the folders that may have a `Package.resolved`, inside the project and beside it.
    init(in folders: [String], resolved: [String], _ files: any FileReading) {
        self.init()
        func text(_ name: String, in folder: String) -> SourceText? {
            try? files.text(at: FilePath.join(folder, name), limit: FrameworkInput.sizeLimit)
        }
        for folder in folders {
            if let lock = text("pubspec.lock", in: folder) { readPubspecLock(lock) }
            if let manifest = text("package.json", in: folder) { readManifest(manifest) }
            for lock in LockFile.ofNode {
                guard let found = text(lock.name, in: folder) else { continue }
                for entry in lock.entries(found, Set(packages.keys)) {
                    versions[entry.name] = PackageVersion(entry.version) ?? versions[entry.name]
                }
            }
            text(LockFile.ofCocoaPods.name, in: folder).map { readSDKs(LockFile.ofCocoaPods, $0) }
        }
        for folder in resolved {
            text(LockFile.ofSwiftPackages.name, in: folder).map { readSDKs(LockFile.ofSwiftPackages, $0) }
        }
    }

    private mutating func readSDKs(_ lock: LockFile, _ text: SourceText) {
        for entry in lock.entries(text, []) where sdks[entry.name] == nil { sdks[entry.name] = .text(text, entry.span) }
    }

    private mutating func readPubspecLock(_ text: SourceText) {
        guard let root = YAMLReader.read(text.bytes).root else { return }
        for member in root.member("packages")?.value.members ?? []
        where member.value.member("dependency")?.value.string == "direct main" {
            packages[member.key.text] = .text(text, member.key.span)
            versions[member.key.text] = member.value.member("version")?.value.string.flatMap(PackageVersion.init)
        }
        guard let version = root.member("sdks")?.value.member("flutter")?.value, let range = version.string else {
            return
        }
        // `>=3.27.0` or `>=3.27.0 <4.0.0`: the oldest that it admits.
        let numbers = range.drop { !$0.isNumber }.split(separator: ".").prefix(2).compactMap { Int($0) }
        guard range.hasPrefix(">="), numbers.count == 2 else { return }
        flutter = (numbers[0], numbers[1], .text(text, version.span))
    }

    /// Reads `package.json`; the plugins of an app in Cordova are those that its own part of the file names.
    private mutating func readManifest(_ text: SourceText) {
        let root = JSONParser.parse(text.bytes, dialect: .lenient).root
        let plugins = root?.member("cordova")?.value.member("plugins")?.value
        for member in (plugins?.members ?? []) + (root?.member("dependencies")?.value.members ?? []) {
            packages[member.key.text] = .text(text, member.key.span)
            versions[member.key.text] = member.value.string.flatMap(PackageVersion.init)
        }
    }
}
