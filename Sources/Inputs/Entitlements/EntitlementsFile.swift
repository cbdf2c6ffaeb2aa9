package import AssociationModel
package import Findings
import TextFormats

/// Reads `.entitlements` files: property lists, as Xcode writes them or as `codesign` extracts them.
package enum EntitlementsFile {
    /// Reads the bytes of a file.
    ///
    /// - Parameter path: the path as the caller gave it, for the places of findings.
    package static func read(_ bytes: [UInt8], path: String) throws(InputFailure) -> AppEntitlements {
        try read(SourceText(bytes, from: .file(path: path)))
    }

    /// Reads a text.
    package static func read(_ source: SourceText) throws(InputFailure) -> AppEntitlements {
        let list: PropertyList
        do throws(PropertyListProblem) {
            list = try PropertyListReader.read(source.bytes)
        } catch {
            throw InputFailure(error.message, in: source, at: error.span)
        }
        guard let entitlements = AppEntitlements(list, in: source) else {
            throw InputFailure(
                "entitlements must be a dictionary, but this is \(list.kindName)", in: source, at: list.span)
        }
        return entitlements
    }
}
