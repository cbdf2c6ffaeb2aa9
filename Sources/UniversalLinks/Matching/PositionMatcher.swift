import TextFormats

/// Matches any pattern by keeping the set of all positions that the steps so far can reach. It makes one pass over the
/// pattern without backtracking, so no pattern and no text can make it slow. A small set is processed position by
/// position, a larger one 64 positions at a time.
struct PositionMatcher: Sendable {
    private var current = PositionSet()
    private var next = PositionSet()
    private var branch = PositionSet()
    private var masks = TextMasks()
    private var values = ValueMatcher()

    /// Whether the steps can match the whole text.
    mutating func matches(_ steps: Range<Int>, _ text: LinkText, _ pool: PatternPool) -> Bool {
        begin(text, pool)
        current.insert(0)
        for step in steps {
            if case .values(let variable) = pool.steps[step] {
                takeVariable(variable, text, pool)
            } else {
                Self.take(pool.steps[step], &current, &next, text, end: text.count, pool, &masks)
            }
            guard !current.isEmpty else { return false }
        }
        return current.contains(text.count)
    }

    /// The end of the first occurrence of a segment, which is also the earliest end of all occurrences.
    mutating func firstEnd(
        of segment: PatternSegment, _ text: LinkText, from start: Int, before end: Int, _ pool: PatternPool
    ) -> Int? {
        guard start <= end else { return nil }
        begin(text, pool)
        current.insert(start...end)
        for step in segment.steps {
            Self.take(pool.steps[step], &current, &next, text, end: text.count, pool, &masks)
            guard !current.isEmpty else { return nil }
        }
        return current.first().flatMap { $0 <= end ? $0 : nil }
    }

    private mutating func begin(_ text: LinkText, _ pool: PatternPool) {
        masks.begin(text, pool)
        values.begin(pool)
        current.reset(length: text.count)
    }

    private mutating func takeVariable(_ index: Int, _ text: LinkText, _ pool: PatternPool) {
        let variable = pool.variables[index]
        next.reset(length: text.count)
        if let root = variable.root {
            if current.isSparse {
                var place = current.first()
                while let start = place {
                    pool.walk(from: root, text, at: start) { next.insert($0) }
                    place = current.first(from: start + 1)
                }
            } else if variable.longestValue < 64 {
                values.take(index, root, from: current, to: &next, text, pool)
            } else {
                values.takeLong(root, from: current, to: &next, text, pool, &masks)
            }
        }
        var spare = PositionSet()
        swap(&spare, &values.spare)
        for index in variable.branches {
            branch.copy(current)
            for step in pool.branches[index] {
                Self.take(pool.steps[step], &branch, &spare, text, end: text.limit, pool, &masks)
                if branch.isEmpty { break }
            }
            next.formUnion(branch)
        }
        swap(&spare, &values.spare)
        swap(&current, &next)
    }

    /// Applies a step that is not a variable, up to an end: that of the text, or that of the bytes really in the URL.
    private static func take(
        _ step: PatternStep, _ places: inout PositionSet, _ spare: inout PositionSet, _ text: LinkText, end: Int,
        _ pool: PatternPool, _ masks: inout TextMasks
    ) {
        guard let first = places.first() else { return }
        if case .star = step {
            // Beyond the end only the position after an added slash is possible, and it stays.
            if first <= end { places.insert(first...end) }
            return
        }
        if places.isSparse {
            spare.reset(length: text.count)
            var place: Int? = first
            while let start = place {
                if let reached = pool.end(of: step, text, from: start, end: end) { spare.insert(reached) }
                place = places.first(from: start + 1)
            }
            swap(&places, &spare)
            return
        }
        switch step {
        case .bytes(let literal):
            for index in literal.start..<literal.start + literal.count {
                if end < text.count { places.remove(end) }
                places.advance(by: 1, where: masks.mask(.byte(pool.bytes[index]), text, pool))
                if places.isEmpty { return }
            }
        case .set(let set): places.advance(by: 1, where: masks.mask(.set(set), text, pool))
        case .scalar: takeScalar(&places, text, pool, &masks)
        case .star, .values: break
        }
    }

    private static func takeScalar(
        _ places: inout PositionSet, _ text: LinkText, _ pool: PatternPool, _ masks: inout TextMasks
    ) {
        // Compute all four before holding any: a mask that is held is copied when the next one is added.
        for length in 1...4 { masks.prepare(.scalar(length), text, pool) }
        places.advanceScalars(
            masks.mask(.scalar(1), text, pool), masks.mask(.scalar(2), text, pool), masks.mask(.scalar(3), text, pool),
            masks.mask(.scalar(4), text, pool))
    }
}
