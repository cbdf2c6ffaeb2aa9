package import Findings
import TextFormats

/// A framework that builds a site, or runs it, and takes the files of one folder as they are.
package struct SiteFramework: Sendable {
    /// What shows that a site is made with it.
    enum Sign {
        /// A package that the manifest `package.json` depends on, and what its scripts have where it builds the site; nil
        /// where the dependency alone says so.
        case dependency(String, command: String? = nil)
        /// A file with one of these names, and one of these texts; none where the name alone says so.
        case file([String], holding: [String] = [])
    }

    let sign: Sign
    package let title: String
    /// The folders relative to the sign, the first as its documentation has it. None where only its configuration says what
    /// is copied.
    let folders: [String]
    package let citation: Citation
    /// Where a site names other folders.
    let setting: SiteFolderSetting?

    init(
        _ title: String, _ sign: Sign, _ folders: [String], or setting: SiteFolderSetting? = nil,
        citing citation: Citation
    ) {
        (self.title, self.sign, self.folders, self.citation) = (title, sign, folders, citation)
        self.setting = setting
    }

    /// A framework that does not take the files of a folder.
    package struct Misplacement: Sendable {
        package let framework: SiteFramework
        /// What shows that the site is made with it.
        package let span: SourceSpan?
        /// The folders that it takes as they are.
        package let folders: [String]
    }

    /// What is known of a folder, by a file that shows a framework; nil where one takes the folder's files, or what the
    /// folder is for is not plain.
    ///
    /// - Parameters:
    ///   - folder: relative to the folder of the file.
    ///   - neighbours: the files in the same folder.
    package static func misplacement(
        of folder: String, by file: DeploymentFile, beside neighbours: [DeploymentFile]
    ) -> Misplacement? {
        guard usual.contains(folder) else { return nil }
        let manifest =
            file.kind == .packageManifest ? JSONParser.parse(file.text.bytes, dialect: .lenient).root : nil
        let found = all.compactMap { framework -> Misplacement? in
            guard let shown = framework.sign.place(in: file, manifest) else { return nil }
            let named = framework.setting?.folders(in: neighbours)
            return Misplacement(framework: framework, span: shown.span, folders: named ?? framework.folders)
        }
        let takesIt = found.contains { $0.folders.contains(folder) || $0.folders.contains(SiteFolderSetting.computed) }
        guard !takesIt, let first = found.first, first.framework.sign.isRun(by: manifest) else { return nil }
        return first
    }

    // Where people put the file. Of any other folder only the person knows what becomes of it.
    private static let usual: Set<String> = [
        "", "app", "assets", "public", "src", "static", "src/app", "src/assets", "src/static", "src/public", "web",
        "src/main/resources", "src/main/resources/templates",
    ]
}

extension SiteFramework.Sign {
    /// What in a file shows it; nil if nothing does. The span is nil where the whole file is the sign.
    fileprivate func place(in file: DeploymentFile, _ manifest: JSONValue?) -> (span: SourceSpan?, Void)? {
        switch self {
        case .dependency(let package, _):
            let lists = ["dependencies", "devDependencies"].compactMap { manifest?.member($0)?.value }
            return lists.lazy.compactMap { $0.member(package) }.first.map { ($0.key.span, ()) }
        case .file(let names, let texts):
            guard file.kind == .siteBuild, let name = file.path.split(separator: "/").last,
                names.contains(where: name.elementsEqual)
            else { return nil }
            if texts.isEmpty { return (nil, ()) }
            let spans = texts.lazy.compactMap { text in
                file.text.bytes.firstRange(of: Array(text.utf8)).map { SourceSpan($0.lowerBound, $0.upperBound) }
            }
            return spans.first.map { ($0, ()) }
        }
    }

    /// Whether the site is built with it, as far as the manifest tells.
    fileprivate func isRun(by manifest: JSONValue?) -> Bool {
        guard case .dependency(_, let command?) = self else { return true }
        let scripts = manifest?.member("scripts")?.value.members?.compactMap(\.value.string) ?? []
        return scripts.contains { $0.contains(command) }
    }
}
