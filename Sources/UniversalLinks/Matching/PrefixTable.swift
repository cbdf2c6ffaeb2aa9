import TextFormats

/// The rules of one app, indexed by the literal text that matching paths begin with.
struct PrefixTable: Sendable {
    private struct Entry {
        let prefix: PoolText
        /// The index of the longest other prefix that this one begins with; -1 if there is none.
        let parent: Int
        /// The rules, in order.
        let rules: Range<Int>
    }

    /// The form in which paths are compared.
    let form: TextForm
    private var entries: [Entry] = []
    private var rules: [Candidate] = []

    private struct Candidate {
        let rule: Int
        let pairs: PairSet
    }

    /// Indexes rules that have a path pattern.
    init(_ form: TextForm, _ rules: [Int], _ links: CompiledLinks) {
        self.form = form
        let pool = links.pool
        let sorted = rules.compactMap { rule in
            links.programs[rule].path.map { (prefix: pool.programs[$0].prefix, rule: rule) }
        }.sorted { left, right in
            switch pool.compare(left.prefix, right.prefix) {
            case 0: left.rule < right.rule
            case let order: order < 0
            }
        }
        var open: [Int] = []
        for (prefix, rule) in sorted {
            let candidate = Candidate(
                rule: rule, pairs: links.programs[rule].path.map { pool.programs[$0].pairs } ?? PairSet())
            if let last = entries.last, pool.compare(last.prefix, prefix) == 0 {
                self.rules.append(candidate)
                entries[entries.count - 1] = Entry(
                    prefix: last.prefix, parent: last.parent, rules: last.rules.lowerBound..<self.rules.count)
                continue
            }
            while let last = open.last, !pool.begins(prefix, with: entries[last].prefix) { open.removeLast() }
            entries.append(
                Entry(prefix: prefix, parent: open.last ?? -1, rules: self.rules.count..<self.rules.count + 1))
            self.rules.append(candidate)
            open.append(entries.count - 1)
        }
    }

    /// The state of a search for the rules whose prefix a path begins with.
    struct Search {
        fileprivate var entry: Int
        fileprivate var place: Int
        fileprivate var end: Int
        fileprivate var pairs: PairSet?
    }

    /// Starts a search for the rules that may match a path.
    func search(_ path: LinkText, _ pool: PatternPool) -> Search {
        var search = Search(entry: longestPrefix(of: path, pool), place: 0, end: 0, pairs: nil)
        enter(&search, path)
        return search
    }

    /// The next rule below a bound whose prefix the path begins with. Rules with the same prefix come in order.
    func next(_ search: inout Search, below bound: Int, _ path: LinkText) -> Int? {
        while search.entry >= 0 {
            while search.place < search.end {
                let candidate = rules[search.place]
                guard candidate.rule < bound else { break }
                search.place += 1
                if search.pairs?.mayHold(candidate.pairs) != false { return candidate.rule }
            }
            search.entry = entries[search.entry].parent
            enter(&search, path)
        }
        return nil
    }

    private func enter(_ search: inout Search, _ path: LinkText) {
        guard search.entry >= 0 else { return }
        let range = entries[search.entry].rules
        (search.place, search.end) = (range.lowerBound, range.upperBound)
        // Collecting all pairs of the path pays off only if it saves trying many patterns.
        if range.count > 8, search.pairs == nil { search.pairs = path.pairs }
    }

    /// The last prefix that does not sort after the path, or the first of its ancestors that the path begins with.
    private func longestPrefix(of path: LinkText, _ pool: PatternPool) -> Int {
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if pool.order(entries[middle].prefix, path).order <= 0 { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return -1 }
        var index = low - 1
        let common = pool.order(entries[index].prefix, path).common
        while index >= 0, entries[index].prefix.count > common { index = entries[index].parent }
        return index
    }
}

extension PatternPool {
    /// The byte order of two texts: negative, 0 or positive.
    fileprivate func compare(_ left: PoolText, _ right: PoolText) -> Int {
        bytes.withUnsafeBufferPointer { bytes in
            for index in 0..<min(left.count, right.count) {
                let (one, other) = (bytes[left.start + index], bytes[right.start + index])
                if one != other { return one < other ? -1 : 1 }
            }
            return left.count - right.count
        }
    }

    fileprivate func begins(_ text: PoolText, with prefix: PoolText) -> Bool {
        prefix.count <= text.count
            && bytes[prefix.start..<prefix.start + prefix.count]
                .elementsEqual(bytes[text.start..<text.start + prefix.count])
    }

    /// The order of a text and a path, and the length of their common prefix in bytes.
    fileprivate func order(_ text: PoolText, _ path: LinkText) -> (order: Int, common: Int) {
        bytes.withUnsafeBufferPointer { bytes in
            let length = min(text.count, path.count)
            for index in 0..<length {
                let (one, other) = (bytes[text.start + index], path.bytes[index])
                if one != other { return (one < other ? -1 : 1, index) }
            }
            return (text.count > path.count ? 1 : 0, length)
        }
    }
}
