import Findings
import TextFormats

extension KeySubject {
    /// Renames the key; nil if the object already has a member with the new name.
    func renaming(to right: String) -> Repair? {
        siblings[right] == nil ? .writing(right, at: member.key.span) : nil
    }
}
