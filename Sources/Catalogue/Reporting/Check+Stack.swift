import Findings
package import Judging

extension Check {
    /// The page with the fixes for a stack after its own; it says so where the stack has none.
    package func page(for stack: Stack) -> String {
        let fixes = stack.fixes.filter { fix in fix.obstacles.contains { advisers.contains(.stack($0)) } }
        let texts = fixes.isEmpty ? ["Nothing particular is known: what is said above holds.\n"] : fixes.map(\.page)
        return page + "\n## On \(stack.title)\n" + texts.joined(separator: "\n")
    }
}

extension Fix {
    /// Markdown: the advice, the snippet, and where it is documented.
    fileprivate var page: String {
        let code = snippet.map { snippet in
            "\n"
                + snippet.lines.map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
        }
        let address = citation.url.map { ": <\($0)>" } ?? ""
        return "\(advice.description.asSentence).\n\(code ?? "")\n- \(citation.title)\(address)\n"
    }
}

extension String {
    fileprivate var asSentence: String { prefix(1).uppercased() + dropFirst() }
}
