package import TextFormats

extension LocatedText {
    /// The longest text whose characters are taken for a class, in bytes; there are 95 to choose from.
    package static let mostOfClass = 1024

    /// The elements of a set, one after the other.
    ///
    /// Between brackets a hyphen counts only as the first character, and `]` only as the last one. Where there is either, the
    /// text has the order in which both count, and says that the order is by chance.
    package static func joined(ofSet elements: [LocatedText], by separator: LocatedText? = nil) -> LocatedText? {
        let hyphens = elements.filter { $0.string == "-" }
        let brackets = elements.filter { $0.string == "]" }
        let others = elements.filter { $0.string != "-" && $0.string != "]" }
        let text = joined(hyphens + others + brackets, by: separator)
        let isByChance = elements.count > 1 && others.count < elements.count
        return isByChance ? text?.markedUnordered(in: joined(elements)?.span) : text
    }

    /// The texts with a separator between them; nil if there are none.
    package static func joined(_ texts: [LocatedText], by separator: LocatedText?) -> LocatedText? {
        guard let separator else { return joined(texts) }
        return joined(Array(texts.map { [$0] }.joined(separator: [separator])))
    }
}
