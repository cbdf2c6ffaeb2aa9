extension Collection {
    /// The elements with the same key together, in the order in which the first of each comes.
    @inlinable package func grouped<Key: Hashable>(by key: (Element) -> Key) -> [[Element]] {
        let groups = Dictionary(grouping: self, by: key)
        return map(key).uniqued().compactMap { groups[$0] }
    }
}
