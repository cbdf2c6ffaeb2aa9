import AssociationModel
import Findings
import TextFormats

/// Reads entitlements out of an executable, from its signature or, of a build for a simulator, from its sections.
enum ExecutableEntitlements {
    /// Reads a property list. Nothing, or nothing but zeros, stands for no entitlements.
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

    /// Reads the form in DER. Nothing stands for no entitlements.
    static func der(_ content: ArraySlice<UInt8>, path: String) throws(ExecutableProblem) -> AppEntitlements? {
        if content.isEmpty { return nil }
        let bytes = Array(content)
        guard let list = DEREntitlements.read(bytes),
            let entitlements = AppEntitlements(list, in: SourceText(bytes, from: .file(path: path)))
        else { throw .badDEREntitlements }
        return entitlements
    }
}
