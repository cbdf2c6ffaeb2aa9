/// Matches any pattern by keeping the set of all places that the steps so far can reach: one pass over the pattern,
/// with no going back, so that no pattern and no text can make it slow.
struct PositionMatcher: Sendable {
    private var current = PositionSet()
    private var next = PositionSet()
    private var branch = PositionSet()
    private var branchNext = PositionSet()

    /// Whether the steps can take the whole text.
    mutating func matches(_ steps: Range<Int>, _ text: LinkText, _ pool: PatternPool) -> Bool {
        current.reset(length: text.count)
        current.insert(0)
        for step in steps {
            if case .values(let variable) = pool.steps[step] {
                takeVariable(pool.variables[variable], text, pool)
            } else {
                next.reset(length: text.count)
                Self.take(pool.steps[step], from: current, to: &next, text, end: text.count, pool)
            }
            swap(&current, &next)
            guard current.first() != nil else { return false }
        }
        return current.contains(text.count)
    }

    private mutating func takeVariable(_ variable: CompiledVariable, _ text: LinkText, _ pool: PatternPool) {
        next.reset(length: text.count)
        if let root = variable.root {
            var place = current.first()
            while let start = place {
                pool.walk(from: root, text, at: start) { next.insert($0) }
                place = current.first(from: start + 1)
            }
        }
        for index in variable.branches {
            branch.reset(length: text.count)
            branch.formUnion(current)
            for step in pool.branches[index] {
                branchNext.reset(length: text.count)
                Self.take(pool.steps[step], from: branch, to: &branchNext, text, end: text.limit, pool)
                swap(&branch, &branchNext)
                if branch.first() == nil { break }
            }
            next.formUnion(branch)
        }
    }

    /// Takes a step that is no variable, up to an end: that of the text, or of what the URL really has.
    private static func take(
        _ step: PatternStep, from places: PositionSet, to next: inout PositionSet, _ text: LinkText, end: Int,
        _ pool: PatternPool
    ) {
        guard let first = places.first() else { return }
        if case .star = step {
            next.insert(first...max(first, end))
            // Past the end there can only be the place after an added slash.
            if places.contains(text.count) { next.insert(text.count) }
            return
        }
        var place: Int? = first
        while let start = place {
            if let reached = pool.end(of: step, text, from: start, end: end) { next.insert(reached) }
            place = places.first(from: start + 1)
        }
    }
}

extension PatternPool {
    /// Where a step that has at most one end leads from a place.
    func end(of step: PatternStep, _ text: LinkText, from start: Int, end: Int) -> Int? {
        switch step {
        case .bytes(let literal):
            guard start + literal.count <= end else { return nil }
            return bytes.withUnsafeBufferPointer {
                text.has(UnsafeBufferPointer(rebasing: $0[literal.start..<literal.start + literal.count]), at: start)
            } ? start + literal.count : nil
        case .scalar:
            let length = text.scalarLength(at: start)
            return length > 0 ? start + length : nil
        case .set(let set): return start < text.limit && sets[set].contains(text.bytes[start]) ? start + 1 : nil
        case .star, .values: return nil
        }
    }

    /// Follows a trie along a text and hands over the end of each value that stands there.
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
