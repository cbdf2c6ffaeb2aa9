import LocalFiles
import TextFormats

/// The files whose screens are not the app's own, as `Info.plist` files say: what is shown while it starts, and its extensions.
struct ForeignScreens {
    /// The folders of extensions.
    private var folders: [String] = []
    /// The names of storyboards, without their extensions.
    private var names: Set<String> = []

    private static let sizeLimit = 4 << 20

    /// Reads the files; one that cannot be read says nothing.
    ///
    /// - Parameter named: the folders that were asked about, which are meant whatever they are.
    init(_ paths: [String], named: [String]) {
        var own: Set<String> = []
        var ownFolders: [String] = []
        for path in paths {
            guard let bytes = try? LocalFiles().read(path, limit: Self.sizeLimit), bytes.count <= Self.sizeLimit,
                let list = try? PropertyListReader.read(bytes)
            else { continue }
            let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
            names.formUnion(list.strings(of: "UILaunchStoryboardName") + list.strings(of: "NSExtensionMainStoryboard"))
            if list["NSExtension"] == nil {
                ownFolders.append(folder)
                let keys = ["UIMainStoryboardFile", "UISceneStoryboardFile", "NSMainStoryboardFile"]
                own.formUnion(keys.flatMap(list.strings))
            } else if !folder.isEmpty {
                folders.append(folder)
            }
        }
        names.subtract(own)
        // Some projects keep all these files in one folder, which then says nothing.
        folders.removeAll { folder in (ownFolders + named).contains { ($0 + "/").hasPrefix(folder + "/") } }
    }

    /// Whether a file has screens of an extension, or the one for the launch.
    func contains(_ path: String) -> Bool {
        if folders.contains(where: { path.hasPrefix($0 + "/") }) { return true }
        let name = path.split(separator: "/").last ?? ""
        return [".storyboard", ".xib"].contains {
            name.hasSuffix($0) && names.contains(String(name.dropLast($0.count)))
        }
    }
}

extension PropertyList {
    /// The strings under this key, or a variant of it for a device (`UILaunchStoryboardName~ipad`), however deep.
    fileprivate func strings(of key: String) -> [String] {
        let inside = (entries ?? []).flatMap { entry in
            entry.key.prefix { $0 != "~" } == key
                ? [entry.value.string].compactMap(\.self) : entry.value.strings(of: key)
        }
        return inside + (elements ?? []).flatMap { $0.strings(of: key) }
    }
}
