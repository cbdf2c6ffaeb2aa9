import TextFormats

#if SwiftSources
    import Findings
    import SwiftParser
    import SwiftSyntax

    /// A parsed Swift file, or a part of one.
    struct SwiftFile: Sendable {
        let text: SourceText
        /// The syntax tree; the bodies of functions may be blank in it, see ``bodies``.
        let tree: SourceFileSyntax
        /// The names of the imported modules.
        let imports: [String]
        /// Where the tree begins in the text, in bytes.
        private let start: Int
        /// The bodies that are blank in the tree; nil if the tree has all of them.
        let bodies: FunctionBodies?

        /// The largest file that is parsed, in bytes, more than any person writes. SwiftParser needs a gigabyte for each
        /// megabyte of what a generator may write.
        static let largest = Bound.swiftFile.most
        /// The depth up to which a syntax tree is accepted. A chain of calls or of `else if` makes a tree as deep as the chain
        /// is long, and walking a tree needs a stack as deep.
        static let deepest = Bound.swiftNesting.most

        /// Parses a file.
        ///
        /// - Parameter bodies: what parses the bodies of functions again when they are needed; nil keeps them all. A tree
        ///   takes some sixty bytes of memory for each byte of its text, and most functions of an app are never looked at.
        init(_ text: SourceText, bodies: FunctionBodies? = nil) throws(SwiftSourceFailure) {
            guard text.bytes.count <= Self.largest else { throw SwiftSourceFailure(.tooLarge, of: text) }
            guard !ChainGuard.hasEndlessChain(text.bytes), !BracketGuard.hasDeepBrackets(text.bytes) else {
                throw SwiftSourceFailure(.nestedTooDeeply, of: text)
            }
            let whole = Self.parse(text.bytes)
            // A detached copy, since what is visited of a tree stays in memory as long as the tree.
            guard Self.isShallow(Syntax(whole.statements.detached)) else {
                throw SwiftSourceFailure(.nestedTooDeeply, of: text)
            }
            self.text = text
            start = 0
            imports = whole.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.written }
            let blanked = bodies.flatMap { _ in BodySpans(in: whole).blanked(text.bytes) }
            tree = blanked.map(Self.parse) ?? whole
            self.bodies = blanked == nil ? nil : bodies
        }

        /// Parses a declaration of a file by itself.
        init(_ declaration: SourceSpan, of file: SwiftFile) {
            text = file.text
            imports = file.imports
            start = declaration.start
            bodies = nil
            tree = Self.parse(Array(file.text.bytes[declaration.start..<declaration.end]))
        }

        private static func parse(_ bytes: [UInt8]) -> SourceFileSyntax {
            bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        }

        /// The place of a node, without the comments and white space around it.
        func place(of node: some SyntaxProtocol) -> Place { .text(text, span(of: node)) }

        func span(of node: some SyntaxProtocol) -> SourceSpan {
            SourceSpan(
                start + node.positionAfterSkippingLeadingTrivia.utf8Offset,
                start + node.endPositionBeforeTrailingTrivia.utf8Offset)
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
