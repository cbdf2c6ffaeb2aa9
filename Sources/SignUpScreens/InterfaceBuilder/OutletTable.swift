import TextFormats

/// The outlets of all objects in a file, which give fields their names in code.
struct OutletTable {
    struct Outlet {
        let property: String
        /// The class of the object that has the outlet, if it is a class of the app.
        let className: String?
    }

    /// The outlets to one object.
    private struct Outlets {
        /// The first outlet of each object that has one, by the identifier of the object.
        var bySource: [String: Outlet] = [:]
        /// The first outlet of an object with a class of the app, or else the first of all.
        var best: Outlet

        mutating func add(_ outlet: Outlet, of source: String) {
            if best.className == nil, outlet.className != nil { best = outlet }
            if bySource[source] == nil { bySource[source] = outlet }
        }
    }

    private var outlets: [String: Outlets] = [:]

    // Outlets that connect a field with other objects without naming it.
    private static let nameless: Set<String> = [
        "delegate", "dataSource", "nextKeyView", "previousKeyView", "initialFirstResponder", "inputView",
        "inputAccessoryView", "accessibilityElements", "formatter", "menu",
    ]

    init(_ root: XMLElement) {
        for element in root.tree {
            for connection in element.connections where connection.name == "outlet" {
                guard let property = connection.attribute("property")?.value.string, !property.isEmpty,
                    let destination = connection.attribute("destination")?.value.string,
                    !Self.nameless.contains(property)
                else { continue }
                let outlet = Outlet(property: property, className: element.customClass?.string)
                outlets[destination, default: Outlets(best: outlet)].add(outlet, of: element.identifier ?? "")
            }
        }
    }

    /// The outlet that best names an object: that of the first of these sources that has one, or else of any object.
    func outlet(to identifier: String?, preferring sources: [String]) -> Outlet? {
        guard let identifier, let all = outlets[identifier] else { return nil }
        return sources.lazy.compactMap { all.bySource[$0] }.first ?? all.best
    }

    /// Whether an object has an outlet to another.
    func has(from source: String, to identifier: String?) -> Bool {
        identifier.flatMap { outlets[$0]?.bySource[source] } != nil
    }
}
