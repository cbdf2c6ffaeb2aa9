package import AssociationModel
package import Findings
package import Judging
import TextFormats

/// The `applinks` object of an AASA file.
package struct AppLinksSubject: Scoped {
    package let document: SiteDocument
    package let appLinks: AppLinks
    /// The keys that other keys of the object were meant to be, though Apple does not read those.
    package let standIns: Set<String>
    package let scope: Scope

    package var place: Place { document.place(appLinks.member.key.span) }
}
