import TextFormats

/// An expression such as `res.status(200).json(file)` or `new Response(body, init)`: names, some of them called.
struct CallChain {
    struct Link {
        let name: String
        /// The index of the name.
        let index: Int
        /// Nil where it is not called.
        let arguments: [Range<Int>]?
    }

    let links: [Link]
    let isNew: Bool

    /// Nil for any other expression.
    init?(_ range: Range<Int>, in script: Script) {
        var index = range.lowerBound
        while script.word(at: index) == "await" { index += 1 }
        isNew = script.word(at: index) == "new"
        if isNew { index += 1 }
        var links: [Link] = []
        while let name = script.word(at: index) {
            var (next, arguments): (Int, [Range<Int>]?) = (script.skippingTypes(at: index + 1), nil)
            if script.has("(", at: next) {
                arguments = script.parts(in: next)
                next = script.closer(of: next) + 1
            }
            links.append(Link(name: name, index: index, arguments: arguments))
            index = next
            if script.has("!", at: index) { index += 1 }
            if script.has("?.", at: index) { index += 1 }
            guard script.has(".", at: index) else { break }
            index += 1
        }
        guard !links.isEmpty, index >= range.upperBound || ["as", "satisfies"].contains(script.word(at: index)) else {
            return nil
        }
        self.links = links
    }
}
