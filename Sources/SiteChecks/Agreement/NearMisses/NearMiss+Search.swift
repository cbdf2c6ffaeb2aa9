package import AssociationModel
import TextFormats

extension NearMiss {
    /// The texts nearest to an app identifier in a file that does not list the app for a service, the most telling
    /// first, at most three.
    ///
    /// Leaves out misses that a better one makes pointless: that the same team lists another app is worth a note only
    /// if there is nothing better. The time grows linearly with the size of the file.
    package static func nearest(
        to app: AppIdentifier, for service: Service, in association: SiteAssociation
    ) -> [NearMiss] {
        let all = WrittenIdentifier.all(in: association).compactMap { NearMiss($0, to: app, for: service) }
        let ranked = all.enumerated().map { Ranked($1, index: $0, app, service) }
            .sorted { $0.key.lexicographicallyPrecedes($1.key) }
        guard let best = ranked.first?.miss.kind else { return [] }
        var seen: Set<String> = []
        var result: [NearMiss] = []
        for candidate in ranked where result.count < 3 {
            let miss = candidate.miss
            guard isTelling(miss.kind, beside: best, first: result.isEmpty) else { continue }
            if seen.insert(miss.identifier.text).inserted { result.append(miss) }
        }
        return result
    }

    private static func isTelling(_ kind: Kind, beside best: Kind, first: Bool) -> Bool {
        switch kind {
        case .otherBundle, .unfilled: first
        case .variant, .wildcard: best.rawValue > Kind.otherService.rawValue
        default: true
        }
    }
}

private struct Ranked {
    let miss: NearMiss
    let key: [Int]

    init(_ miss: NearMiss, index: Int, _ app: AppIdentifier, _ service: Service) {
        self.miss = miss
        let isMeant = miss.identifier.isMeant(for: service) ? 0 : 1
        // The longer the common beginning of two bundle identifiers, the nearer they are.
        let kinship = miss.kind == .otherBundle ? -miss.difference.offset : 0
        let change = max(miss.difference.found.utf8.count, miss.difference.wanted.utf8.count)
        key = [miss.kind.rawValue, isMeant, kinship, change, index]
    }
}
