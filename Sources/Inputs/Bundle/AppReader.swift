import AssociationModel
import Findings
import TextFormats

/// Reads one app and the bundles inside it.
struct AppReader {
    let bundle: any BundleReading
    let root: String
    private var count = 0

    init(bundle: any BundleReading, root: String) {
        self.bundle = bundle
        self.root = root
    }

    /// Where the parts of a bundle are: directly in it on devices, in its `Contents` on the Mac.
    private struct Layout {
        let base: String
        let isMac: Bool

        func path(_ name: String) -> String { base.isEmpty ? name : base + "/" + name }
        func executable(_ name: String) -> String { path(isMac ? "MacOS/" + name : name) }
        var profile: String { path(isMac ? "embedded.provisionprofile" : "embedded.mobileprovision") }
    }

    /// The folders that contain bundles, with the kind of these bundles.
    private static let folders: [(name: String, ending: String, role: App.Kind)] = [
        ("AppClips", ".app", .appClip), ("PlugIns", ".appex", .appExtension), ("Extensions", ".appex", .appExtension),
        ("Watch", ".app", .watchApp), ("Library/LoginItems", ".app", .application), ("Helpers", ".app", .application),
    ]

    mutating func app(at place: String, role: App.Kind?, depth: Int) async throws(BundleFailure) -> App {
        count += 1
        guard count <= AppBundle.partLimit, depth <= AppBundle.depthLimit else {
            throw BundleFailure(.tooManyParts(limit: AppBundle.partLimit), at: name(of: place))
        }
        let layout = try await layout(of: place)
        let info = try await info(in: layout, of: place)
        return App(
            kind: role ?? Self.role(of: info, path: name(of: place)), path: name(of: place), info: info,
            profile: try await profile(in: layout), executable: try await executable(info, in: layout),
            nested: try await nested(in: layout, depth: depth + 1))
    }

    private func layout(of place: String) async throws(BundleFailure) -> Layout {
        let mac = Layout(base: Layout(base: place, isMac: false).path("Contents"), isMac: true)
        return try await bundle.kind(of: mac.path("Info.plist")) == .file ? mac : Layout(base: place, isMac: false)
    }

    private func info(in layout: Layout, of place: String) async throws(BundleFailure) -> AppInfo {
        let file = layout.path("Info.plist")
        guard try await bundle.kind(of: file) == .file else {
            throw BundleFailure(.lacks(.infoPlist), at: name(of: place))
        }
        let bytes = try await bundle.wholeFile(file, limit: AppBundle.infoLimit, path: name(of: file))
        let list = try bytes.propertyList(path: name(of: file))
        guard let info = AppInfo(list, in: SourceText(bytes, from: .file(path: name(of: file)))) else {
            throw BundleFailure(.notDictionary(list.kindName), at: name(of: file))
        }
        return info
    }

    private func profile(in layout: Layout) async throws(BundleFailure) -> ProvisioningProfile? {
        let file = layout.profile
        guard try await bundle.kind(of: file) == .file else { return nil }
        let bytes = try await bundle.wholeFile(file, limit: ProfileFile.limit, path: name(of: file))
        return try ProfileFile.read(bytes, path: name(of: file))
    }

    private func executable(_ info: AppInfo, in layout: Layout) async throws(BundleFailure) -> Executable? {
        guard let named = info.executable?.string else { return nil }
        guard named.isPathInside, !named.utf8.contains(UInt8(ascii: "/")) else {
            throw BundleFailure(.unsafePath(named), at: info.source.name)
        }
        let file = layout.executable(named)
        guard try await bundle.kind(of: file) == .file else { return nil }
        return try await ExecutableFile.read(file, in: bundle, path: name(of: file))
    }

    private mutating func nested(in layout: Layout, depth: Int) async throws(BundleFailure) -> [App] {
        var apps: [App] = []
        for (folder, ending, role) in Self.folders {
            let place = layout.path(folder)
            guard try await bundle.kind(of: place) == .directory else { continue }
            for name in try await bundle.names(in: place) where name.hasSuffix(ending) {
                guard name.isPathInside, !name.hasPrefix("."),
                    try await bundle.kind(of: place + "/" + name) == .directory
                else { continue }
                apps.append(try await app(at: place + "/" + name, role: role, depth: depth))
            }
        }
        return apps
    }

    private func name(of place: String) -> String { place.isEmpty ? root : root + "/" + place }

    private static func role(of info: AppInfo, path: String) -> App.Kind {
        if path.hasSuffix(".appex") { return .appExtension }
        if info.describesAppClip { return .appClip }
        return info.describesWatchApp ? .watchApp : .application
    }
}
