import TextFormats

/// Matches the plain values of a variable from many positions of a text at once.
struct ValueMatcher: Sendable {
    /// A set that is free to use between two steps.
    var spare = PositionSet()
    private var distances: [UInt64] = []
    private var starts: [Int] = []
    private var used: [Int] = []
    private var open: [Branching] = []
    private var sets: [PositionSet] = []
    private var reached = PositionSet()

    /// A trie node with children still to be followed.
    private struct Branching {
        let node: Int
        var nextChild: Int
    }

    /// Marks distances that have been computed. No value is long enough to use this bit.
    private static let known: UInt64 = 1 << 63

    /// Discards the previous text.
    mutating func begin(_ pool: PatternPool) {
        for variable in used { starts[variable] = -1 }
        used.removeAll(keepingCapacity: true)
        distances.removeAll(keepingCapacity: true)
        if starts.count < pool.variables.count { starts = Array(repeating: -1, count: pool.variables.count) }
    }

    /// Matches values shorter than 63 bytes. The values found at a position are computed once per text, however often
    /// the variable occurs in the pattern.
    mutating func take(
        _ variable: Int, _ root: Int, from places: PositionSet, to next: inout PositionSet, _ text: LinkText,
        _ pool: PatternPool
    ) {
        if starts[variable] < 0 {
            starts[variable] = distances.count
            used.append(variable)
            for _ in 0...text.count { distances.append(0) }
        }
        let first = starts[variable]
        var place = places.first()
        while let start = place {
            if distances[first + start] == 0 {
                var found = Self.known
                pool.walk(from: root, text, at: start) { found |= 1 << UInt64($0 - start) }
                distances[first + start] = found
            }
            next.insert(distances: distances[first + start] & ~Self.known, from: start)
            place = places.first(from: start + 1)
        }
    }

    /// Matches values of any length: walks the trie and keeps, for the current node, all positions that the text up to
    /// that node can reach. Sets are kept only for nodes with several children.
    mutating func takeLong(
        _ root: Int, from places: PositionSet, to next: inout PositionSet, _ text: LinkText, _ pool: PatternPool,
        _ masks: inout TextMasks
    ) {
        open.removeAll(keepingCapacity: true)
        var reached = PositionSet()
        swap(&reached, &self.reached)
        defer { swap(&reached, &self.reached) }
        reached.copy(places)
        enter(root, &reached, &next, pool)
        while let top = open.last {
            let node = pool.nodes[top.node]
            guard top.nextChild < Int(node.childCount) else {
                open.removeLast()
                continue
            }
            let child = Int(node.firstChild) + top.nextChild
            if top.nextChild + 1 == Int(node.childCount) {
                open.removeLast()
                swap(&reached, &sets[open.count])
            } else {
                reached.copy(sets[open.count - 1])
                open[open.count - 1].nextChild += 1
            }
            if text.limit < text.count { reached.remove(text.limit) }
            reached.advance(by: 1, where: masks.mask(.byte(pool.nodes[child].byte), text, pool))
            if !reached.isEmpty { enter(child, &reached, &next, pool) }
        }
    }

    private mutating func enter(
        _ node: Int, _ places: inout PositionSet, _ next: inout PositionSet, _ pool: PatternPool
    ) {
        if pool.nodes[node].isEnd { next.formUnion(places) }
        if open.count == sets.count { sets.append(PositionSet()) }
        swap(&sets[open.count], &places)
        open.append(Branching(node: node, nextChild: 0))
    }
}
