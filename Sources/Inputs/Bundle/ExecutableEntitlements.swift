import AssociationModel
import Findings
import TextFormats

/// Reads the entitlements in an executable: in its signature, or in its sections if it is a simulator build.
enum ExecutableEntitlements {
    /// Reads a property list. Empty content, or zeros only, means no entitlements.
    static func list(_ content: ArraySlice<UInt8>, path: String) throws(ExecutableProblem) -> AppEntitlements? {
        if content.allSatisfy({ $0 == 0 }) { return nil }
        let bytes = Array(content)
        let list: PropertyList
        do throws(PropertyListProblem) {
            list = try PropertyListReader.read(bytes)
        } catch {
            throw .badEntitlements(error.kind)
        }
        guard let entitlements = AppEntitlements(list, in: SourceText(bytes, from: .file(path: path))) else {
            throw .badEntitlements(.noValue)
        }
        return entitlements
    }

    /// Reads entitlements in DER. Empty content means no entitlements.
    static func der(_ content: ArraySlice<UInt8>, path: String) throws(ExecutableProblem) -> AppEntitlements? {
        if content.isEmpty { return nil }
        let bytes = Array(content)
        guard let list = DEREntitlements.read(bytes),
            let entitlements = AppEntitlements(list, in: SourceText(bytes, from: .file(path: path)))
        else { throw .badDEREntitlements }
        return entitlements
    }
}
