package import AssociationModel
import Findings

/// What apps claim.
package struct ClaimParts: Sendable {
    /// The lists of claims to check: one for each app or file, and one for claims named one by one.
    package var lists: [ClaimList] = []
    /// The apps to look for in the files, in addition to the apps of the lists: those that were named, and those whose
    /// claims the lists of other inputs may be, as a provisioning profile names one.
    package var apps: [AppIdentifier] = []

    /// The apps to look for in the files of a list's sites, without duplicates: the list's own app (for an entitlements
    /// file without one, the only app that is checked with it), then the named apps.
    package func apps(of list: ClaimList) -> [AppIdentifier] {
        var own = list.app
        if own == nil, list.belongsToOnlyApp { own = appBesideOnlyFile?.identifier }
        return ([own].compactMap(\.self) + apps).uniqued()
    }

    /// The app, if the lists contain exactly one app and one entitlements file, which then belong together.
    package var appBesideOnlyFile: App? {
        let apps = lists.compactMap(\.build).filter { $0.container == nil }
        let fileCount = lists.count { $0.belongsToOnlyApp }
        return apps.count == 1 && fileCount == 1 ? apps[0].app : nil
    }
}
