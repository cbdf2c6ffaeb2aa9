import TextFormats

#if SwiftSources
    import Findings
    import SwiftParser
    import SwiftSyntax

    /// A Swift file, parsed.
    struct SwiftFile: Sendable {
        let text: SourceText
        let tree: SourceFileSyntax

        /// More than any person writes; of what a generator may, SwiftParser takes a gigabyte for each megabyte.
        static let largest = 4_000_000
        /// The depth of the tree up to which it is followed. A chain of calls or of `else if` makes a tree as deep as it is
        /// long, and what follows a tree needs a stack as deep.
        static let deepest = 1500

        init(_ text: SourceText) throws(SwiftSourceFailure) {
            guard text.bytes.count <= Self.largest else { throw SwiftSourceFailure(.tooLarge, of: text) }
            guard !ChainGuard.hasEndlessChain(text.bytes) else {
                throw SwiftSourceFailure(.nestedTooDeeply, of: text)
            }
            tree = text.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
            guard Self.isShallow(Syntax(tree)) else { throw SwiftSourceFailure(.nestedTooDeeply, of: text) }
            self.text = text
        }

        /// Where a node stands, without the comments and spaces around it.
        func place(of node: some SyntaxProtocol) -> Place { .text(text, span(of: node)) }

        func span(of node: some SyntaxProtocol) -> SourceSpan {
            SourceSpan(
                node.positionAfterSkippingLeadingTrivia.utf8Offset, node.endPositionBeforeTrailingTrivia.utf8Offset)
        }

        // Without recursion, since that is what it protects.
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
