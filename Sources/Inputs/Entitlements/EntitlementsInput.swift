import Judging
import Findings

/// A property list of entitlements, as Xcode keeps it or as `codesign` extracts it.
struct EntitlementsInput: FileInput {
    let key = "entitlements"
    let names: [InputName] = [.ending(".entitlements"), .ending(".plist"), .ending(".xcent")]

    let sought: [InputUse: [String]] = [.subject: [".entitlements"]]

    func begins(with start: [UInt8]) -> Bool {
        start.starts(with: "bplist".utf8)
            || start.starts(with: "<?xml".utf8) && String(decoding: start, as: UTF8.self).contains("<plist")
    }

    func reportKind(of path: String) -> Report.Input.Kind { .entitlements }

    func parts(of item: InputItem) throws(InputFailure) -> InputParts {
        let text = try item.text(limit: Bound.entitlements.most, of: "an entitlements file")
        return InputParts(lists: [ClaimList(try EntitlementsFile.read(text.bytes, path: item.path))])
    }
}
