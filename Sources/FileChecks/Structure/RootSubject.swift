package import AssociationModel
import Findings
package import Judging
import TextFormats

/// The object of an AASA file.
package struct RootSubject: Scoped {
    package let document: SiteDocument
    package let association: SiteAssociation
    /// The keys of the object, and the services inside an object that Apple does not read.
    package let keys: [KeySubject]

    package var scope: Scope { document.scope }

    /// Whether any key of the file's object is a service.
    var hasService: Bool {
        association.root.members?.contains { Service(rawValue: $0.key.text) != nil } ?? false
    }
}
