import AssociationModel
import Judging
import TextFormats

/// Finds what is wrong with the keys of one object.
struct KeyReader {
    private let document: SiteDocument
    /// The services that were asked for; keys of other services are left out.
    private let services: Set<Service>
    private let topLevel: SiblingKeys
    /// The identifiers that the file lists.
    private let listed: [Service: Set<String>]

    init(document: SiteDocument, association: SiteAssociation, services: Set<Service>) {
        self.document = document
        self.services = services
        topLevel = SiblingKeys(of: association.root)
        listed = Dictionary(
            uniqueKeysWithValues: Service.allCases.map { ($0, Set(association.identifiers(for: $0).map(\.text))) })
    }

    /// The keys of an object, in the order of the file, with their flaws.
    func keys(of object: JSONValue, at level: KeyLevel) -> [KeySubject] {
        // If the keys of one entry or component are one level too high, that is one mistake.
        var parts: Set<String> = []
        let siblings = SiblingKeys(of: object)
        return (object.members ?? []).flatMap { member -> [KeySubject] in
            var flaw = flaw(of: member, beside: siblings, at: level)
            if case .misplaced(let home) = flaw, let part = home.part {
                flaw = parts.insert(part).inserted ? flaw : nil
            }
            if level == .root, flaw == .unknownService, let wrapped = wrappedServices(in: member) { return wrapped }
            return subject(member, beside: siblings, at: level, flaw).map { [$0] } ?? []
        }
    }

    private func subject(
        _ member: JSONMember, beside siblings: SiblingKeys, at level: KeyLevel, _ flaw: KeySubject.Flaw?
    ) -> KeySubject? {
        let service = service(of: member.key.text, at: level, flaw)
        if let service, !services.contains(service) { return nil }
        // In a site's file, a key that is not a service says nothing about the services that were asked for.
        if flaw == .unknownService, document.location != nil { return nil }
        return KeySubject(
            document: document, level: level, siblings: siblings, member: member, flaw: flaw,
            scope: document.scope.narrowed(to: service))
    }

    private func service(of key: String, at level: KeyLevel, _ flaw: KeySubject.Flaw?) -> Service? {
        switch flaw {
        case .misspelt(let right) where level == .root: Service(rawValue: right)
        case .misplaced(.root): Service(rawValue: key)
        case .misplaced(.applinks), .misplaced(.entry): .applinks
        default: level == .root ? Service(rawValue: key) : level.service
        }
    }

    /// The services inside an object that Apple does not read, as in `{"data": {"applinks": …}}`; nil if there are none.
    private func wrappedServices(in member: JSONMember) -> [KeySubject]? {
        let inner = (member.value.members ?? []).filter { inner in
            Service(rawValue: inner.key.text) != nil && !inner.value.isVacant
                && topLevel[inner.key.text] == nil
        }
        guard !inner.isEmpty else { return nil }
        let siblings = SiblingKeys(of: member.value)
        return inner.compactMap {
            subject($0, beside: siblings, at: .wrapper(member.key.text), .misplaced(.root))
        }
    }

    private func flaw(of member: JSONMember, beside siblings: SiblingKeys, at level: KeyLevel) -> KeySubject.Flaw? {
        let key = member.key.text
        if level.keys.contains(key) {
            let isList = level == .entry && key == "appID" && !(member.value.elements ?? []).isEmpty
            return isList && siblings["appIDs"] == nil ? .misspelt("appIDs") : nil
        }
        if KeySubject.isComment(key) { return nil }
        if KeyLevel.allKeys.contains(key) { return misplacement(of: member, beside: siblings, at: level) }
        if let right = KeyNearMiss.match(key, among: level.keys) {
            return misspelling(of: right, as: member, beside: siblings, at: level)
        }
        return level == .root ? .unknownService : nil
    }

    // MARK: Near misses

    private func misspelling(
        of right: String, as member: JSONMember, beside siblings: SiblingKeys, at level: KeyLevel
    ) -> KeySubject.Flaw? {
        if member.value.isVacant { return nil }
        switch level {
        case .entry where right == "appID" || right == "appIDs":
            return misspeltIdentifiers(member, beside: siblings)
        case .entry where right == "paths" && siblings["components"] != nil:
            return .ignored(becauseOf: "components")
        case .applinks where right == "apps":
            return nil
        case .component, .defaults:
            let isDefault = member.value.bool == (right == "exclude" ? false : true)
            let isOpen = KeyNearMiss.differInCaseAlone(member.key.text, right)
            return isDefault || isOpen || right == "comment" || siblings[right] != nil ? nil : .misspelt(right)
        default:
            return siblings[right] == nil ? .misspelt(right) : .ignored(becauseOf: right)
        }
    }

