import AssociationModel
import TextFormats

/// The texts of a part of a URL that satisfy one thing which a rule wants of it.
///
/// It is over the bytes that the URL has, so that languages of different rules can be compared whatever their flags say:
/// decoding, the ignoring of case and the slashes at the ends of a path are part of the language.
///
/// Its texts are made of the characters that a URL can have: visible ASCII without the delimiters of the part, and `%`
/// only before two hexadecimal digits (RFC 3986, section 2); a path is empty or begins with a slash. Nothing is said of
/// other texts.
package struct LinkLanguage: Hashable, Sendable {
    /// What the rule looks at.
    package enum Part: Hashable, Sendable {
        /// The path.
        case path
        /// The query as a whole.
        case query
        /// The values of the query items of a name.
        case item(name: [UInt8])
        /// The fragment.
        case fragment
    }

    /// What the rule looks at.
    package let part: Part
    /// Whether that is percent-decoded first.
    package let isDecoded: Bool
    /// The pattern, as an automaton over what is looked at.
    package let automaton: LinkAutomaton

    /// Takes texts in.
    package init(_ part: Part, isDecoded: Bool, _ automaton: LinkAutomaton) {
        self.part = part
        self.isDecoded = isDecoded
        self.automaton = automaton
    }

    /// Whether it has a text.
    package func contains(_ text: some Sequence<UInt8>) -> Bool {
        var reader = LanguageReader(self)
        var state = reader.start
        for byte in text {
            guard let next = reader.step(state, byte) else { return false }
            state = next
        }
        return reader.accepts(state)
    }

    /// Whether every text of another language of the same part is one of its own: proved, disproved by a text, or not
    /// found out within the bounds.
    package func includes(_ other: LinkLanguage, bounds: AutomatonBounds = AutomatonBounds()) -> LanguageInclusion {
        LanguageInclusion(of: [other], in: self, bounds)
    }
}

/// Whether the texts of one language are among those of another.
package enum LanguageInclusion: Hashable, Sendable {
    /// They are.
    case included
    /// They are not: this text is only in the one that should be included.
    case notIncluded(witness: [UInt8])
    /// A bound was reached before that was known.
    case unknown(AutomatonBound)

    /// Compares what several languages have in common with another.
    init(of common: [LinkLanguage], in language: LinkLanguage, _ bounds: AutomatonBounds) {
        var search = JointSearch([language] + common, bounds)
        var witness: [UInt8]?
        search.run { truth, text in
            if !truth.contains(0), truth.count == common.count { witness = text }
            return witness == nil
        }
        self = witness.map { .notIncluded(witness: $0) } ?? search.bound.map { .unknown($0) } ?? .included
    }
}

extension CompiledLinks {
    /// What a rule wants, each thing as a language; nil where a pattern has too many states. A rule that wants nothing
    /// of a part has no language for it.
    package func languages(ofRule rule: Int, bounds: AutomatonBounds = AutomatonBounds()) -> [LinkLanguage]? {
        let limit = bounds.patternStates
        let isDecoded = !rules[rule].isPercentEncoded
        var languages: [LinkLanguage] = []
        if rules[rule].path != nil {
            guard let automaton = pathAutomaton(ofRule: rule, stateLimit: limit) else { return nil }
            languages.append(LinkLanguage(.path, isDecoded: isDecoded, automaton))
        }
        if case .whole = rules[rule].query {
            guard let automaton = queryAutomaton(ofRule: rule, stateLimit: limit) else { return nil }
            languages.append(LinkLanguage(.query, isDecoded: isDecoded, automaton))
        }
        guard let items = itemAutomata(ofRule: rule, stateLimit: limit) else { return nil }
        languages += items.map { LinkLanguage(.item(name: $0.name), isDecoded: isDecoded, $0.values) }
        if rules[rule].fragment != nil {
            guard let automaton = fragmentAutomaton(ofRule: rule, stateLimit: limit) else { return nil }
            languages.append(LinkLanguage(.fragment, isDecoded: isDecoded, automaton))
        }
        return languages
    }
}
