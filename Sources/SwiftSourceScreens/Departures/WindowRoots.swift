#if SwiftSources
    import Findings
    import SwiftSyntax
    import TextFormats

    /// Finds the screens that code makes only as the root of a window, where dismissing them does nothing.
    struct WindowRoots {
        private let sources: [SourceText]
        private let beginning: (SourceText?) -> Void
        private var known: [String: Bool] = [:]
        private static let presenting: Set<String> = [
            "sheet", "fullScreenCover", "popover", "navigationDestination", "NavigationLink", "present", "alert",
        ]

        init(_ sources: [SourceText], beginning: @escaping (SourceText?) -> Void) {
            self.sources = sources.filter { !$0.name.contains("Tests/") }
            self.beginning = beginning
        }

        mutating func isRoot(_ name: String) -> Bool {
            if let known = known[name] { return known }
            // Views that contain each other are roots of nothing.
            known[name] = false
            let call = ByteSearch(name + "(")
            var uses: [Bool] = []
            for source in sources where source.mentions(call) {
                beginning(source)
                guard let file = try? SwiftFile(source) else { continue }
                for token in file.tree.tokens(viewMode: .sourceAccurate) where token.text == name {
                    let callee = token.parent?.as(DeclReferenceExprSyntax.self)
                    guard let call = callee?.parent?.as(FunctionCallExprSyntax.self) else { continue }
                    if let use = isRoot(Syntax(call)) { uses.append(use) }
                }
            }
            let result = !uses.isEmpty && uses.allSatisfy(\.self)
            known[name] = result
            return result
        }

        /// Whether what an expression makes becomes the root of a window; nil in a preview.
        private mutating func isRoot(_ node: Syntax) -> Bool? {
            var child = node
            while let parent = child.parent {
                switch parent.as(SyntaxEnum.self) {
                // What a modifier is called on is shown where the modified view is.
                case .functionCallExpr(let call) where call.calledExpression.id != child.id:
                    if Self.presenting.contains(call.calleeName ?? "") { return false }
                    if call.calleeName == "WindowGroup" { return true }
                case .sequenceExpr(let sequence) where Self.setsRoot(sequence): return true
                case .codeBlockItemList(let items) where Self.setsRoot(items): return true
                case .macroExpansionDecl, .macroExpansionExpr: return nil
                case .structDecl(let type):
                    let inherited = type.inheritanceClause?.inheritedTypes.map(\.type.written) ?? []
                    if inherited.contains("PreviewProvider") { return nil }
                    return inherited.contains("View") && isRoot(type.name.text)
                case .classDecl, .extensionDecl, .enumDecl: return false
                default: break
                }
                child = parent
            }
            return false
        }

        private static func setsRoot(_ sequence: SequenceExprSyntax) -> Bool {
            sequence.assignment.map { NavigationStep.path(of: $0.target).last == "rootViewController" } ?? false
        }

        // The block makes screens, keeps them in constants, and then makes one of them the root.
        private static func setsRoot(_ items: CodeBlockItemListSyntax) -> Bool {
            items.contains { $0.item.as(SequenceExprSyntax.self).map(setsRoot) ?? false }
                && !items.tokens(viewMode: .sourceAccurate).contains {
                    ["present", "pushViewController"].contains($0.text)
                }
        }
    }
#endif
