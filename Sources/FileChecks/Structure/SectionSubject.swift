package import AssociationModel
package import Findings
package import Judging
package import TextFormats

/// The member of an AASA file for one service.
package struct SectionSubject: Scoped {
    package let document: SiteDocument
    package let service: Service
    package let member: JSONMember
    /// The identifiers that the service lists, in the order of the file.
    package let identifiers: [ListedIdentifier]
    /// The keys that other keys of the object were meant to be, though Apple does not read those.
    package let standIns: Set<String>
    package let scope: Scope

    /// Whether the value is an object or vacant. Anything else has the wrong type, which is a finding of its own.
    package var isObjectOrVacant: Bool { member.value.members != nil || member.value.isVacant }

    package var place: Place { document.place(member.key.span) }
}
