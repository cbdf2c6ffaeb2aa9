#if SwiftSources
    import Findings
    import SwiftSyntax

    /// Recognises code that only some builds contain, such as that of `#if DEBUG`.
    enum BuildCondition {
        // These are about the platform and the compiler, not about which build of the app it is.
        private static let harmless: Set<String> = [
            "os", "canImport", "targetEnvironment", "arch", "swift", "compiler", "hasFeature",
        ]

        /// Whether it depends on a condition of the app's own whether code is compiled.
        static func governs(_ node: some SyntaxProtocol) -> Bool {
            var next = node.parent
            while let current = next {
                if let condition = current.as(IfConfigDeclSyntax.self), !isHarmless(condition) { return true }
                next = current.parent
            }
            return false
        }

        /// Whether it depends on a condition of the app's own whether these bytes of a file are compiled.
        static func governs(_ span: SourceSpan, of file: SwiftFile) -> Bool {
            file.tree.token(at: AbsolutePosition(utf8Offset: span.start)).map(governs) ?? false
        }

        private static func isHarmless(_ declaration: IfConfigDeclSyntax) -> Bool {
            declaration.clauses.allSatisfy { clause in
                guard let condition = clause.condition else { return true }
                let call = condition.as(FunctionCallExprSyntax.self)
                return call?.calleeName.map(harmless.contains) ?? false
            }
        }
    }
#endif
