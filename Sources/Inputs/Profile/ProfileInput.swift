import Judging
import AssociationModel
import Findings

/// A provisioning profile, which permits domains and names the app whose claims those of other inputs are.
struct ProfileInput: FileInput {
    let key = "profile"
    let names: [InputName] = [.ending(".mobileprovision"), .ending(".provisionprofile")]

    // A CMS signature around a property list. An AASA file can be signed in the same way, and is JSON.
    func begins(with start: [UInt8]) -> Bool {
        start.first == 0x30 && String(decoding: start, as: UTF8.self).contains("<!DOCTYPE plist")
    }

    func reportKind(of path: String) -> Report.Input.Kind { .profile }

    func parts(of item: InputItem) throws(InputFailure) -> InputParts {
        let bytes = try item.bytes(limit: ProfileFile.limit)
        do throws(BundleFailure) {
            let list = ClaimList(try ProfileFile.read(bytes, path: item.path))
            return InputParts(lists: [list], apps: list.app.map { [$0] } ?? [])
        } catch {
            throw InputFailure(error.message, at: error.path)
        }
    }
}
