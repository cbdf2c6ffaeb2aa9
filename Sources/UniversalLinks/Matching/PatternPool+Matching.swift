extension PatternPool {
    /// Whether a pattern matches the whole text.
    func matches(_ program: PatternProgram, _ text: LinkText, _ positions: inout PositionMatcher) -> Bool {
        guard text.count >= program.minimumLength else { return false }
        return switch program.shape {
        case .never: false
        case .anything: true
        case .literal: text.count == program.literal.count && has(program.literal, text, at: 0)
        case .prefix: has(program.literal, text, at: 0)
        case .suffix: has(program.literal, text, at: text.count - program.literal.count)
        case .contains: find(program.literal, text, from: 0, before: text.count) != nil
        case .segments: matchesSegments(program.segments, text, &positions)
        case .general: positions.matches(program.steps, text, self)
        }
    }

    func has(_ literal: PoolText, _ text: LinkText, at place: Int) -> Bool {
        bytes.withUnsafeBufferPointer {
            text.has(UnsafeBufferPointer(rebasing: $0[literal.start..<literal.start + literal.count]), at: place)
        }
    }

    /// The end of the first occurrence of a literal.
    private func find(_ literal: PoolText, _ text: LinkText, from start: Int, before end: Int) -> Int? {
        guard literal.count > 0 else { return start }
        guard literal.count < 16 else { return findLong(literal, text, from: start, before: end) }
        let first = bytes[literal.start]
        var place = start
        while place + literal.count <= end {
            if text.bytes[place] == first, has(literal, text, at: place) { return place + literal.count }
            place += 1
        }
        return nil
    }

    /// The same for a long literal whose beginning may repeat: no byte of the text is read twice.
    private func findLong(_ literal: PoolText, _ text: LinkText, from start: Int, before end: Int) -> Int? {
        guard start + literal.count <= end else { return nil }
        var length = 0
        for place in start..<end {
            while length > 0, bytes[literal.start + length] != text.bytes[place] {
                length = Int(overlaps[literal.start + length - 1])
            }
            if bytes[literal.start + length] == text.bytes[place] { length += 1 }
            if length == literal.count { return place + 1 }
        }
        return nil
    }

    /// The first segment begins the text and the last ends it. Each segment between them is matched at its first
    /// occurrence: an earlier start never has a later end, so there is no need to look further.
    private func matchesSegments(
        _ range: Range<Int>, _ text: LinkText, _ positions: inout PositionMatcher
    ) -> Bool {
        guard let afterFirst = end(of: segments[range.lowerBound], text, from: 0, before: text.count) else {
            return false
        }
        if range.count == 1 { return afterFirst == text.count }
        guard let last = start(of: segments[range.upperBound - 1], text), last >= afterFirst else { return false }
        var place = afterFirst
        for index in (range.lowerBound + 1)..<(range.upperBound - 1) {
            guard let end = find(segments[index], text, from: place, before: last, &positions) else { return false }
            place = end
        }
        return true
    }

    private func find(
        _ segment: PatternSegment, _ text: LinkText, from start: Int, before end: Int,
        _ positions: inout PositionMatcher
    ) -> Int? {
        if segment.isLiteral { return find(segment.beginning, text, from: start, before: end) }
        guard (end - start) * segment.minimumLength < 1 << 12 else {
            return positions.firstEnd(of: segment, text, from: start, before: end, self)
        }
        let first = segment.beginning.count > 0 ? bytes[segment.beginning.start] : nil
        var place = start
        while place + segment.minimumLength <= end {
            if first == nil || text.bytes[place] == first,
                let found = self.end(of: segment, text, from: place, before: end)
            {
                return found
            }
            place += 1
        }
        return nil
    }

    private func end(of segment: PatternSegment, _ text: LinkText, from start: Int, before end: Int) -> Int? {
        var place = start
        for step in segment.steps {
            guard let reached = self.end(of: steps[step], text, from: place, end: end) else { return nil }
            place = reached
        }
        return place <= end ? place : nil
    }

    /// The start of a segment that ends at the end of the text.
    private func start(of segment: PatternSegment, _ text: LinkText) -> Int? {
        var place = text.count
        for step in segment.steps.reversed() {
            switch steps[step] {
            case .bytes(let literal):
                guard place >= literal.count, has(literal, text, at: place - literal.count) else { return nil }
                place -= literal.count
            case .set(let set):
                guard place > 0, place <= text.limit, sets[set].contains(text.bytes[place - 1]) else { return nil }
                place -= 1
            case .scalar:
                guard let start = text.scalarStart(before: place) else { return nil }
                place = start
            case .star, .values: return nil
            }
        }
        return place
    }
}

extension LinkText {
    /// The start of the Unicode scalar that ends at a position.
    func scalarStart(before place: Int) -> Int? {
        guard place > 0, place <= limit else { return nil }
        var start = place - 1
        while start > 0, place - start < 4, bytes[start] & 0xC0 == 0x80 { start -= 1 }
        return scalarLength(at: start) == place - start ? start : nil
    }
}
