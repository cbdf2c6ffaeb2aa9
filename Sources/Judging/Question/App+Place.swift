import AssociationModel
package import Findings

extension App {
    /// The place of the app as a whole: its entitlements, or else its Info.plist.
    package var place: Place { .wholeText(entitlements?.source ?? info.source) }
}
