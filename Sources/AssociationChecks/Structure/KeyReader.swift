import AssociationModel
import TextFormats

/// Finds what is wrong about the keys of one object.
struct KeyReader {
    let document: SiteDocument
    let association: SiteAssociation
    /// The services whose keys are of interest.
    let services: Set<Service>

    /// The keys of an object, in order, with their flaws.
    func keys(of object: JSONValue, at level: KeyLevel) -> [KeySubject] {
        // The parts of one entry or component that were written one level too high are one mistake.
        var parts: Set<String> = []
        return (object.members ?? []).flatMap { member -> [KeySubject] in
            var flaw = flaw(of: member, in: object, at: level)
            if case .misplaced(let home) = flaw, let part = home.part {
                flaw = parts.insert(part).inserted ? flaw : nil
            }
            if level == .root, flaw == .unknownService, let wrapped = wrappedServices(in: member) { return wrapped }
            return subject(member, in: object, at: level, flaw).map { [$0] } ?? []
        }
    }

    private func subject(
        _ member: JSONMember, in object: JSONValue, at level: KeyLevel, _ flaw: KeySubject.Flaw?
    ) -> KeySubject? {
        var scope = document.scope
        scope.service = service(of: member.key.text, at: level, flaw)
        if let service = scope.service, !services.contains(service) { return nil }
        // Which service a foreign key of a site's file was meant for is nobody's question.
        if flaw == .unknownService, document.location != nil { return nil }
        return KeySubject(
            document: document, level: level, object: object, member: member, flaw: flaw, scope: scope)
    }

    private func service(of key: String, at level: KeyLevel, _ flaw: KeySubject.Flaw?) -> Service? {
        switch flaw {
        case .misspelt(let right) where level == .root: Service(rawValue: right)
        case .misplaced(.root): Service(rawValue: key)
        case .misplaced(.applinks), .misplaced(.entry): .applinks
        default: level == .root ? Service(rawValue: key) : level.service
        }
    }

    /// Services inside an object that Apple does not read, as in `{"data": {"applinks": …}}`.
    private func wrappedServices(in member: JSONMember) -> [KeySubject]? {
        let inner = (member.value.members ?? []).filter { inner in
            Service(rawValue: inner.key.text) != nil && !inner.value.isVacant
                && association.root.member(inner.key.text) == nil
        }
        guard !inner.isEmpty else { return nil }
        return inner.compactMap {
            subject($0, in: member.value, at: .wrapper(member.key.text), .misplaced(.root))
        }
    }

    private func flaw(of member: JSONMember, in object: JSONValue, at level: KeyLevel) -> KeySubject.Flaw? {
        let key = member.key.text
        if level.keys.contains(key) {
            let isList = level == .entry && key == "appID" && !(member.value.elements ?? []).isEmpty
            return isList && object.member("appIDs") == nil ? .misspelt("appIDs") : nil
        }
        if KeySubject.isComment(key) { return nil }
        if KeyLevel.allKeys.contains(key) { return misplacement(of: member, in: object, at: level) }
        if let right = KeyNearMiss.match(key, among: level.keys) {
            return misspelling(of: right, as: member, in: object, at: level)
        }
        return level == .root ? .unknownService : nil
    }

    // MARK: Near misses

    private func misspelling(
        of right: String, as member: JSONMember, in object: JSONValue, at level: KeyLevel
    ) -> KeySubject.Flaw? {
        if member.value.isVacant { return nil }
        switch level {
        case .entry where right == "appID" || right == "appIDs":
            return misspeltIdentifiers(member, in: object)
        case .entry where right == "paths" && object.member("components") != nil:
            return .ignored(becauseOf: "components")
        case .applinks where right == "apps":
            return nil
        case .component, .defaults:
            let isDefault = member.value.bool == (right == "exclude" ? false : true)
            let isOpen = KeyNearMiss.differInCaseAlone(member.key.text, right)
            return isDefault || isOpen || right == "comment" || object.member(right) != nil ? nil : .misspelt(right)
        default:
            return object.member(right) == nil ? .misspelt(right) : .ignored(becauseOf: right)
        }
    }

