import AssociationModel
import Judging
import TextFormats

/// Collects the values whose type Apple documents.
struct ValueReader {
    let document: SiteDocument
    private(set) var values: [ValueSubject] = []

    init(_ document: SiteDocument) { self.document = document }

    mutating func readSection(_ member: JSONMember, of service: Service) {
        add(member, .object, service)
        member.value.member("apps").map { addStrings($0, service) }
    }

    /// - Parameter detailsIsEntry: whether `details` is one entry in place of an array of them.
    mutating func readAppLinks(_ member: JSONMember, detailsIsEntry: Bool) {
        add(member, .object, .applinks)
        member.value.member("defaults").map { readDefaults($0) }
        if let variables = member.value.member("substitutionVariables") {
            add(variables, .object, .applinks)
            for variable in variables.value.members ?? [] { addStrings(variable, .applinks) }
        }
        guard let details = member.value.member("details") else { return }
        add(details, detailsIsEntry ? .objects : .details, .applinks)
        for element in details.value.elements ?? [] { add(element, .object, "details", isElement: true, .applinks) }
        for entry in detailsIsEntry ? [] : details.value.members ?? [] { add(entry, .object, .applinks) }
    }

    mutating func readEntry(_ entry: DetailsEntry) {
        if entry.key == nil {
            if let appIDs = entry.appIDs {
                addStrings(appIDs, .applinks)
            } else if let appID = entry.appID, appID.value.elements == nil {
                add(appID, .string, .applinks)
            }
        }
        // Null means that there are none, unless both forms are present: then it may keep the other from being read.
        let hasBoth = entry.components != nil && entry.paths != nil
        entry.defaults.map { readDefaults($0) }
        if let components = entry.components, hasBoth || !components.value.isNull {
            add(components.value, .objects, "components", .applinks)
            for component in components.value.elements ?? [] {
                add(component, .object, "components", isElement: true, .applinks)
                readComponent(component)
            }
        }
        if let paths = entry.paths, entry.components == nil, !paths.value.isNull {
            add(paths.value, .strings, "paths", .applinks)
            for path in paths.value.elements ?? [] { add(path, .string, "paths", isElement: true, .applinks) }
        }
    }

    private mutating func readDefaults(_ member: JSONMember) {
        add(member, .object, .applinks)
        readComponent(member.value)
    }

    private mutating func readComponent(_ component: JSONValue) {
        for (key, shape) in Self.componentShapes {
            guard let member = component.member(key), !member.value.isNull else { continue }
            add(member.value, shape, key, .applinks)
        }
    }

    private static let componentShapes: [(String, ValueSubject.Shape)] = [
        ("/", .string), ("?", .query), ("#", .string), ("exclude", .boolean), ("caseSensitive", .boolean),
        ("percentEncoded", .boolean),
    ]

    /// Adds a value, unless it is vacant, in which case nothing is lost whatever its type.
    private mutating func add(_ member: JSONMember, _ shape: ValueSubject.Shape, _ service: Service) {
        if !member.value.isVacant { add(member.value, shape, member.key.text, service) }
    }

    private mutating func addStrings(_ member: JSONMember, _ service: Service) {
        add(member, .strings, service)
        for element in member.value.elements ?? [] { add(element, .string, member.key.text, isElement: true, service) }
    }

    private mutating func add(
        _ value: JSONValue, _ shape: ValueSubject.Shape, _ key: String, isElement: Bool = false, _ service: Service
    ) {
        values.append(
            ValueSubject(
                document: document, value: value, shape: shape, key: key, isElement: isElement,
                scope: document.scope.narrowed(to: service)))
    }
}
