import TextFormats

#if SwiftSources
    import Findings
    import SwiftParser
    import SwiftSyntax

    /// A parsed Swift file.
    struct SwiftFile: Sendable {
        let text: SourceText
        let tree: SourceFileSyntax
        /// The names of the imported modules.
        let imports: [String]

        /// The largest file that is parsed, in bytes, more than any person writes. SwiftParser needs a gigabyte for each
        /// megabyte of what a generator may write.
        static let largest = 4_000_000
        /// The depth up to which a syntax tree is accepted. A chain of calls or of `else if` makes a tree as deep as the chain
        /// is long, and walking a tree needs a stack as deep.
        static let deepest = 1500

        init(_ text: SourceText) throws(SwiftSourceFailure) {
            guard text.bytes.count <= Self.largest else { throw SwiftSourceFailure(.tooLarge, of: text) }
            guard !ChainGuard.hasEndlessChain(text.bytes) else {
                throw SwiftSourceFailure(.nestedTooDeeply, of: text)
            }
            tree = text.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
            // A detached copy, since what is visited of a tree stays in memory as long as the tree.
            guard Self.isShallow(Syntax(tree.statements.detached)) else {
                throw SwiftSourceFailure(.nestedTooDeeply, of: text)
            }
            self.text = text
            imports = tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.trimmedDescription }
        }

        /// The place of a node, without the comments and white space around it.
        func place(of node: some SyntaxProtocol) -> Place { .text(text, span(of: node)) }

        func span(of node: some SyntaxProtocol) -> SourceSpan {
            SourceSpan(
                node.positionAfterSkippingLeadingTrivia.utf8Offset, node.endPositionBeforeTrailingTrivia.utf8Offset)
        }

        // Not recursive, since it protects code that is.
        private static func isShallow(_ root: Syntax) -> Bool {
            var open = [(root, 1)]
            while let (node, depth) = open.popLast() {
                if depth > deepest { return false }
                for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
                    open.append((child, depth + 1))
                }
            }
            return true
        }
    }
#endif
