import Findings
import TextFormats

/// Decides a URL under one reading, rule by rule, and can explain why a rule does not match.
struct LinkReader {
    /// The rules that numbers refer to.
    let rules: [LinkRule]
    /// The rules of the app, in the order in which they are tried.
    let candidates: [Int]
    let variables: SubstitutionVariables
    let reading: LinkReading
    let bytes: [UInt8]
    let url: LinkURL

    /// A rule with some of its conditions changed, to find out whether it would then match.
    struct Demands {
        var isFolded: Bool
        var isDecoded: Bool
        var wantsQuery = true
        var wantsFragment = true

        init(_ rule: LinkRule) {
            isFolded = !rule.isCaseSensitive
            isDecoded = !rule.isPercentEncoded
        }
    }

    /// - Parameter app: the app whose rules are read.
    init(_ links: CompiledLinks, _ url: [UInt8], app: String, _ reading: LinkReading) {
        if reading.changesRules {
            rules = LinkRuleTable.rules(of: links.table.entries(for: app), in: links.site, reading)
            candidates = Array(rules.indices)
        } else {
            rules = links.rules
            candidates = links.rules(for: app) ?? []
        }
        variables = links.variables
        self.reading = reading
        bytes = url
        self.url = LinkURL(url)
    }

    /// The first rule of the app that matches.
    var firstRule: Int? {
        guard reading.departs(at: .exclusionEndsSearch) else {
            return candidates.first { failure(of: $0) == nil }
        }
        var exclusion: Int?
        for rule in candidates where rules[rule].entry != exclusion.map({ rules[$0].entry }) {
            guard failure(of: rule) == nil else { continue }
            if !rules[rule].excludes { return rule }
            exclusion = exclusion ?? rule
        }
        return exclusion
    }

    /// Why a rule does not match; nil if it does.
    func failure(of index: Int) -> LinkFailure? {
        let rule = rules[index]
        return failure(of: rule, Demands(rule))
    }

    /// Why a rule would not match under different demands; nil if it would.
    func failure(of rule: LinkRule, _ demands: Demands) -> LinkFailure? {
        if let path = rule.path, let failure = match(path, .path, url.path, rule, demands) { return failure }
        if let fragment = rule.fragment, demands.wantsFragment,
            let failure = match(fragment, .fragment, url.fragment, rule, demands)
        {
            return failure
        }
        guard demands.wantsQuery else { return nil }
        switch rule.query {
        case .unspecified, .void: return nil
        case .whole(let query): return match(query, .query, url.query, rule, demands)
        case .items(let object): return failure(of: object, rule, demands)
        }
    }

    private func failure(of object: LinkItemConstraints, _ rule: LinkRule, _ demands: Demands) -> LinkFailure? {
        if object.items.isEmpty, reading.departs(at: .emptyQueryObject) {
            let nothing = LinkConstraint(
                pattern: LinkPattern(LocatedString("", at: rule.span)), level: object.level, identity: 0)
            return LinkFailure(
                part: .query, reason: .differs, constraint: nothing, span: rule.span, text: "", reach: 0)
        }
        let items = queryItems()
        for item in object.items {
            let name = Array(item.key.text.utf8)
            let values = items.filter { isName(Array(bytes[$0.name]), name, demands) }.map(\.value)
            let part = LinkFailure.Part.item(name: item.key.text, isPresent: !values.isEmpty)
            for value in values.isEmpty ? [0..<0] : values {
                if let failure = match(item.constraint, part, value, rule, demands) { return failure }
            }
        }
        return nil
    }

    private func queryItems() -> [LinkQueryItem] {
        guard let query = url.query else { return [] }
        return bytes.withUnsafeBufferPointer { bytes in
            let items = Array(LinkQueryItems(bytes, query: query))
            guard reading.departs(at: .semicolonAsSeparator) else { return items }
            return items.flatMap {
                LinkQueryItems(bytes, query: $0.name.lowerBound..<$0.value.upperBound, separator: UInt8(ascii: ";"))
            }
        }
    }

    private func isName(_ raw: [UInt8], _ name: [UInt8], _ demands: Demands) -> Bool {
        let isDecoded = demands.isDecoded && !reading.departs(at: .decodingOfNames)
        guard let text = isDecoded ? ReadingText.decoded(raw) : raw else { return false }
        if text == name { return true }
        guard demands.isFolded, reading.departs(at: .foldingOfNames) else { return false }
        return text.map(\.asciiLowercased) == name.map(\.asciiLowercased)
    }

    private func match(
        _ constraint: LinkConstraint, _ part: LinkFailure.Part, _ range: Range<Int>?, _ rule: LinkRule,
        _ demands: Demands
    ) -> LinkFailure? {
        let raw = range.map { Array(bytes[$0]) } ?? []
        let pattern = constraint.pattern
        guard let text = text(raw, part, demands) else {
            return LinkFailure(
                part: part, reason: .undecodable, constraint: constraint, span: pattern.span,
                text: String(decoding: raw, as: UTF8.self), reach: 0)
        }
        let isPath = part == .path
        let steps = ReadingPattern(
            pattern, isPath: isPath, isFolded: demands.isFolded, isLegacy: rule.form == .path, variables, reading)
        let outcome = steps?.match(text)
        if outcome?.matches == true { return nil }
        let end = pattern.bytes.count
        return LinkFailure(
            part: part, reason: steps == nil ? .patternUnusable : .differs, constraint: constraint,
            span: steps == nil ? pattern.span : pattern.span(of: outcome?.step?.range ?? end..<end),
            text: String(decoding: text.bytes, as: UTF8.self), reach: outcome?.reach ?? 0)
    }

    private func text(_ raw: [UInt8], _ part: LinkFailure.Part, _ demands: Demands) -> ReadingText? {
        var raw = raw
        if part != .path, part != .fragment, reading.departs(at: .plusAsSpace) {
            raw = raw.map { $0 == .plus ? 0x20 : $0 }
        }
        let isDecoded = demands.isDecoded || reading.departs(at: .needlessEscapes)
        func decode(_ bytes: [UInt8]) -> [UInt8]? {
            let text =
                isDecoded
                ? ReadingText.decoded(bytes) ?? (reading.departs(at: .undecodableText) ? bytes : nil) : bytes
            return demands.isFolded && reading.departs(at: .foldingOutsideASCII) ? text.map(ReadingText.folded) : text
        }
        guard part == .path else { return decode(raw).map(ReadingText.init) }
        guard reading.departs(at: .normalisingBeforeDecoding) else {
            return decode(raw).map { ReadingText(path: $0, reading) }
        }
        let normal = ReadingText(path: raw, reading)
        return decode(normal.bytes).map {
            var text = ReadingText($0)
            text.limit -= normal.bytes.count - normal.limit
            return text
        }
    }
}
