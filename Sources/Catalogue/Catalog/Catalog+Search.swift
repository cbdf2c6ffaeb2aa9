import Findings
package import Judging

extension Catalog {
    /// The checks whose pages have all of the words, in any case and as parts of others too: first those with them in the
    /// name, then in the first sentence, then elsewhere. None if no word has three letters.
    package static func checks(about words: [String]) -> [Check] {
        let words = words.flatMap { $0.lowercased().split { !$0.isLetter && !$0.isNumber } }.filter { $0.count > 2 }
        guard !words.isEmpty else { return [] }
        func has(_ text: String) -> Bool {
            let text = text.lowercased()
            return words.allSatisfy { text.contains($0) }
        }
        let places: [(Check) -> String] = [
            \.identity.name, { $0.identity.name + " " + $0.identity.summary },
            { $0.identity.name + " " + $0.identity.explanation },
        ]
        let ranked = checks.compactMap { check in places.firstIndex { has($0(check)) }.map { (rank: $0, check) } }
        return places.indices.flatMap { rank in ranked.filter { $0.rank == rank }.map(\.1) }
    }
}
