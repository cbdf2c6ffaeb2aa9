extension Sequence {
    /// The elements that have a key in common, in the order in which the keys come first.
    @inlinable package func grouped<Key: Hashable>(
        by key: (Element) -> Key
    ) -> [(key: Key, elements: [Element])] {
        var groups: [(key: Key, elements: [Element])] = []
        var indices: [Key: Int] = [:]
        for element in self {
            let key = key(element)
            let index = indices[key] ?? groups.count
            if index == groups.count {
                indices[key] = index
                groups.append((key, []))
            }
            groups[index].elements.append(element)
        }
        return groups
    }
}

extension Sequence where Element: Hashable {
    /// The elements in their order, each once.
    @inlinable package func uniqued() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
