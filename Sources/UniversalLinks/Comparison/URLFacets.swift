import TextFormats

/// The parts of a URL that can be chosen independently, each with every combination of conditions it can meet.
struct URLFacets {
    /// A part: the path, the fragment, the items with one name, or the whole query.
    struct Facet {
        let part: LinkLanguage.Part
        /// The combinations of languages that some text belongs to.
        var samples: [Sample]
    }

    /// A text and the languages it belongs to, as indexes into the list that the facets were made for.
    struct Sample {
        /// In ascending order.
        let truth: [Int]
        let text: [UInt8]
    }

    private(set) var facets: [Facet] = []
    /// The limit that was reached, so that samples are missing; nil if none are.
    private(set) var bound: AutomatonBound?
    /// The transitions of automata followed to find the samples.
    private(set) var steps = 0
    /// The facet that each language belongs to, by the index of the language.
    private(set) var facetOfLanguage: [Int: Int] = [:]

    /// Finds the samples for some of the languages, given by index.
    init(_ languages: [LinkLanguage], _ wanted: Set<Int>, _ bounds: AutomatonBounds) {
        for group in Self.groups(languages, wanted) {
            for language in group { facetOfLanguage[language] = facets.count }
            var samples: [Sample] = []
            var search = JointSearch(group.map { languages[$0] }, bounds)
            search.run { truth, text in
                samples.append(Sample(truth: truth.map { group[$0] }.sorted(), text: text))
                return samples.count < bounds.combinations
            }
            steps += search.steps
            if samples.count >= bounds.combinations { bound = .combinations }
            // One example for each language, if not all texts could be read.
            if let reached = search.bound {
                bound = bound ?? reached
                for language in group {
                    guard let text = languages[language].example, let truth = search.truth(of: text) else { continue }
                    samples.append(Sample(truth: truth.map { group[$0] }.sorted(), text: text))
                }
            }
            facets.append(Facet(part: languages[group[0]].part, samples: samples))
        }
    }

    /// The languages grouped by the part they depend on, in the order path, query, fragment.
    private static func groups(_ languages: [LinkLanguage], _ wanted: Set<Int>) -> [[Int]] {
        let looksAtWholeQuery = wanted.contains { languages[$0].part == .query }
        var groups: [[Int]] = []
        var places: [LinkLanguage.Part: Int] = [:]
        for language in wanted.sorted() {
            let part = languages[language].part
            let key: LinkLanguage.Part =
                switch part {
                case .path, .query, .fragment: part
                case .item(let name): looksAtWholeQuery ? .query : .item(name: name.unescaped)
                }
            if let place = places[key] {
                groups[place].append(language)
            } else {
                places[key] = groups.count
                groups.append([language])
            }
        }
        return groups.sorted { languages[$0[0]].part.kind < languages[$1[0]].part.kind }
    }
}
