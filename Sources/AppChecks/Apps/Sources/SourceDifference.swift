import AssociationModel
import Judging
import TextFormats

/// How the domains that an app was signed with differ from those that a source declares.
struct SourceDifference: Sendable {
    let declaration: SourceDeclaration
    /// Entries that the source declares but the app was not signed with.
    let lost: [DeclaredText]
    /// Entries that the app was signed with but the source does not declare.
    let gained: [DeclaredText]
    /// The number of entries that only one side has, including those without effect.
    let distance: Int

    /// Compares the two; returns nil if the source's entries are unknown.
    ///
    /// - Parameter isForDevelopment: whether developer-mode entries have an effect in the app. If not, losing them does
    ///   not count.
    init?(_ signed: [DeclaredText], with declaration: SourceDeclaration, isForDevelopment: Bool) {
        guard let entries = declaration.entries else { return nil }
        self.declaration = declaration
        let absent = entries.filter { entry in !signed.contains { entry.pattern.fits($0.string) } }.map(\.text)
        lost = absent.filter { isForDevelopment || EntitlementEntry($0.string).mode != .developer }
        // A reference may expand to several entries, so an entry that fits one is never a gain.
        gained =
            declaration.isSilent ? [] : signed.filter { text in !entries.contains { $0.pattern.fits(text.string) } }
        distance = absent.count + gained.count
    }

    /// Whether no difference matters.
    var isEmpty: Bool { lost.isEmpty && gained.isEmpty }
}
