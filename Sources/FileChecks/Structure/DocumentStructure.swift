import AssociationModel
import Findings
import Judging
import TextFormats

/// The structure of one AASA file, taken apart into the subjects that the checks judge.
///
/// If the brackets of the file do not match, or a value could not be read, only its identifiers become subjects: what
/// seems missing or misplaced in such a file may be a wrong guess of the reader.
package struct DocumentStructure: Sendable {
    /// The file as a whole; nil if it is not an object or its structure is uncertain.
    package private(set) var root: RootSubject?
    /// The keys of all objects in which Apple reads keys.
    package private(set) var keys: [KeySubject] = []
    /// The values whose type Apple documents.
    package private(set) var values: [ValueSubject] = []
    /// The members of the file's object whose keys are services.
    package private(set) var sections: [SectionSubject] = []
    package private(set) var appLinks: AppLinksSubject?
    package private(set) var entries: [DetailsEntrySubject] = []
    package private(set) var identifiers: [ListedIdentifier] = []

    /// By the span of an object, the right keys that other keys in it were meant to be.
    private var standIns: [SourceSpan: Set<String>] = [:]

    /// Takes a file apart. `apps` are the apps that were asked for; their identifiers are never reported as flawed.
    /// `storeNumbers` are those in the site's own pages.
    init(_ document: SiteDocument, apps: [AppIdentifier], storeNumbers: [String: String]) {
        guard let json = document.json, let association = document.association, association.root.members != nil
        else { return }
        let services = Set(document.location == nil ? Service.allCases : document.services)
        let listed = IdentifierReader(
            document: document, association: association, apps: Set(apps), storeNumbers: storeNumbers)
        identifiers = listed.completedIdentifiers.filter { services.contains($0.scope.service ?? .applinks) }
        guard Self.isComplete(json) else { return }
        readKeys(document, association, services)
        for key in keys { key.standsFor.map { _ = standIns[key.siblings.span, default: []].insert($0) } }
        root = RootSubject(
            document: document, association: association, keys: keys.filter { $0.level == .root || $0.level.isWrapper })
        var reader = ValueReader(document)
        for service in Service.allCases where services.contains(service) {
            guard let member = association.root.member(service.rawValue) else { continue }
            if service == .applinks {
                reader.readAppLinks(member, detailsIsEntry: association.appLinks?.detailsIsEntry ?? false)
            } else {
                reader.readSection(member, of: service)
            }
            sections.append(section(member, of: service, in: document))
        }

        if services.contains(.applinks), let appLinks = association.appLinks {
            readAppLinks(appLinks, in: document)
            for entry in appLinks.details { reader.readEntry(entry) }
        }
        values = reader.values
    }

    private mutating func readKeys(
        _ document: SiteDocument, _ association: SiteAssociation, _ services: Set<Service>
    ) {
        let reader = KeyReader(document: document, association: association, services: services)
        keys += reader.keys(of: association.root, at: .root)
        // The objects of other services are read too: what was asked for may be in them by mistake.
        for service in Service.allCases where service != .applinks {
            guard let list = association.list(of: service) else { continue }
            keys += reader.keys(of: list.member.value, at: .section(service))
        }
        guard let appLinks = association.appLinks else { return }
        keys += reader.keys(of: appLinks.member.value, at: .applinks)
        appLinks.defaults.map { keys += reader.keys(of: $0.value, at: .defaults) }
        for entry in appLinks.details {
            keys += reader.keys(of: entry.value, at: .entry)
            entry.defaults.map { keys += reader.keys(of: $0.value, at: .defaults) }
            guard services.contains(.applinks) else { continue }
            for component in entry.components?.value.elements ?? [] {
                keys += reader.keys(of: component, at: .component)
            }
        }
    }

    private func section(_ member: JSONMember, of service: Service, in document: SiteDocument) -> SectionSubject {
        SectionSubject(
            document: document, service: service, member: member,
            identifiers: identifiers.filter { $0.scope.service == service },
            standIns: standIns(in: member.value).union(service == .applinks ? linksStandIns.object : []),
            scope: document.scope.narrowed(to: service))
    }

    private mutating func readAppLinks(_ appLinks: AppLinks, in document: SiteDocument) {
        let scope = document.scope.narrowed(to: .applinks)
        let misplaced = linksStandIns
        self.appLinks = AppLinksSubject(
            document: document, appLinks: appLinks,
            standIns: standIns(in: appLinks.member.value).union(misplaced.object), scope: scope)
        entries = appLinks.details.enumerated().map { index, entry in
            DetailsEntrySubject(
                document: document, entry: entry, earlier: appLinks.details[..<index],
                standIns: misplaced.entries.union(standIns(in: entry.value)), scope: scope)
        }
    }

    /// The keys of the `applinks` object, and those of its entries, that the file has outside of them.
    private var linksStandIns: (object: Set<String>, entries: Set<String>) {
        var result: (object: Set<String>, entries: Set<String>) = ([], [])
        for key in keys where key.level == .root || key.level == .applinks {
            switch key.flaw {
            case .misplaced(.applinks): result.object.insert(key.key)
            case .misplaced(.entry), .misplaced(.component):
                result = (result.object.union(["details"]), ["appIDs", "components"])
            default: break
            }
        }
        return result
    }

    private func standIns(in object: JSONValue) -> Set<String> { standIns[object.span] ?? [] }

    /// Whether the structure is certain in spite of the mistakes in the text, if there are any.
    private static func isComplete(_ json: JSONDocument) -> Bool {
        json.problems.allSatisfy { problem in
            switch problem.kind {
            case .trailingComma, .comment, .singleQuotes, .smartQuotes, .unquotedKey, .missingComma,
                .controlCharacter, .badEscape, .invalidUTF8, .byteOrderMark, .duplicateKey:
                true
            case .truncated, .trailingContent, .badNumber, .badLiteral, .utf16, .tooDeep, .empty, .syntax: false
            }
        }
    }
}

extension KeyLevel {
    fileprivate var isWrapper: Bool { if case .wrapper = self { true } else { false } }
}
