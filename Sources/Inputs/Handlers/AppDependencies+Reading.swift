import AssociationModel
import Findings
import LinkHandlers
import TextFormats

extension AppDependencies {
    /// Reads what lies in the folders around a project: `pubspec.lock` of Flutter, `package.json` of the others.
    init(in folders: [String], _ files: any FileReading) {
        self.init()
        func text(_ name: String, in folder: String) -> SourceText? {
            let path = FilePath.join(folder, name)
            guard let bytes = try? files.read(path, limit: FrameworkInput.sizeLimit),
                bytes.count <= FrameworkInput.sizeLimit
            else {
                return nil
            }
            return SourceText(bytes, from: .file(path: path))
        }
        for folder in folders {
            if let lock = text("pubspec.lock", in: folder) { readLock(lock) }
            if let manifest = text("package.json", in: folder) { readManifest(manifest) }
        }
    }

    private mutating func readLock(_ text: SourceText) {
        guard let root = YAMLReader.read(text.bytes).root else { return }
        for member in root.member("packages")?.value.members ?? []
        where member.value.member("dependency")?.value.string == "direct main" {
            packages[member.key.text] = .text(text, member.key.span)
        }
        guard let version = root.member("sdks")?.value.member("flutter")?.value, let range = version.string else {
            return
        }
        // `>=3.27.0` or `>=3.27.0 <4.0.0`: the oldest that it admits.
        let numbers = range.drop { !$0.isNumber }.split(separator: ".").prefix(2).compactMap { Int($0) }
        guard range.hasPrefix(">="), numbers.count == 2 else { return }
        flutter = (numbers[0], numbers[1], .text(text, version.span))
    }

    private mutating func readManifest(_ text: SourceText) {
        let root = JSONParser.parse(text.bytes, dialect: .lenient).root
        for member in root?.member("dependencies")?.value.members ?? [] {
            packages[member.key.text] = .text(text, member.key.span)
        }
    }
}
