import AssociationModel
import Findings
import Judging
import TextFormats

extension Report.App {
    /// The apps of the associations, in their order, and after them the apps that claim nothing at all. An app whose claims no
    /// system can read claims nothing either.
    static func apps(of subjects: Subjects, _ groups: [AssociationGroup]) -> [Report.App] {
        let claimed = groups.enumerated().compactMap { index, group in
            Key(group.first).map { (key: $0, index: index) }
        }
        let feature = subjects.choices.feature
        var apps = claimed.grouped(by: \.key).map { _, own in
            let members = own.lazy.flatMap { groups[$0.index].members }
            let isWithoutClaims = members.allSatisfy { $0.claim?.isUnusable ?? false }
            return Report.App(own[0].key, own.map(\.index), feature, isWithoutClaims: isWithoutClaims)
        }
        var known = Set(claimed.map(\.key))
        let lists = subjects.parts.claims.lists
        for (id, list) in lists.identified where list.claims.isEmpty && list.claimsNothing {
            let key = Key(list, id, list.app ?? subjects.parts.claims.apps(of: list).first)
            guard known.insert(key).inserted else { continue }
            apps.append(Report.App(key, [], feature, isWithoutClaims: true))
        }
        return apps
    }

    private init(_ key: Key, _ associations: [Int], _ feature: Feature?, isWithoutClaims: Bool) {
        self.init(
            name: key.app?.raw ?? key.bundleIdentifier ?? key.source ?? "the app", identifier: key.app?.raw,
            bundleIdentifier: key.bundleIdentifier, associations: associations, isWithoutClaims: isWithoutClaims,
            consoleLine: isWithoutClaims ? ConsoleLine.ofApp(key.bundleIdentifier, feature) : nil)
    }

    /// What tells apps apart: the identifier, or for one without, its list of claims.
    private struct Key: Hashable {
        let app: AppIdentifier?
        let list: PartID?
        let bundleIdentifier: String?
        let source: String?

        /// Nil for a file by itself, and for a domain that was named without an app.
        init?(_ subject: AssociationSubject) {
            guard let list = subject.list, let id = subject.scope.part?.whole else { return nil }
            if subject.app == nil, list.entitlements == nil, list.declaration == nil, list.target == nil { return nil }
            self.init(list, id, subject.app)
        }

        init(_ list: ClaimList, _ id: PartID, _ app: AppIdentifier?) {
            self.app = app
            self.list = app == nil ? id : nil
            let declared = list.build?.app.bundleIdentifier?.string ?? list.identityGap?.bundleIdentifiers.first
            bundleIdentifier = app?.bundleIdentifier ?? declared ?? list.declaration?.bundleIdentifier
            source = app == nil ? list.entitlements?.source.name ?? list.target?.target.name.string : nil
        }
    }
}
