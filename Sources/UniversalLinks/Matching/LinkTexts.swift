import TextFormats

/// The query and the fragment of one URL, in the forms that rules have needed so far. The memory is reused for the next
/// URL.
struct LinkTexts: Sendable {
    private var queries = Array(repeating: TextPart(), count: TextForm.count)
    private var fragments = Array(repeating: TextPart(), count: TextForm.count)
    private var items = Array(repeating: QueryItemTable(), count: TextForm.count)
    private var memo = ResultMemo()

    /// A part that is matched as a whole.
    enum Part {
        case query, fragment
    }

    /// Discards the previous URL.
    mutating func begin(_ pool: PatternPool) {
        memo.begin(pool)
        for index in 0..<TextForm.count {
            queries[index].state = .unset
            fragments[index].state = .unset
            if items[index].isFilled { items[index].clear() }
        }
    }

    /// Converts a part to a form unless that is already done. False if it cannot be decoded.
    mutating func prepare(
        _ part: Part, _ form: TextForm, _ url: LinkURL, _ bytes: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        switch part {
        case .query: Self.prepare(&queries[form.rawValue], bytes, url.query, form)
        case .fragment: Self.prepare(&fragments[form.rawValue], bytes, url.fragment, form)
        }
    }

    private static func prepare(
        _ text: inout TextPart, _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>?, _ form: TextForm
    ) -> Bool {
        if text.state == .unset { text.fill(bytes, range ?? 0..<0, form) }
        return text.state == .ready
    }

    /// Whether a prepared part matches a pattern.
    mutating func matches(
        _ part: Part, _ form: TextForm, _ program: Int, _ pool: PatternPool, _ positions: inout PositionMatcher
    ) -> Bool {
        let program = pool.programs[program]
        if let known = memo.result(of: program, form) { return known }
        let result =
            switch part {
            case .query: queries[form.rawValue].with { pool.matches(program, $0, &positions) }
            case .fragment: fragments[form.rawValue].with { pool.matches(program, $0, &positions) }
            }
        memo.keep(result, of: program, form)
        return result
    }

    /// The result of a pattern for the path, computed once if rules share the pattern.
    mutating func remembered(_ program: PatternProgram, _ form: TextForm, _ matches: () -> Bool) -> Bool {
        if let known = memo.result(of: program, form) { return known }
        let result = matches()
        memo.keep(result, of: program, form)
        return result
    }

    /// Groups the items of the query by name unless that is already done.
    mutating func prepareItems(
        _ form: TextForm, _ url: LinkURL, _ bytes: UnsafeBufferPointer<UInt8>, _ links: CompiledLinks
    ) {
        guard !items[form.rawValue].isFilled else { return }
        items[form.rawValue].fill(bytes, url.query ?? 0..<0, form, links)
    }

    /// Whether the items satisfy a query object.
    mutating func satisfies(
        _ object: Int, _ form: TextForm, _ links: CompiledLinks, _ positions: inout PositionMatcher
    ) -> Bool {
        items[form.rawValue].satisfies(object, links, &positions)
    }
}

/// The results, for one URL, of patterns that many rules share.
private struct ResultMemo: Sendable {
    private enum Entry {
        case unknown, fails, matches
    }

    private var entries: [Entry] = []
    private var used: [Int] = []

    mutating func begin(_ pool: PatternPool) {
        for index in used { entries[index] = .unknown }
        used.removeAll(keepingCapacity: true)
        if entries.count < pool.memoCount * 2 { entries = Array(repeating: .unknown, count: pool.memoCount * 2) }
    }

    func result(of program: PatternProgram, _ form: TextForm) -> Bool? {
        guard program.memo >= 0 else { return nil }
        return switch entries[index(program, form)] {
        case .unknown: nil
        case .fails: false
        case .matches: true
        }
    }

    mutating func keep(_ result: Bool, of program: PatternProgram, _ form: TextForm) {
        guard program.memo >= 0 else { return }
        entries[index(program, form)] = result ? .matches : .fails
        used.append(index(program, form))
    }

    private func index(_ program: PatternProgram, _ form: TextForm) -> Int {
        program.memo * 2 + (form.contains(.decoded) ? 1 : 0)
    }
}