    private func misspeltIdentifiers(_ member: JSONMember, in object: JSONValue) -> KeySubject.Flaw? {
        let texts = member.value.texts
        guard texts.contains(where: { $0.utf8.contains(UInt8(ascii: ".")) }) else { return nil }
        let right = member.value.string == nil ? "appIDs" : "appID"
        guard let present = object.member("appIDs") ?? object.member("appID") else { return .misspelt(right) }
        let isSaidAlready = texts.allSatisfy(present.value.texts.contains)
        return isSaidAlready ? .ignored(becauseOf: present.key.text) : .misspelt(right)
    }

    // MARK: Known keys in the wrong place

    private func misplacement(of member: JSONMember, in object: JSONValue, at level: KeyLevel) -> KeySubject.Flaw? {
        if member.value.isVacant { return nil }
        let key = member.key.text
        if let service = Service(rawValue: key) {
            if level == .component || level == .defaults { return nil }
            return isSaidAtTopLevel(member, service) ? .ignored(becauseOf: key) : .misplaced(.root)
        }
        switch level {
        case .root: return misplacementAtRoot(key)
        case .section(let service): return misplacement(of: member, in: object, of: service)
        case .applinks: return misplacementInAppLinks(member)
        case .entry: return misplacementInEntry(member, object)
        case .component:
            let isPattern = key == "paths" || key == "components"
            return isPattern && object.member("/") == nil ? .misplaced(key == "paths" ? .renamed("/") : .entry) : nil
        case .defaults, .wrapper: return nil
        }
    }

    private func isSaidAtTopLevel(_ member: JSONMember, _ service: Service) -> Bool {
        guard association.root.member(service.rawValue) != nil else { return false }
        let here = SiteAssociation(JSONValue(.object([member]), at: member.value.span))
        let there = association.identifiers(for: service).map(\.text)
        return here.identifiers(for: service).allSatisfy { there.contains($0.text) }
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
        of member: JSONMember, in object: JSONValue, of service: Service
    ) -> KeySubject.Flaw? {
        let texts: [String]
        switch member.key.text {
        case "appID", "appIDs": texts = member.value.texts
        case "details": texts = member.value.identifiersOfDetails
        default: return .ignored(becauseOf: "apps")
        }
        let listed = object.member("apps")?.value.texts ?? []
        if texts.allSatisfy(listed.contains) { return .ignored(becauseOf: "apps") }
        return .misplaced(.renamed("apps"))
    }

    private func misplacementInAppLinks(_ member: JSONMember) -> KeySubject.Flaw? {
        switch member.key.text {
        case "appID", "appIDs":
            let listed = association.identifiers(for: .applinks).map(\.text)
            return member.value.texts.allSatisfy(listed.contains) ? .ignored(becauseOf: "details") : .misplaced(.entry)
        case "components", "paths": return .misplaced(.entry)
        case "/", "?", "#": return .misplaced(.component)
        default: return option(member)
        }
    }

    private func misplacementInEntry(_ member: JSONMember, _ object: JSONValue) -> KeySubject.Flaw? {
        switch member.key.text {
        case "apps":
            let listed = (object.member("appIDs") ?? object.member("appID"))?.value.texts ?? []
            let isSaid = member.value.texts.allSatisfy(listed.contains)
            return isSaid ? .ignored(becauseOf: "appIDs") : .misplaced(.renamed("appIDs"))
        case "details", "substitutionVariables": return .misplaced(.applinks)
        case "/", "?", "#": return .misplaced(.component)
        default: return option(member)
        }
    }

    /// `exclude` and the like where only `defaults` could hold them; nothing is lost where they say what holds anyway.
    private func option(_ member: JSONMember) -> KeySubject.Flaw? {
        switch member.key.text {
        case "exclude": member.value.bool == false ? nil : .misplaced(.componentOrDefaults)
        case "caseSensitive", "percentEncoded": member.value.bool == true ? nil : .misplaced(.componentOrDefaults)
        default: nil
        }
    }
}

extension KeySubject.Home {
    /// What a key of which several may belong together is a part of.
    fileprivate var part: String? {
        switch self {
        case .entry: "entry"
        case .component, .componentOrDefaults: "component"
        case .root, .applinks, .section, .renamed: nil
        }
    }
}
