import TextFormats

extension PoolText {
    /// The empty text.
    static let none = PoolText(start: 0, count: 0)
}

extension PatternProgram {
    /// A pattern that matches nothing.
    static let never = PatternProgram(
        shape: .never, steps: 0..<0, segments: 0..<0, literal: .none, prefix: .none,
        minimumLength: .max, pairs: PairSet())
}

extension PatternPool {
    /// Stores a text.
    mutating func add(_ text: [UInt8]) -> PoolText {
        bytes += text
        var length = 0
        for (index, byte) in text.enumerated() {
            if index > 0 {
                while length > 0, text[length] != byte {
                    length = Int(overlaps[overlaps.count - index + length - 1])
                }
                if text[length] == byte { length += 1 }
            }
            overlaps.append(Int32(truncatingIfNeeded: length))
        }
        return PoolText(start: bytes.count - text.count, count: text.count)
    }

    /// Stores steps and picks their matcher. No two stars and no two literals may be adjacent.
    mutating func program(of list: [PatternStep]) -> PatternProgram {
        let start = steps.count
        steps += list
        let range = start..<steps.count
        let (shape, literal) = simpleShape(list) ?? (nil, .none)
        let isGeneral = list.contains { if case .values = $0 { true } else { false } }
        let segments = shape == nil && !isGeneral ? addSegments(range) : 0..<0
        let prefix: PoolText = if case .bytes(let text)? = list.first { text } else { .none }
        return PatternProgram(
            shape: shape ?? (isGeneral ? .general : .segments), steps: range, segments: segments, literal: literal,
            prefix: prefix, minimumLength: minimumLength(of: range),
            pairs: pairs(of: list))
    }

    private func pairs(of list: [PatternStep]) -> PairSet {
        var pairs = PairSet()
        for case .bytes(let text) in list {
            for index in text.start..<text.start + text.count - 1 { pairs.insert(bytes[index], bytes[index + 1]) }
        }
        return pairs
    }

    private func simpleShape(_ list: [PatternStep]) -> (PatternProgram.Shape?, PoolText)? {
        guard list.count <= 3, let first = list.first else { return list.isEmpty ? (.literal, .none) : nil }
        switch (first, list.count > 1 ? list[1] : nil, list.count > 2 ? list[2] : nil) {
        case (.star, nil, nil): return (.anything, .none)
        case (.bytes(let text), nil, nil): return (.literal, text)
        case (.bytes(let text), .star, nil): return (.prefix, text)
        case (.star, .bytes(let text), nil): return (.suffix, text)
        case (.star, .bytes(let text), .star): return (.contains, text)
        default: return nil
        }
    }

    private mutating func addSegments(_ range: Range<Int>) -> Range<Int> {
        let first = segments.count
        var start = range.lowerBound
        for place in range {
            guard case .star = steps[place] else { continue }
            addSegment(start..<place)
            start = place + 1
        }
        addSegment(start..<range.upperBound)
        return first..<segments.count
    }

    private mutating func addSegment(_ range: Range<Int>) {
        let beginning: PoolText =
            if let first = range.first, case .bytes(let text) = steps[first] { text } else { .none }
        segments.append(
            PatternSegment(
                steps: range, beginning: beginning, minimumLength: minimumLength(of: range)))
    }

    private func minimumLength(of range: Range<Int>) -> Int {
        range.reduce(0) { sum, place in
            switch steps[place] {
            case .bytes(let text): sum + text.count
            case .scalar, .set: sum + 1
            case .star: sum
            case .values(let variable): sum + variables[variable].minimumLength
            }
        }
    }

    /// What a variable with these values is replaced by in a pattern. No value may match a slash that the URL does not
    /// have, so only a value without a slash can be inserted as literal text.
    mutating func expansion(of values: [[UInt8]]) -> PatternCompiler.Expansion {
        guard !values.isEmpty else { return .never }
        let isWild: ([UInt8]) -> Bool = { $0.contains(.asterisk) || $0.contains(.questionMark) }
        if values.count == 1, !isWild(values[0]), !values[0].contains(.slash) { return .text(values[0]) }
        if values.allSatisfy({ $0.count == 1 && $0[0] < 0x80 && !isWild($0) }) {
            var set = ASCIISet()
            for value in values { set.insert(value[0]) }
            sets.append(set)
            return .step(.set(sets.count - 1))
        }
        let plain = values.filter { !isWild($0) }
        let firstBranch = branches.count
        for value in values where isWild(value) { addBranch(value) }
        let branchRange = firstBranch..<branches.count
        let lengths = plain.map(\.count) + branchRange.map { minimumLength(of: branches[$0]) }
        variables.append(
            CompiledVariable(
                root: plain.isEmpty ? nil : addTrie(plain), branches: branchRange, minimumLength: lengths.min() ?? 0,
                longestValue: plain.map(\.count).max() ?? 0))
        return .step(.values(variables.count - 1))
    }

    private mutating func addBranch(_ value: [UInt8]) {
        let start = steps.count
        var place = 0
        while place < value.count {
            let textStart = place
            while place < value.count, value[place] != .asterisk, value[place] != .questionMark { place += 1 }
            if textStart < place { steps.append(.bytes(add(Array(value[textStart..<place])))) }
            guard place < value.count else { break }
            steps.append(value[place] == .asterisk ? .star : .scalar)
            place += 1
        }
        branches.append(start..<steps.count)
    }

    /// Builds a trie level by level from the sorted values, so that the children of a node are adjacent.
    private mutating func addTrie(_ values: [[UInt8]]) -> Int {
        let values = values.sorted { $0.lexicographicallyPrecedes($1) }
        let root = nodes.count
        nodes.append(TrieNode(firstChild: 0, childCount: 0, byte: 0, isEnd: false))
        var waiting: [(node: Int, values: Range<Int>, depth: Int)] = [(root, values.indices, 0)]
        var next = 0
        while next < waiting.count {
            var (node, range, depth) = waiting[next]
            next += 1
            while let first = range.first, values[first].count == depth {
                nodes[node].isEnd = true
                range.removeFirst()
            }
            nodes[node].firstChild = Int32(truncatingIfNeeded: nodes.count)
            while let first = range.first {
                let byte = values[first][depth]
                let end = range.first { values[$0][depth] != byte } ?? range.upperBound
                nodes.append(TrieNode(firstChild: 0, childCount: 0, byte: byte, isEnd: false))
                nodes[node].childCount += 1
                waiting.append((nodes.count - 1, first..<end, depth + 1))
                range = end..<range.upperBound
            }
        }
        return root
    }
}
