import AssociationModel
import Findings
import Judging
import TextFormats

extension ListingSubject {
    /// The edits of the help; nil where it asks what is meant, moves a key, or leaves open which links the app opens, and
    /// where an edit would break a signature or add to JSON that is broken.
    func repair(near misses: [NearMiss]) -> Repair? {
        guard document.signature == nil, document.json?.problems.isEmpty == true else { return nil }
        guard let nearest = misses.first else { return addition }
        let isOfService = nearest.identifier.service == service
        if isTyped, isOfService, nearest.mayBeMeant { return nil }
        switch nearest.kind {
        case .misplaced: return nil
        case .spelling: return addition
        case let kind where kind.isSlip && isOfService: return .writing(app.raw, at: nearest.identifier.span)
        default: return addition
        }
    }

    private var addition: Repair? {
        let identifier = JSONLiteral.string(app.raw)
        var insertion = JSONInsertion(document.text)
        if service == .applinks {
            guard let entries = association.appLinks?.details, entries.count == 1,
                let apps = entries[0].appIDs?.value, apps.elements != nil
            else { return nil }
            insertion.add([identifier], toArray: apps)
        } else if let list = association.list(of: service) {
            if let apps = list.apps?.value {
                guard apps.elements != nil else { return nil }
                insertion.add([identifier], toArray: apps)
            } else {
                insertion.add("\"apps\": [\(identifier)]", toObject: list.member.value)
            }
        } else if association.root.members != nil, association.root.member(service.rawValue) == nil {
            insertion.add("\"\(service.rawValue)\": {\"apps\": [\(identifier)]}", toObject: association.root)
        }
        return insertion.repair
    }
}
