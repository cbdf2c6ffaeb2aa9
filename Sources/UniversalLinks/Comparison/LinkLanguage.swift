import TextFormats

/// The texts of one part of a URL that meet one condition of a rule.
///
/// The language is over the bytes of the URL as written, so that rules can be compared regardless of their flags:
/// decoding, case folding and the slashes at the ends of a path are part of the language.
///
/// Only texts that a URL can contain are considered: visible ASCII without the delimiters of the part, and `%` only
/// before two hexadecimal digits (RFC 3986, section 2). A path is empty or begins with a slash. Nothing is claimed
/// about other texts.
package struct LinkLanguage: Hashable, Sendable {
    /// The part of a URL that a condition applies to.
    package enum Part: Hashable, Sendable {
        case path
        /// The query as a whole.
        case query
        /// The values of the query items with one name.
        case item(name: [UInt8])
        case fragment
    }

    package let part: Part
    /// Whether the part is percent-decoded before it is matched.
    package let isDecoded: Bool
    /// The pattern as an automaton over the part, decoded if ``isDecoded`` is true.
    package let automaton: LinkAutomaton

    package init(_ part: Part, isDecoded: Bool, _ automaton: LinkAutomaton) {
        self.part = part
        self.isDecoded = isDecoded
        self.automaton = automaton
    }

    /// Whether a text belongs to the language.
    package func contains(_ text: some Sequence<UInt8>) -> Bool {
        var reader = LanguageReader(self)
        var state = reader.start
        for byte in text {
            guard let next = reader.step(state, byte) else { return false }
            state = next
        }
        return reader.accepts(state)
    }
}

/// Whether all texts of one language belong to another.
package enum LanguageInclusion: Hashable, Sendable {
    case included
    /// This text belongs only to the language that should be included.
    case notIncluded(witness: [UInt8])
    /// A limit was reached before the answer was found.
    case unknown(AutomatonBound)

    /// Tests whether the intersection of several languages is included in another.
    ///
    /// - Parameter steps: the number of transitions followed, to which those of the test are added.
    init(of common: [LinkLanguage], in language: LinkLanguage, _ bounds: AutomatonBounds, _ steps: inout Int) {
        var search = JointSearch([language] + common, bounds)
        var witness: [UInt8]?
        search.run { truth, text in
            if !truth.contains(0), truth.count == common.count { witness = text }
            return witness == nil
        }
        steps += search.steps
        self = witness.map { .notIncluded(witness: $0) } ?? search.bound.map { .unknown($0) } ?? .included
    }
}

extension CompiledLinks {
    /// The conditions of a rule, each as a language; nil if a pattern has too many states. A part without a condition
    /// has no language.
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
