import TextFormats

extension LinkLanguage {
    /// A short text of the language, found without building a deterministic automaton; nil if none is found this way.
    var example: [UInt8]? {
        var text: [UInt8]
        switch part {
        case .path: text = [.slash]
        case .query, .fragment: text = []
        case .item(let name): text = name.flatMap(written) + [.equalsSign]
        }
        var start = automaton.closure(of: [0])
        if part == .path {
            let ways = start.flatMap { automaton.transitions[$0] }.filter { $0.symbols.contains(UInt16(UInt8.slash)) }
            start = automaton.closure(of: Set(ways.map(\.target)))
        }
        guard let bytes = shortest(from: start) else { return nil }
        text += bytes.flatMap(written)
        if part == .path, text.count > 1, text.last == .slash, contains(text.dropLast()) { text.removeLast() }
        return isWellFormed(text) && contains(text) ? text : nil
    }

    /// Whether a URL can contain the text; see ``LinkLanguage``.
    private func isWellFormed(_ text: [UInt8]) -> Bool {
        var decoding = PercentDecoding()
        for byte in text {
            guard (0x21...0x7E).contains(byte), !ByteClasses.delimiters(part).contains(byte) else { return false }
            if case .invalid = decoding.take(byte) { return false }
        }
        return decoding.isComplete
    }

    /// The bytes along a shortest path to the accepting state.
    private func shortest(from start: Set<Int>) -> [UInt8]? {
        var origins: [Int: (state: Int, byte: UInt8?)] = [:]
        for state in start { origins[state] = (-1, nil) }
        var level = start.sorted()
        while !level.isEmpty, origins[automaton.accepting] == nil {
            var next: [Int] = []
            for state in level {
                for way in automaton.transitions[state] where origins[way.target] == nil {
                    let byte = byte(in: way.symbols)
                    // The implied slash is not a byte of the URL.
                    guard byte != nil || way.symbols.contains(LinkAutomaton.impliedSlash) else { continue }
                    origins[way.target] = (state, byte)
                    next.append(way.target)
                }
            }
            var place = 0
            while place < next.count {
                for target in automaton.skips[next[place]] where origins[target] == nil {
                    origins[target] = (next[place], nil)
                    next.append(target)
                }
                place += 1
            }
            level = next
        }
        guard origins[automaton.accepting] != nil else { return nil }
        var bytes: [UInt8] = []
        var state = automaton.accepting
        while let origin = origins[state], origin.state >= 0 {
            if let byte = origin.byte { bytes.append(byte) }
            state = origin.state
        }
        return bytes.reversed()
    }

    /// The byte of a transition that reads best; nil if a URL can contain none of them.
    private func byte(in symbols: ClosedRange<UInt16>) -> UInt8? {
        ByteClasses.preferred.first { symbols.contains(UInt16($0)) && !mustEscape($0) }
            ?? (isDecoded ? UInt8(exactly: symbols.lowerBound) : nil)
    }

    /// How a byte is written in a URL.
    private func written(_ byte: UInt8) -> [UInt8] {
        guard isDecoded, mustEscape(byte) else { return [byte] }
        let digits = Array("0123456789ABCDEF".utf8)
        return [.percent, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }

    private func mustEscape(_ byte: UInt8) -> Bool {
        if byte < 0x21 || byte > 0x7E || ByteClasses.delimiters(part).contains(byte) { return true }
        guard case .item = part else { return isDecoded && byte == .percent }
        return byte == .ampersand || isDecoded && (byte == .percent || byte == .equalsSign)
    }
}
