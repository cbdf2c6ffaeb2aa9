import AssociationModel
import Findings
import Judging
import TextFormats

/// A site's AASA file.
struct SiteFileInput: FileInput {
    let key = "file"
    let names: [InputName] = [.whole("apple-app-site-association"), .whole("apple-app-site-association.json")]
    let sought: [InputUse: [String]] = [.subject: ["apple-app-site-association"]]
    let speaksForSite = true

    // JSON, or what is in a signature; the keys of services come early in both.
    func begins(with start: [UInt8]) -> Bool {
        let first = start.first { $0 > 0x20 }
        guard first == UInt8(ascii: "{") || first == 0x30 else { return false }
        return Service.allCases.contains { start.hasKey($0.rawValue) }
    }

    func reportKind(of path: String) -> Report.Input.Kind { .siteFile }

    func parts(of item: InputItem) throws(InputFailure) -> InputParts {
        InputParts(files: [SourceText(try item.bytes(limit: Response.sizeLimit), from: .file(path: item.path))])
    }
}

extension [UInt8] {
    /// Whether a key of this name is somewhere in JSON, as far as that is here.
    func hasKey(_ name: String) -> Bool {
        guard let found = firstRange(of: Array("\"\(name)\"".utf8)) else { return false }
        return self[found.upperBound...].first { $0 > 0x20 } == UInt8(ascii: ":")
    }
}
