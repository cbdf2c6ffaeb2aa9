import AssociationModel

/// Which objects have an outlet to which, under what name: how code speaks of a field.
struct OutletTable {
    struct Outlet {
        let property: String
        /// The object that has it, by its identifier.
        let source: String
        /// The class of that object, if it is the app's own.
        let className: String?
    }

    private var outlets: [String: [Outlet]] = [:]

    // What connects a field with others without giving it a name.
    private static let nameless: Set<String> = [
        "delegate", "dataSource", "nextKeyView", "previousKeyView", "initialFirstResponder", "inputView",
        "inputAccessoryView", "accessibilityElements", "formatter", "menu",
    ]

    init(_ root: XMLElement) {
        var pending = [root]
        while let element = pending.popLast() {
            for connection in element.connections where connection.name == "outlet" {
                guard let property = connection.attribute("property")?.value.string, !property.isEmpty,
                    let destination = connection.attribute("destination")?.value.string,
                    !Self.nameless.contains(property)
                else { continue }
                outlets[destination, default: []].append(
                    Outlet(
                        property: property, source: element.identifier ?? "",
                        className: element.customClass?.string))
            }
            pending += element.elements
        }
    }

    /// The outlet by which an object is known best: to the first of these others that has one, or to any.
    func outlet(to identifier: String?, preferring sources: [String]) -> Outlet? {
        guard let identifier, let all = outlets[identifier] else { return nil }
        for source in sources {
            if let outlet = all.first(where: { $0.source == source }) { return outlet }
        }
        return all.first { $0.className != nil } ?? all.first
    }

    /// Whether an object has an outlet to another.
    func has(from source: String, to identifier: String?) -> Bool {
        identifier.flatMap { outlets[$0] }?.contains { $0.source == source } ?? false
    }
}
