import TextFormats

extension PatternPool {
    /// The position after a step that has at most one possible end.
    func end(of step: PatternStep, _ text: LinkText, from start: Int, end: Int) -> Int? {
        switch step {
        case .bytes(let literal):
            guard start + literal.count <= end else { return nil }
            return has(literal, text, at: start) ? start + literal.count : nil
        case .scalar:
            let length = text.scalarLength(at: start)
            return length > 0 ? start + length : nil
        case .set(let set): return start < text.limit && sets[set].contains(text.bytes[start]) ? start + 1 : nil
        case .star, .values: return nil
        }
    }

    /// Follows a trie along a text and reports the end of each value found at the position.
    func walk(from root: Int, _ text: LinkText, at start: Int, _ found: (Int) -> Void) {
        var node = nodes[root]
        var place = start
        while true {
            if node.isEnd { found(place) }
            guard place < text.limit, let child = child(of: node, text.bytes[place]) else { return }
            node = child
            place += 1
        }
    }

    private func child(of node: TrieNode, _ byte: UInt8) -> TrieNode? {
        var low = Int(node.firstChild)
        var high = low + Int(node.childCount)
        while low < high {
            let middle = (low + high) / 2
            let child = nodes[middle]
            if child.byte == byte { return child }
            if child.byte < byte { low = middle + 1 } else { high = middle }
        }
        return nil
    }
}
