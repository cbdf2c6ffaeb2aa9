import TextFormats

/// Which objects have an outlet to which, under what name: how code speaks of a field.
struct OutletTable {
    struct Outlet {
        let property: String
        /// The class of the object that has it, if it is the app's own.
        let className: String?
    }

    /// The outlets to one object.
    private struct Outlets {
        /// The first of each object that has one.
        var bySource: [String: Outlet] = [:]
        /// The first of an object of the app's own, or else the first.
        var best: Outlet
    }

    private var outlets: [String: Outlets] = [:]

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
                add(Outlet(property: property, className: element.customClass?.string), element, to: destination)
            }
            pending += element.elements.reversed()
        }
    }

    private mutating func add(_ outlet: Outlet, _ source: XMLElement, to destination: String) {
        var known = outlets[destination] ?? Outlets(best: outlet)
        outlets[destination] = nil
        if known.best.className == nil, outlet.className != nil { known.best = outlet }
        let identifier = source.identifier ?? ""
        if known.bySource[identifier] == nil { known.bySource[identifier] = outlet }
        outlets[destination] = known
    }

    /// The outlet by which an object is known best: to the first of these others that has one, or to any.
    func outlet(to identifier: String?, preferring sources: [String]) -> Outlet? {
        guard let identifier, let all = outlets[identifier] else { return nil }
        for source in sources {
            if let outlet = all.bySource[source] { return outlet }
        }
        return all.best
    }

    /// Whether an object has an outlet to another.
    func has(from source: String, to identifier: String?) -> Bool {
        identifier.flatMap { outlets[$0]?.bySource[source] } != nil
    }
}
