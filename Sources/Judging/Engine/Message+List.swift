package import Findings

extension Message {
    /// The texts, each quoted, as in “a” and “b”; of more than `most`, the first and how many others there are.
    package static func list(_ texts: some Collection<String>, atMost most: Int) -> Message {
        let shown = Array(texts.prefix(most))
        guard texts.count > most else { return "\(list: shown)" }
        return "\(joined(shown.map { "\($0)" }, by: ", ")) and \(texts.count - most) more"
    }
}
