package import AssociationModel
import Findings
import TextFormats

/// Reads `.mobileprovision` and `.provisionprofile` files: a property list inside a CMS signature, which is not
/// verified.
package enum ProfileFile {
    /// The largest profile that is read, in bytes; one with a thousand devices and certificates has less than 200 KB.
    package static let limit = Bound.profile.most

    /// Reads the bytes of a file.
    ///
    /// - Parameter path: the path as the caller gave it. Places in findings refer to the property list inside.
    package static func read(_ bytes: [UInt8], path: String) throws(BundleFailure) -> ProvisioningProfile {
        guard bytes.count <= limit else { throw BundleFailure(.tooLarge(limit: limit), at: path) }
        guard let file = SignedFile(bytes) else { throw BundleFailure(.notSigned, at: path) }
        guard let content = file.content else { throw BundleFailure(.signature(file.failure ?? .malformed), at: path) }
        let list = try content.propertyList(path: path)
        guard let profile = ProvisioningProfile(list, in: SourceText(content, from: .file(path: path))) else {
            throw BundleFailure(.notDictionary(list.kindName), at: path)
        }
        return profile
    }
}

extension [UInt8] {
    /// Reads the bytes as a property list, XML or binary.
    func propertyList(path: String) throws(BundleFailure) -> PropertyList {
        do throws(PropertyListProblem) {
            return try PropertyListReader.read(self)
        } catch {
            throw BundleFailure(.propertyList(error), at: path)
        }
    }
}
