/// Finds where the nodes of an expression end in a path. A set of places is a word with a bit each.
struct PathExpressionMatcher {
    private let expression: PathExpression
    private let path: [UInt8]
    // What was found, by node and place; nil where nothing was looked for.
    private var found: [UInt64?]

    init?(_ expression: PathExpression, _ path: String) {
        guard path.utf8.count <= PathExpression.longestPath else { return nil }
        self.expression = expression
        self.path = Array(path.utf8)
        found = Array(repeating: nil, count: expression.nodes.count * (path.utf8.count + 1))
    }

    /// The places at which a node that begins at a place can end.
    mutating func ends(of node: Int, from place: Int) -> UInt64 {
        let index = node * (path.count + 1) + place
        if let known = found[index] { return known }
        let result = search(expression.nodes[node], from: place)
        found[index] = result
        return result
    }

    private mutating func search(_ node: PathExpression.Node, from place: Int) -> UInt64 {
        let here = UInt64(1) << UInt64(place)
        switch node {
        case .empty: return here
        case .bytes(let set): return place < path.count && set.contains(path[place]) ? here << 1 : 0
        case .start: return place == 0 ? here : 0
        case .end: return place == path.count ? here : 0
        case .sequence(let parts):
            var places = here
            for part in parts where places != 0 { places = step(part, from: places) }
            return places
        case .choice(let parts):
            var result: UInt64 = 0
            for part in parts { result |= ends(of: part, from: place) }
            return result
        case .repetition(let part, let least, let most): return repeated(part, least, most, from: here)
        case .lookahead(let part, let isNegative):
            return (ends(of: part, from: place) != 0) != isNegative ? here : 0
        }
    }

    private mutating func step(_ node: Int, from places: UInt64) -> UInt64 {
        var result: UInt64 = 0
        var rest = places
        while rest != 0 {
            result |= ends(of: node, from: rest.trailingZeroBitCount)
            rest &= rest - 1
        }
        return result
    }

    private mutating func repeated(_ node: Int, _ least: Int, _ most: Int?, from start: UInt64) -> UInt64 {
        var places = start
        for _ in 0..<least where places != 0 { places = step(node, from: places) }
        var result = places
        var count = least
        // A place that was reached before leads nowhere new.
        while places != 0, most.map({ count < $0 }) ?? true {
            places = step(node, from: places) & ~result
            result |= places
            count += 1
        }
        return result
    }
}
