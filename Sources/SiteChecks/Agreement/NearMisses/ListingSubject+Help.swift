import AssociationModel
import Findings
import Judging
import TextFormats

extension NearMiss {
    /// Whether it may be the identifier of the app, where a person typed another.
    var mayBeMeant: Bool {
        [.letterCase, .lookAlike, .spelling, .otherPrefix].contains(kind) && AppIdentifier(identifier.text) != nil
    }
}

extension ListingSubject {
    /// Where the app should be listed: the list of the service, or the nearest object around it that exists.
    var place: Place {
        let span =
            if service == .applinks {
                association.appLinks?.detailsMember?.value.span ?? association.appLinks?.member.key.span
            } else {
                association.list(of: service)?.apps?.value.span ?? association.list(of: service)?.member.key.span
            }
        guard let span = span ?? association.root.member(service.rawValue)?.value.span else {
            return .wholeText(document.text)
        }
        return document.place(span)
    }

    /// What else is missing, as the end of a sentence: the whole key of the service; empty if the file has that key.
    var lack: Message {
        association.root.member(service.rawValue) == nil ? "; it has no \(service.rawValue) at all" : ""
    }

    /// How many identifiers the list has now; nil if `place` is the whole file.
    var label: Message? {
        let count = association.identifiers(for: service).count
        if case .wholeText = place { return nil }
        return switch count {
        case 0: "lists no app"
        case 1: "lists one identifier, but not this one"
        default: "lists \(count) identifiers, but not this one"
        }
    }

    /// Instructions that say exactly what to change in the file, by the nearest of the misses if there is one.
    func help(near misses: [NearMiss]) -> Message {
        guard let nearest = misses.first else { return addition }
        let text = nearest.identifier.text
        if isTyped, nearest.identifier.service == service, nearest.mayBeMeant {
            let isSlip = [.letterCase, .lookAlike].contains(nearest.kind)
            let otherwise = isSlip ? "change \(text) to \"\(plain: app.raw)\"" : addition
            return "did you mean --app \(plain: text)? Then nothing is wrong; if not, \(otherwise)"
        }
        switch nearest.kind {
        case .spelling where nearest.identifier.service == service:
            return "change \(text) to \"\(plain: app.raw)\"; or if that is another app, \(addition)"
        case let kind where kind.isSlip && nearest.identifier.service == service:
            return "change \(text) to \"\(plain: app.raw)\""
        case .otherPrefix where AppIdentifier(text) != nil:
            return """
                \(addition); or if \(text) is this app (compare its application-identifier), check it with \
                --app \(plain: text)
                """
        case .misplaced:
            if let key = nearest.identifier.path.first, key != service.rawValue,
                association.root.member(service.rawValue) == nil, nearest.identifier.path.count == 2,
                nearest.identifier.path.last == "apps"
            {
                return "rename the key \(key) to \"\(plain: service.rawValue)\""
            }
            if let index = nearest.identifier.path.lastIndex(of: service.rawValue), index > 0 {
                return
                    "move \(service.rawValue) out of \(nearest.identifier.path[index - 1]), to the top level of the file"
            }
            return addition
        default: return addition
        }
    }

    private var addition: Message {
        service == .applinks ? additionToDetails : additionToApps
    }

    private var additionToApps: Message {
        guard let list = association.list(of: service) else {
            return "add \"\(plain: service.rawValue)\": {\"apps\": [\"\(plain: app.raw)\"]} to the file"
        }
        guard list.apps?.value.elements != nil else {
            return "write \"apps\": [\"\(plain: app.raw)\"] in \"\(plain: service.rawValue)\""
        }
        return "add \"\(plain: app.raw)\" to \"apps\" of \"\(plain: service.rawValue)\""
    }

    private var additionToDetails: Message {
        let entry: Message = "{\"appIDs\": [\"\(plain: app.raw)\"], \"components\": [{\"/\": \"‹path of its links›\"}]}"
        guard let links = association.appLinks else { return "add \"applinks\": {\"details\": [\(entry)]} to the file" }
        guard links.detailsForm == .array else { return "write \"details\": [\(entry)] in \"applinks\"" }
        if links.details.contains(where: { $0.appIDs?.value.elements != nil }) {
            return """
                add "\(plain: app.raw)" to "appIDs" of the entry of "details" whose links it opens, or add an entry of \
                its own: \(entry)
                """
        }
        return "add to \"details\" of \"applinks\": \(entry)"
    }
}
