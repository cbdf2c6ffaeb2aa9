import AssociationModel
import TextFormats

/// How the domains that an app was signed with differ from what a source declares.
struct SourceDifference: Sendable {
    /// What the source declares.
    let declaration: SourceDeclaration
    /// What it declares and the app was not signed with.
    let lost: [DeclaredText]
    /// What the app was signed with and the source does not declare.
    let gained: [DeclaredText]
    /// How far apart the two are: the entries that only one has, those without effect too.
    let distance: Int

    /// Compares; nil where the source's entries are not known.
    ///
    /// - Parameter isForDevelopment: whether entries for developer mode have an effect in the app. Where they have none,
    ///   it does not matter whether they were lost.
    init?(_ signed: [DeclaredText], with declaration: SourceDeclaration, isForDevelopment: Bool) {
        guard let entries = declaration.entries else { return nil }
        self.declaration = declaration
        let absent = entries.filter { entry in !signed.contains { entry.pattern.fits($0.string) } }.map(\.text)
        lost = absent.filter { isForDevelopment || !EntitlementEntry($0.string).isForDevelopersOnly }
        // A reference may stand for what several were made of, so what fits one is never a gain.
        gained =
            declaration.isSilent ? [] : signed.filter { text in !entries.contains { $0.pattern.fits(text.string) } }
        distance = absent.count + gained.count
    }
}

extension SourceDifference {
    /// Whether there is none that matters.
    var isEmpty: Bool { lost.isEmpty && gained.isEmpty }
}

extension EntitlementEntry {
    fileprivate var isForDevelopersOnly: Bool { mode == .developer }
}
