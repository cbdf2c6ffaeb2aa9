import TextFormats

/// A pattern under one reading, matched step by step. Slower than a program, but it can report how far a match got and
/// can depart from the standard reading at one point.
struct ReadingPattern {
    /// A step and the bytes of the pattern it comes from; nil for an implied slash.
    struct Step {
        enum Kind {
            case byte(UInt8)
            case scalar
            case star
            case values([[UInt8]])
        }

        let kind: Kind
        let range: Range<Int>?
    }

    /// The result of matching.
    struct Outcome {
        /// Whether the whole text was matched.
        let matches: Bool
        /// The step that failed; nil if the pattern ended before the text did.
        let step: Step?
        /// The number of bytes of the text matched before that.
        let reach: Int
    }

    private let steps: [Step]
    private let reading: LinkReading
    private let isFolded: Bool

    /// Parses a pattern. Nil if it cannot match anything.
    init?(
        _ pattern: LinkPattern, isPath: Bool, isFolded: Bool, isLegacy: Bool, _ variables: SubstitutionVariables,
        _ reading: LinkReading
    ) {
        self.reading = reading
        self.isFolded = isFolded
        var steps: [Step] = []
        for piece in pattern.pieces {
            switch piece {
            case .literal(let range):
                steps +=
                    isFolded && reading.departs(at: .foldingOutsideASCII)
                    ? ReadingText.folded(Array(pattern.bytes[range])).map { Step(kind: .byte($0), range: range) }
                    : Self.literal(range, of: pattern)
            case .anyScalar: steps.append(Step(kind: .scalar, range: piece.range))
            case .star: steps.append(Step(kind: .star, range: piece.range))
            case .broken(let range):
                guard reading.departs(at: .undefinedVariable) else { return nil }
                steps += Self.literal(range, of: pattern)
            case .variable(let name, let range):
                if isLegacy, reading.departs(at: .variablesInPaths) {
                    steps += Self.literal(range, of: pattern)
                } else if let values = Self.values(of: name, variables, reading) {
                    if values.isEmpty { return nil }
                    steps.append(Step(kind: .values(values), range: range))
                } else if reading.departs(at: .undefinedVariable) {
                    steps += Self.literal(range, of: pattern)
                } else {
                    return nil
                }
            }
        }
        if reading.departs(at: .needlessEscapes) { steps = Self.decoded(steps) }
        self.steps = isPath ? Self.normalised(steps, reading) : steps
    }

    private static func literal(_ range: Range<Int>, of pattern: LinkPattern) -> [Step] {
        range.map { Step(kind: .byte(pattern.bytes[$0]), range: $0..<$0 + 1) }
    }

    private static func values(
        of name: String, _ variables: SubstitutionVariables, _ reading: LinkReading
    ) -> [[UInt8]]? {
        if reading.departs(at: .shadowedVariable), let values = SubstitutionVariables.builtIn(name) { return values }
        let values = variables.values(of: name)
        if reading.departs(at: .emptyVariable), values?.isEmpty == true { return [[]] }
        return reading.departs(at: .emptyValue) ? values?.filter { !$0.isEmpty } : values
    }

    private static func decoded(_ steps: [Step]) -> [Step] {
        var result: [Step] = []
        for step in steps {
            result.append(step)
            let tail = result.suffix(3).compactMap { if case .byte(let byte) = $0.kind { byte } else { nil } }
            guard tail.count == 3, tail[0] == .percent, let byte = ReadingText.decoded(tail)?.first ?? nil else {
                continue
            }
            result.removeLast(3)
            result.append(Step(kind: .byte(byte), range: step.range.map { $0.lowerBound - 2..<$0.upperBound }))
        }
        return result
    }

    private static func normalised(_ list: [Step], _ reading: LinkReading) -> [Step] {
        func isSlash(_ step: Step?) -> Bool { if case .byte(.slash)? = step?.kind { true } else { false } }
        func isStar(_ step: Step?) -> Bool { if case .star? = step?.kind { true } else { false } }
        let slash = Step(kind: .byte(.slash), range: nil)
        var steps = list
        if reading.departs(at: .slashRuns) {
            steps = steps.indices.filter { $0 == 0 || !isSlash(steps[$0]) || !isSlash(steps[$0 - 1]) }.map { steps[$0] }
        }
        while steps.count > 1, isSlash(steps[0]), isSlash(steps[1]) { steps.removeFirst() }
        var addsSlash = !isSlash(steps.first) && (!isStar(steps.first) || reading.departs(at: .leadingStar))
        if case .scalar? = steps.first?.kind, reading.departs(at: .leadingScalar) { addsSlash = false }
        if addsSlash { steps.insert(slash, at: 0) }
        if isStar(steps.last) { return steps }
        if !reading.departs(at: .outerSlashRuns) {
            while steps.count > 1, isSlash(steps.last), isSlash(steps[steps.count - 2]) { steps.removeLast() }
        }
        return isSlash(steps.last) ? steps : steps + [slash]
    }

    /// Matches the whole text.
    func match(_ text: ReadingText) -> Outcome {
        var places = Array(repeating: false, count: text.bytes.count + 1)
        places[0] = true
        for step in steps {
            let next = take(step.kind, places, text, end: text.bytes.count)
            guard next.contains(true) else {
                return Outcome(matches: false, step: step, reach: places.lastIndex(of: true) ?? 0)
            }
            places = next
        }
        let matches = places.last == true
        return Outcome(matches: matches, step: nil, reach: places.lastIndex(of: true) ?? 0)
    }

    private func take(_ step: Step.Kind, _ places: [Bool], _ text: ReadingText, end: Int) -> [Bool] {
        var next = Array(repeating: false, count: places.count)
        switch step {
        case .byte(let byte):
            for place in 0..<end where places[place] && same(byte, text, place) { next[place + 1] = true }
        case .scalar:
            for place in 0..<text.limit where places[place] {
                let length = scalarLength(text, place)
                if length > 0 { next[place + length] = true }
            }
        case .star:
            next = places
            for place in 0..<end where next[place] {
                let isPoint = text.bytes[place] == .point && reading.departs(at: .starAcrossPoint)
                if !isPoint { next[place + 1] = true }
            }
        case .values(let values):
            for value in values {
                var branch = places
                for byte in value where branch.contains(true) {
                    let kind: Step.Kind = byte == .asterisk ? .star : byte == .questionMark ? .scalar : .byte(byte)
                    branch = take(kind, branch, text, end: text.limit)
                }
                for place in branch.indices where branch[place] { next[place] = true }
            }
        }
        return next
    }

    private func same(_ byte: UInt8, _ text: ReadingText, _ place: Int) -> Bool {
        let other = text.bytes[place]
        if byte == other { return true }
        guard isFolded, byte.asciiLowercased == other.asciiLowercased else { return false }
        guard reading.departs(at: .foldingOfEscapes) else { return true }
        return !(text.bytes[max(0, place - 2)..<place].contains(.percent))
    }

    private func scalarLength(_ text: ReadingText, _ place: Int) -> Int {
        if text.bytes[place] == .slash, reading.departs(at: .scalarTakesSlash) { return 0 }
        let length = text.bytes.withUnsafeBufferPointer { $0.scalarLength(at: place, before: text.limit) }
        return length > 1 && reading.departs(at: .scalarOutsideASCII) ? 0 : length
    }
}
