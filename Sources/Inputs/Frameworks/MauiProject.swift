import AssociationModel
import Findings
import Judging
import LocalFiles
import TextFormats

/// What a project of .NET MAUI says of its app for iOS in literals: properties, and the entitlements in `Platforms/iOS` and
/// those that it adds.
///
/// <https://learn.microsoft.com/dotnet/maui/ios/entitlements>
struct MauiProject {
    let framework: Report.Framework
    let place: InputItem.Place
    private let text: SourceText
    /// The properties and items of all groups, whatever their conditions.
    private let entries: [XMLElement]

    /// Nil for a project of something else.
    init?(_ item: InputItem) throws(InputFailure) {
        guard let found = try FrameworkInput().parts(of: item).screens.frameworks.first(where: { $0.name == "maui" })
        else { return nil }
        (framework, place) = (found, try item.place())
        text = try item.text(limit: FrameworkInput.sizeLimit)
        entries = try text.xml().elements.flatMap(\.elements)
    }

    /// The folder of what is for iOS alone.
    var folder: String { FilePath.join(FilePath.parent(of: place.path), "Platforms/iOS") }

    /// What is claimed in any configuration; nil if its entitlements are in a file that is not there.
    var claims: [Claim]? {
        let names = ((try? place.files.names(in: folder)) ?? []).filter {
            $0.hasPrefix("Entitlements") && $0.hasSuffix(".plist")
        }
        guard !names.isEmpty || !entries.contains(where: { $0.name == "CodesignEntitlements" }) else { return nil }
        let files = names.sorted().compactMap { name -> AppEntitlements? in
            let path = FilePath.join(folder, name)
            return (try? place.files.read(path, limit: Bound.entitlements.most)).flatMap {
                try? EntitlementsFile.read($0, path: path)
            }
        }
        let added = entries.filter { entry in
            entry.name == "CustomEntitlements" && entry.attribute("Include")?.value.string == DeclaredDomains.key
        }.compactMap { $0.attribute("Value")?.value }.flatMap { value in
            value.string.split(separator: ";").map { domain in
                Claim(
                    DeclaredText(
                        String(domain), in: text, at: LocatedText(String(domain), standingFor: value.span), keys: []))
            }
        }
        return files.flatMap(\.claims) + added
    }

    /// The bundle identifiers of its configurations.
    var bundleIdentifiers: [DeclaredText] {
        entries.filter { $0.name == "ApplicationId" }.flatMap(\.children).compactMap {
            guard case .text(let text) = $0, !text.string.contains("$") else { return nil }
            return DeclaredText(text.string, in: self.text, at: text, keys: [])
        }
    }
}

/// A project of .NET MAUI: what its app for iOS claims.
struct MauiInput: FileInput {
    let key = "maui"
    let names: [InputName] = [.ending(".csproj")]
    let sought: [InputUse: [String]] = [.subject: [".csproj"]]

    func parts(of item: InputItem) throws(InputFailure) -> InputParts {
        guard let project = try MauiProject(item) else {
            throw InputFailure("not a project of .NET MAUI, so it is not about an app for iOS", at: item.path)
        }
        var list = ClaimList(named: project.claims ?? [], app: nil)
        list.product = (item.path, FilePath.stem(of: item.path))
        let bundles = project.bundleIdentifiers
        list.identityGap = IdentityGap(
            "a project of .NET MAUI names no team", at: bundles.first?.place ?? project.framework.place,
            bundleIdentifiers: bundles.map(\.string))
        return InputParts(lists: list.claims.isEmpty ? [] : [list])
    }
}
