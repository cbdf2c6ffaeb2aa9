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

    func path(foundAt file: String) -> String? { nil }

    func parts(of item: InputItem) throws(InputFailure) -> InputParts {
        var parts = InputParts()
        guard
            let framework = try FrameworkInput().parts(of: item).screens.frameworks.first(where: { $0.name == "maui" })
        else { return parts }
        let reader = MauiProjectReader(try item.place(), try item.text(limit: FrameworkInput.sizeLimit))
        parts.handlers = [reader.app(in: framework)]
        return parts
    }
}

private struct MauiProjectReader {
    private let path: String
    private let folder: String
    private let files: any FileReading
    private let text: SourceText

    /// Folders that have no source of the app for iOS.
    private static let skipped: Set<String> = [
        "bin", "obj", "node_modules", "wwwroot", "Resources", "Android", "Windows", "Tizen", "MacCatalyst",
    ]
    private static let depthLimit = 16

    init(_ place: InputItem.Place, _ text: SourceText) {
        (path, files, self.text) = (place.path, place.files, text)
        folder = FilePath.parent(of: place.path)
    }

    func app(in framework: Report.Framework) -> HandledApp {
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
        let handling = LinkHandling(of: outline, manifest, framework, unread: unread)
        return HandledApp(
            path: path, target: FilePath.stem(of: path), configurations: ["Debug", "Release"], handling: handling,
            claimsLinks: claimsLinks, at: framework.place)
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

    private func list(_ name: String) -> (list: PropertyList, text: SourceText)? {
        let path = FilePath.join(folder, "Platforms/iOS/" + name)
        guard let bytes = try? files.read(path, limit: AppBundle.infoLimit),
            let list = try? PropertyListReader.read(bytes)
        else { return nil }
        return (list, SourceText(bytes, from: .file(path: path)))
    }

    private var manifest: AppCode.Manifest {
        guard let info = list("Info.plist") else {
            return .unread(Doubt("the Info.plist in Platforms/iOS could not be read", at: .wholeText(text)))
        }
        return AppCode.Manifest(info.list, in: info.text) ?? .none(.wholeText(info.text))
    }

    /// Whether its entitlements, or those that the project adds, claim `applinks`; nil if others may.
    private var claimsLinks: Bool? {
        let names = ((try? files.names(in: FilePath.join(folder, "Platforms/iOS"))) ?? []).filter {
            $0.hasPrefix("Entitlements") && $0.hasSuffix(".plist")
        }
        let domains = names.compactMap(list).flatMap {
            ($0.list["com.apple.developer.associated-domains"]?.elements ?? []).compactMap(\.string)
        }
        let added = text.string(in: SourceSpan(0, text.bytes.count))
        if domains.contains(where: { $0.hasPrefix("applinks:") }) || added.contains("\"applinks:") { return true }
        return added.contains("CodesignEntitlements") ? nil : false
    }
}
