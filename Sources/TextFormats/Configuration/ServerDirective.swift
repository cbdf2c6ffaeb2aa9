package import Findings

/// A directive in the configuration of a web server, with its place: nginx, Apache and Caddy have the same shape.
package struct ServerDirective: Sendable {
    /// The name as written. Apache ignores its case, the others do not.
    package let name: LocatedString
    package let arguments: [LocatedString]
    /// What stands in its block or section; nil if it has none.
    package let children: [ServerDirective]?
    /// The bytes of its name and arguments, in ``text``.
    package let span: SourceSpan
    /// The file that it stands in.
    package let text: SourceText

    package init(_ name: LocatedString, _ arguments: [LocatedString], children: [ServerDirective]?, in text: SourceText)
    {
        self.name = name
        self.text = text
        self.arguments = arguments
        self.children = children
        span = SourceSpan(name.span.start, max(name.span.end, arguments.last?.span.end ?? 0))
    }

    /// The texts of the arguments.
    package var words: [String] { arguments.map(\.text) }

    /// Where it is.
    package var place: Place { .text(text, span) }

    /// What it includes, as written: the path or pattern of files, or a snippet of Caddy's; nil if it includes nothing.
    package func inclusion(in syntax: ServerConfiguration.Syntax) -> String? {
        let includes =
            switch syntax {
            case .nginx: name.text == "include"
            case .apache: ["include", "includeoptional"].contains(name.text.asciiLowercased)
            case .caddy: name.text == "import"
            }
        return includes ? arguments.first?.text : nil
    }
}

/// Builds a tree of directives without recursion.
struct ServerDirectiveBuilder {
    private struct Open {
        let words: [LocatedString]
        var children: [ServerDirective]
    }

    let text: SourceText
    private var roots: [ServerDirective] = []
    private var open: [Open] = []

    init(_ text: SourceText) { self.text = text }

    var depth: Int { open.count }

    /// The words that opened the innermost block.
    var innermost: [LocatedString] { open.last?.words ?? [] }

    /// Adds a directive without a block; the words are its name and its arguments.
    mutating func add(_ words: [LocatedString]) { append(words, children: nil) }

    mutating func begin(_ words: [LocatedString]) { open.append(Open(words: words, children: [])) }

    /// Ends the innermost block; false if none is open.
    mutating func end() -> Bool {
        guard let block = open.popLast() else { return false }
        append(block.words, children: block.children)
        return true
    }

    /// Ends whatever is open.
    mutating func finish(_ problem: ConfigurationProblem? = nil) -> ServerConfiguration {
        while end() {}
        return ServerConfiguration(directives: roots, problem: problem)
    }

    private mutating func append(_ words: [LocatedString], children: [ServerDirective]?) {
        // Caddy has blocks without a name.
        let name = words.first ?? LocatedString("", at: children?.first?.span ?? SourceSpan(0, 0))
        let directive = ServerDirective(name, Array(words.dropFirst()), children: children, in: text)
        if open.isEmpty { roots.append(directive) } else { open[open.count - 1].children.append(directive) }
    }
}
