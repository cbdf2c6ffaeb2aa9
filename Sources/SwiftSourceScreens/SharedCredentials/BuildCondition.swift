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
            node.ancestors.contains { $0.as(IfConfigDeclSyntax.self).map { !isHarmless($0) } ?? false }
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
