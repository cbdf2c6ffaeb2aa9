package import AssociationModel
import Findings
package import Judging
import TextFormats

extension ClaimList {
    /// Reads the domains that an app description names.
    package init(_ description: AppDescription) {
        self.init(description.associatedDomains.map { Claim($0) }, app: description.applicationIdentifier)
        isCompleteWithoutEntitlements = true
        declaration = SourceDeclaration(
            description.source, for: description.bundleIdentifier?.string, description.associatedDomains,
            at: description.associatedDomains.first?.place)
        if app == nil, description.teamIdentifier == nil, let bundle = description.bundleIdentifier {
            identityGap = IdentityGap(
                "\(plain: description.source.name) names no team (\(plain: description.tool.teamSetting))",
                at: bundle.place,
                bundleIdentifiers: [bundle.string])
        }
        if description.associatedDomains.isEmpty {
            absence = Observation(
                "no domains are declared: \(plain: description.source.name) has no ios.associatedDomains",
                at: .wholeText(description.source), help: "add associatedDomains, an array of strings, under ios")
        }
    }
}