    private func misspeltIdentifiers(_ member: JSONMember, beside siblings: SiblingKeys) -> KeySubject.Flaw? {
        let texts = member.value.texts
        guard texts.contains(where: { $0.utf8.contains(UInt8(ascii: ".")) }) else { return nil }
        let right = member.value.string == nil ? "appIDs" : "appID"
        guard let present = siblings["appIDs"] ?? siblings["appID"] else { return .misspelt(right) }
        return siblings.has(texts, under: present.key.text) ? .ignored(becauseOf: present.key.text) : .misspelt(right)
    }

    // MARK: Known keys in the wrong place

    private func misplacement(of member: JSONMember, beside siblings: SiblingKeys, at level: KeyLevel) -> KeySubject
        .Flaw?
    {
        if member.value.isVacant { return nil }
        let key = member.key.text
        if let service = Service(rawValue: key) {
            if level == .component || level == .defaults { return nil }
            return isSaidAtTopLevel(member, service) ? .ignored(becauseOf: key) : .misplaced(.root)
        }
        switch level {
        case .root: return misplacementAtRoot(key)
        case .section(let service): return misplacement(of: member, beside: siblings, of: service)
        case .applinks: return misplacementInAppLinks(member)
        case .entry: return misplacementInEntry(member, beside: siblings)
        case .component:
            let isPattern = key == "paths" || key == "components"
            return isPattern && siblings["/"] == nil ? .misplaced(key == "paths" ? .renamed("/") : .entry) : nil
        case .defaults, .wrapper: return nil
        }
    }

    private func isSaidAtTopLevel(_ member: JSONMember, _ service: Service) -> Bool {
        guard topLevel[service.rawValue] != nil else { return false }
        let here = SiteAssociation(JSONValue(.object([member]), at: member.value.span))
        return isListed(here.identifiers(for: service).map(\.text), for: service)
    }

    private func misplacementAtRoot(_ key: String) -> KeySubject.Flaw? {
        switch key {
        case "apps": .misplaced(.section)
        case "details", "defaults", "substitutionVariables": .misplaced(.applinks)
        case "appID", "appIDs", "components", "paths": .misplaced(.entry)
        default: nil
        }
    }

    private func misplacement(
        of member: JSONMember, beside siblings: SiblingKeys, of service: Service
    ) -> KeySubject.Flaw? {
        let texts: [String]
        switch member.key.text {
        case "appID", "appIDs": texts = member.value.texts
        case "details": texts = member.value.identifiersOfDetails
        default: return .ignored(becauseOf: "apps")
        }
        if siblings.has(texts, under: "apps") { return .ignored(becauseOf: "apps") }
        return .misplaced(.renamed("apps"))
    }

    private func misplacementInAppLinks(_ member: JSONMember) -> KeySubject.Flaw? {
        switch member.key.text {
        case "appID", "appIDs":
            return isListed(member.value.texts, for: .applinks) ? .ignored(becauseOf: "details") : .misplaced(.entry)
        case "components", "paths": return .misplaced(.entry)
        case "/", "?", "#": return .misplaced(.component)
        default: return option(member)
        }
    }

    private func misplacementInEntry(_ member: JSONMember, beside siblings: SiblingKeys) -> KeySubject.Flaw? {
        switch member.key.text {
        case "apps":
            let isSaid = siblings.has(member.value.texts, under: siblings["appIDs"] == nil ? "appID" : "appIDs")
            return isSaid ? .ignored(becauseOf: "appIDs") : .misplaced(.renamed("appIDs"))
        case "details", "substitutionVariables": return .misplaced(.applinks)
        case "/", "?", "#": return .misplaced(.component)
        default: return option(member)
        }
    }

    private func isListed(_ texts: [String], for service: Service) -> Bool {
        texts.allSatisfy { listed[service]?.contains($0) ?? false }
    }

    /// The flaw of `exclude` and the like where they are not read; nil if their value is the default, so nothing is lost.
    private func option(_ member: JSONMember) -> KeySubject.Flaw? {
        switch member.key.text {
        case "exclude": member.value.bool == false ? nil : .misplaced(.componentOrDefaults)
        case "caseSensitive", "percentEncoded": member.value.bool == true ? nil : .misplaced(.componentOrDefaults)
        default: nil
        }
    }
}

extension KeySubject.Home {
    /// What the key is a part of, if several misplaced keys may be parts of the same thing.
    fileprivate var part: String? {
        switch self {
        case .entry: "entry"
        case .component, .componentOrDefaults: "component"
        case .root, .applinks, .section, .renamed: nil
        }
    }
}
