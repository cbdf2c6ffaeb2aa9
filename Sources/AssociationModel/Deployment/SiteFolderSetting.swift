import Findings
import TextFormats

/// A setting by which a site names the folders whose files are taken as they are.
struct SiteFolderSetting: Sendable {
    /// The names of the files that may have it, without the ends that tell the language.
    let files: [String]
    /// The keys, from the outermost.
    let keys: [String]

    /// In place of the name of a folder that code computes.
    static let computed = "\0"

    /// The folders that the first file with the setting names, relative to it; nil where none has it.
    func folders(in neighbours: [DeploymentFile]) -> [String]? {
        neighbours.lazy.filter(isOwn).compactMap { $0.isCode ? folders(inCode: $0) : folders(inData: $0) }.first
    }

    private func isOwn(_ file: DeploymentFile) -> Bool {
        guard file.kind == .siteBuild, let name = file.path.split(separator: "/").last else { return false }
        return files.contains { name.dropLast(name.split(separator: ".").last.map { $0.count + 1 } ?? 0) == $0 }
    }

    private func folders(inData file: DeploymentFile) -> [String]? {
        let root =
            file.path.hasSuffix(".toml") ? TOMLReader.read(file.text.bytes).root : YAMLReader.read(file.text.bytes).root
        let value = keys.reduce(root) { $0?.member($1)?.value }
        return value.map { $0.elements?.compactMap(\.string) ?? $0.string.map { [$0] } ?? [Self.computed] }?
            .map(\.normalizedPath)
    }

    // The code is not run: what counts is the first place where the keys lie in each other as those of an object do.
    private func folders(inCode file: DeploymentFile) -> [String]? {
        let script = Script(file.text)
        var range = 0..<script.tokens.count
        for (depth, key) in keys.enumerated() {
            guard let colon = script.colon(after: key, in: range) else { return nil }
            if depth < keys.count - 1 {
                range = colon + 1..<script.closer(of: colon + 1)
            } else {
                return script.strings(at: colon + 1).map(\.normalizedPath)
            }
        }
        return nil
    }
}

extension DeploymentFile {
    fileprivate var isCode: Bool { ["js", "ts", "mjs", "cjs", "mts", "cts"].contains { path.hasSuffix("." + $0) } }
}

extension Script {
    /// The index of the colon after a key.
    fileprivate func colon(after key: String, in range: Range<Int>) -> Int? {
        range.first { (word(at: $0) == key || string(at: $0) == key) && has(":", at: $0 + 1) }.map { $0 + 1 }
    }

    /// The string at an index, or those of a list.
    fileprivate func strings(at index: Int) -> [String] {
        let end = endOfExpression(from: index)
        if let text = string(at: index), end == index + 1 { return [text] }
        guard has("[", at: index), end == closer(of: index) + 1 else { return [SiteFolderSetting.computed] }
        return parts(in: index).map {
            $0.count == 1 ? string(at: $0.lowerBound) ?? SiteFolderSetting.computed : SiteFolderSetting.computed
        }
    }
}
