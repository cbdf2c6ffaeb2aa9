package import AssociationModel
import Findings
import TextFormats

extension ClaimList {
    /// Reads the domains that an app description names.
    package init(_ description: AppDescription) {
        self.init(description.associatedDomains.map { Claim($0) }, app: description.applicationIdentifier)
        isCompleteWithoutEntitlements = true
        declaration = SourceDeclaration(description)
        identityGap = app == nil ? IdentityGap(description) : nil
        if description.associatedDomains.isEmpty {
            absence = Observation(
                "no domains are declared: \(plain: description.source.name) has no ios.associatedDomains",
                at: .wholeText(description.source), help: "add associatedDomains, an array of strings, under ios")
        }
    }
}
