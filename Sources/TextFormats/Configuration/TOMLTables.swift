import Findings

/// The tables of a TOML text while it is read. A table is opened again and again, so they are kept in one list.
struct TOMLTables {
    /// The table that entries go into.
    private(set) var current = 0
    private var nodes = [Table()]

    private struct Table {
        var keys: [LocatedString] = []
        var entries: [Entry] = []
        var positions: [String: Int] = [:]
        var span: SourceSpan?
    }

    private enum Entry {
        case value(JSONValue)
        case table(Int)
        case elements([Int])
    }

    /// Opens the table, or a new element of the array of tables, with this path.
    mutating func open(_ path: [LocatedString], isElement: Bool, at span: SourceSpan) throws(ConfigurationStop) {
        guard let last = path.last else { return }
        let parent = try table(path.dropLast(), from: 0)
        guard isElement else {
            current = try table([last], from: parent)
            nodes[current].span = span
            return
        }
        nodes.append(Table(span: span))
        current = nodes.count - 1
        guard let position = nodes[parent].positions[last.text] else {
            append(.elements([current]), last, to: parent)
            return
        }
        guard case .elements(var elements) = nodes[parent].entries[position] else { throw Self.repeated(last) }
        // Taken out first, so that it is not copied for each element.
        nodes[parent].entries[position] = .elements([])
        elements.append(current)
        nodes[parent].entries[position] = .elements(elements)
    }

    /// Puts a value under a path of keys in a table.
    mutating func insert(_ value: JSONValue, under path: [LocatedString], in start: Int) throws(ConfigurationStop) {
        guard let last = path.last else { return }
        let parent = try table(path.dropLast(), from: start)
        guard nodes[parent].positions[last.text] == nil else { throw Self.repeated(last) }
        append(.value(value), last, to: parent)
    }

    /// The whole as one value.
    func value(at span: SourceSpan) -> JSONValue { value(of: 0, at: span) }

    // Not deeper than a path of keys is long.
    private func value(of table: Int, at span: SourceSpan) -> JSONValue {
        var members: [JSONMember] = []
        for (key, entry) in zip(nodes[table].keys, nodes[table].entries) {
            let value: JSONValue
            switch entry {
            case .value(let known): value = known
            case .table(let index): value = self.value(of: index, at: nodes[index].span ?? key.span)
            case .elements(let indices):
                let elements = indices.map { self.value(of: $0, at: nodes[$0].span ?? key.span) }
                value = JSONValue(.array(elements), at: key.span)
            }
            members.append(JSONMember(key: key, value: value))
        }
        return JSONValue(.object(members), at: nodes[table].span ?? span)
    }

    private mutating func table(
        _ path: some Sequence<LocatedString>, from start: Int
    ) throws(ConfigurationStop) -> Int {
        var table = start
        for key in path {
            guard let position = nodes[table].positions[key.text] else {
                nodes.append(Table())
                append(.table(nodes.count - 1), key, to: table)
                table = nodes.count - 1
                continue
            }
            switch nodes[table].entries[position] {
            case .table(let index): table = index
            case .elements(let indices): table = indices.last ?? table
            case .value: throw Self.repeated(key)
            }
        }
        return table
    }

    private mutating func append(_ entry: Entry, _ key: LocatedString, to table: Int) {
        nodes[table].positions[key.text] = nodes[table].entries.count
        nodes[table].keys.append(key)
        nodes[table].entries.append(entry)
    }

    private static func repeated(_ key: LocatedString) -> ConfigurationStop {
        .mistake("the key \(key.text) is already there", at: key.span.start, key.span.end)
    }
}
