#if SwiftSources
    import SwiftSyntax

    /// A visitor of code in a file, which gives what it finds its place.
    class FileVisitor: SyntaxVisitor {
        let file: SwiftFile

        init(_ file: SwiftFile) {
            self.file = file
            super.init(viewMode: .sourceAccurate)
        }
    }

    /// A visitor that notes what constants and variables are set to, by name.
    class BindingVisitor: SyntaxVisitor {
        final var bindings: [String: ExprSyntax] = [:]

        override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
            if let value = node.initializer?.value { bindings[node.pattern.written] = value }
            return .visitChildren
        }

        override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
            if let value = node.initializer?.value { bindings[node.pattern.written] = value }
            return .visitChildren
        }
    }
#endif
