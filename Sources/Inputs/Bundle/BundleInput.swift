import Judging
import AssociationModel
import Findings
import LocalFiles

/// A built app (`.app`, `.appex`), an Xcode archive (`.xcarchive`), a package (`.ipa`), or a zip archive of one of these.
struct BundleInput: Input {
    let key = "app-bundle"
    let names: [InputName] = [
        .ending(".app", isDomainLike: true), .ending(".appex"), .ending(".xcarchive"), .ending(".ipa"),
        .ending(".zip", isDomainLike: true),
    ]
    let sought: [InputUse: [String]] = [.subject: [".ipa"]]
    let isReadInParts = true

    // What a zip archive begins with unless it is empty.
    func begins(with start: [UInt8]) -> Bool { start.starts(with: [0x50, 0x4B, 3, 4]) }

    func reportKind(of path: String) -> Report.Input.Kind { AppBundle.Form(path: path) == .archive ? .archive : .app }

    func parts(of item: InputItem, _ selection: ProjectSelection) async throws(InputFailure) -> InputParts {
        do throws(BundleFailure) {
            // An `.ipa` is usually a file, but a directory once it is unpacked. A zip archive has no other form of its own.
            let bundle = try await item.bundle()
            let form = AppBundle.Form(path: item.path)
            let isFolder = bundle is LocalBundle
            let app = try await AppBundle.read(
                isFolder || form == .package ? form ?? .zip : .zip, in: bundle, path: item.path)
            return InputParts(lists: Self.lists(of: app, in: nil))
        } catch {
            throw InputFailure(error.message, at: error.path)
        }
    }

    private static func lists(of app: App, in container: App?) -> [ClaimList] {
        [ClaimList(app, in: container)] + app.nested.flatMap { lists(of: $0, in: app) }
    }
}
