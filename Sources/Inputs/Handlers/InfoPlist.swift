import AssociationModel
import Findings
import Judging
import LinkHandlers
import TextFormats

/// The `Info.plist` that a project names.
struct InfoPlist {
    private let list: PropertyList
    private let text: SourceText

    /// Nil for a file that could not be read.
    init?(_ path: String, in folder: String, _ files: any FileReading) {
        let path = FilePath.normal(FilePath.join(folder, path))
        guard let bytes = try? files.read(path, limit: AppBundle.infoLimit),
            let list = try? PropertyListReader.read(bytes), list.entries != nil
        else { return nil }
        (self.list, text) = (list, SourceText(bytes, from: .file(path: path)))
    }

    private func place(of entry: PropertyListEntry) -> Place {
        entry.keySpan.map { .text(text, $0) } ?? .wholeText(text)
    }

    /// What it says of scenes.
    ///
    /// - Parameter isGenerated: whether a manifest is added that configures no scene, if the file has none.
    func manifest(orGenerated isGenerated: Bool = false) -> AppCode.Manifest {
        guard let entry = list.entry("UIApplicationSceneManifest") else {
            return isGenerated ? .scenes([], .wholeText(text), isEmpty: true) : .none(.wholeText(text))
        }
        let roles = entry.value["UISceneConfigurations"]
        let windows = roles?["UIWindowSceneSessionRoleApplication"]?.elements ?? []
        let classes = windows.compactMap { $0["UISceneDelegateClassName"]?.string?.withoutModule }
        return .scenes(classes, place(of: entry), isEmpty: (roles?.entries ?? []).isEmpty)
    }

    /// What it says to a framework or an SDK about links.
    func flag(_ key: String) -> (isOn: Bool, place: Place)? {
        guard let entry = list.entry(key), let isOn = entry.value.bool else { return nil }
        return (isOn, place(of: entry))
    }
}

extension String {
    /// The name of a class without its module: `SceneDelegate` of `$(PRODUCT_MODULE_NAME).SceneDelegate`.
    var withoutModule: String { split(separator: ".").last.map(String.init) ?? self }
}

extension [Claim] {
    /// The hosts that are claimed for links.
    var linkHosts: [String] { filter { $0.service == .applinks }.map(\.entry.domain) }
}
