package import TextFormats

/// The differences between two AASA files that matter to Apple's systems: the apps listed for each service, and the
/// links. The order of a list, white space and unknown keys are ignored.
package struct AssociationDifference: Sendable {
    /// The apps that only one of the files lists for a service. One of the two lists may be empty, but not both.
    package struct Apps: Sendable {
        package let service: Service
        /// The identifiers that only the first file lists, without duplicates, with their places in it.
        package let onlyInFirst: [LocatedString]
        /// The identifiers that only the second file lists, without duplicates, with their places in it.
        package let onlyInSecond: [LocatedString]
    }

    /// The services whose apps differ, in the order of ``Service/allCases``.
    package let apps: [Apps]
    /// Whether the `applinks` objects differ although they list the same apps.
    package let linksDiffer: Bool

    /// Compares two files.
    package init(_ first: SiteAssociation, _ second: SiteAssociation) {
        apps = Service.allCases.compactMap { service in
            let (left, right) = (first.identifiers(for: service), second.identifiers(for: service))
            let onlyInFirst = Self.missing(from: right, of: left)
            let onlyInSecond = Self.missing(from: left, of: right)
            if onlyInFirst.isEmpty && onlyInSecond.isEmpty { return nil }
            return Apps(service: service, onlyInFirst: onlyInFirst, onlyInSecond: onlyInSecond)
        }
        let hasOtherApps = apps.contains { $0.service == .applinks }
        linksDiffer = !hasOtherApps && !Self.haveSameLinks(first.appLinks, second.appLinks)
    }

    /// Whether there are no differences.
    package var isEmpty: Bool { apps.isEmpty && !linksDiffer }

    private static func missing(from others: [LocatedString], of list: [LocatedString]) -> [LocatedString] {
        var seen = Set(others.map { Array($0.text.utf8) })
        return list.filter { seen.insert(Array($0.text.utf8)).inserted }
    }

    // Links without an app have no effect, whatever they contain.
    private static func haveSameLinks(_ first: AppLinks?, _ second: AppLinks?) -> Bool {
        let (left, right) = (first?.details ?? [], second?.details ?? [])
        if left.allSatisfy(\.identifiers.isEmpty) && right.allSatisfy(\.identifiers.isEmpty) { return true }
        guard let first, let second else { return false }
        return first.member.value.means(sameAs: second.member.value)
    }
}
