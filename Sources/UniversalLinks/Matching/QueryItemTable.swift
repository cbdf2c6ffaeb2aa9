import Findings
import TextFormats

/// The items of a query that some rule of the file mentions, chained by name.
struct QueryItemTable: Sendable {
    private struct Item {
        let name: Int
        let next: Int
        let start: Int
        let count: Int
        let isDecoded: Bool
    }

    private(set) var isFilled = false
    private var bytes: [UInt8] = []
    private var items: [Item] = []
    private var first: [Int] = []
    private var results: [Bool?] = []
    private var known: [Int] = []

    /// Discards the query.
    mutating func clear() {
        for object in known { results[object] = nil }
        known.removeAll(keepingCapacity: true)
        for item in items { first[item.name] = -1 }
        items.removeAll(keepingCapacity: true)
        bytes.removeAll(keepingCapacity: true)
        isFilled = false
    }

    /// Stores the items of a query. Names are compared exactly; they are decoded only if values are. An item whose name
    /// can't be decoded matches no name.
    mutating func fill(
        _ source: UnsafeBufferPointer<UInt8>, _ query: Range<Int>, _ form: TextForm, _ links: CompiledLinks
    ) {
        let names = links.names
        if first.count != names.count { first = Array(repeating: -1, count: names.count) }
        if results.count != links.objects.count { results = Array(repeating: nil, count: links.objects.count) }
        for item in LinkQueryItems(source, query: query) {
            let start = bytes.count
            let isNamed = bytes.append(source, item.name, in: form.intersection(.decoded))
            let name = isNamed ? names.index(of: bytes[start...]) : nil
            bytes.removeLast(bytes.count - start)
            guard let name else { continue }
            let isDecoded = bytes.append(source, item.value, in: form)
            items.append(
                Item(name: name, next: first[name], start: start, count: bytes.count - start, isDecoded: isDecoded))
            first[name] = items.count - 1
        }
        isFilled = true
    }

    /// Whether, for each name in a query object, every item matches its pattern. A missing item counts as empty.
    mutating func satisfies(_ object: Int, _ links: CompiledLinks, _ positions: inout PositionMatcher) -> Bool {
        if let result = results[object] { return result }
        let result = links.objects[object].allSatisfy { index in
            let item = links.items[index]
            if first[item.name] < 0 { return item.takesNothing }
            return allValues(of: item.name) {
                links.pool.matches(links.pool.programs[item.pattern], $0, &positions)
            }
        }
        results[object] = result
        known.append(object)
        return result
    }

    /// Whether every value of a name can be decoded and satisfies a condition.
    private func allValues(of name: Int, satisfy condition: (LinkText) -> Bool) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            var index = first[name]
            while index >= 0 {
                let item = items[index]
                let value = UnsafeBufferPointer(rebasing: bytes[item.start..<item.start + item.count])
                guard item.isDecoded, condition(LinkText(bytes: value, limit: value.count)) else { return false }
                index = item.next
            }
            return true
        }
    }
}

/// The names of query items that the rules of a file mention, sorted.
struct NameTable: Sendable {
    let names: [[UInt8]]

    init(_ names: Set<[UInt8]>) { self.names = names.sorted { $0.lexicographicallyPrecedes($1) } }

    var count: Int { names.count }

    /// The index of a name; nil if no rule mentions it.
    func index(of name: ArraySlice<UInt8>) -> Int? {
        let index = names.partitioningIndex { !$0.lexicographicallyPrecedes(name) }
        return index < names.count && names[index].elementsEqual(name) ? index : nil
    }
}
