import AssociationModel
import Findings
import Judging
import LinkHandlers
import TextFormats

/// A project of .NET MAUI that is asked who receives the links of its app for iOS.
struct MauiHandlerInput: FileInput {
    let key = "maui-handlers"
    let names: [InputName] = [.ending(".csproj")]
    let sought: [InputUse: [String]] = [.handlers: [".csproj"]]

    func parts(of item: InputItem) throws(InputFailure) -> InputParts {
        var parts = InputParts()
        if let project = try MauiProject(item) { parts.handlers = [MauiProjectReader(project: project).app] }
        return parts
    }
}

private struct MauiProjectReader {
    let project: MauiProject
    private var folder: String { FilePath.parent(of: project.place.path) }
    private var files: any FileReading { project.place.files }

    /// Folders that have no source of the app for iOS.
    private static let skipped: Set<String> = [
        "bin", "obj", "node_modules", "wwwroot", "Resources", "Android", "Windows", "Tizen", "MacCatalyst",
    ]
    private static let depthLimit = 16

    var app: HandledApp {
        let framework = project.framework
        let (sources, isCut) = sources
        var outline = MauiOutline()
        var unread = isCut ? [Doubt("the project has more sources than are read", at: framework.place)] : []
        let signs = MauiOutline.signs.map(ByteSearch.init)
        for path in sources {
            guard let bytes = try? files.read(path, limit: Bound.swiftFile.most), bytes.count <= Bound.swiftFile.most
            else {
                unread.append(Doubt("\(plain: path) could not be read", at: framework.place))
                continue
            }
            guard signs.contains(where: { $0.first(in: bytes) != nil }) else { continue }
            outline.add(SourceText(bytes, from: .file(path: path)))
        }
        let info = InfoPlist("Info.plist", in: project.folder, files)
        let manifest =
            info?.manifest()
            ?? .unread(Doubt("the Info.plist in Platforms/iOS could not be read", at: framework.place))
        return HandledApp(
            path: project.place.path, target: FilePath.stem(of: project.place.path),
            configurations: HandlerSources.configurations,
            handling: LinkHandling(of: outline, manifest, framework, unread: unread),
            claimsLinks: project.claims.map { !$0.linkHosts.isEmpty }, at: framework.place)
    }

    /// The C# sources below the folder of the project, in the order of their paths.
    private var sources: (paths: [String], isCut: Bool) {
        var paths: [String] = []
        var pending = [(path: folder, depth: 0)]
        while let (path, depth) = pending.popLast() {
            for name in ((try? files.names(in: path)) ?? []).sorted() where !name.hasPrefix(".") {
                if name.hasSuffix(".cs") { paths.append(FilePath.join(path, name)) }
                // A name with a full stop is a file, or a folder such as `Shop.Services`, in which there is no platform's code.
                if !name.contains("."), !Self.skipped.contains(name), depth < Self.depthLimit {
                    pending.append((FilePath.join(path, name), depth + 1))
                }
            }
            if paths.count > TargetSources.limit { return (Array(paths.prefix(TargetSources.limit)), true) }
        }
        return (paths.sorted(), false)
    }
}
