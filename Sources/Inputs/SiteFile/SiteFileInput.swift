import AssociationModel
import Findings
import Judging
import TextFormats

/// A site's AASA file.
struct SiteFileInput: FileInput {
    let key = "file"
    let names: [InputName] = [.whole("apple-app-site-association"), .whole("apple-app-site-association.json")]
    let sought: [InputUse: [String]] = [.subject: ["apple-app-site-association"]]
    let refusal: Message? = "this is a site's file, not an app's: use aasa lint"
    let speaksForSite = true

    func reportKind(of path: String) -> Report.Input.Kind { .siteFile }

    func parts(of item: InputItem) throws(InputFailure) -> InputParts {
        InputParts(files: [SourceText(try item.bytes(limit: Response.sizeLimit), from: .file(path: item.path))])
    }
}
