#if SwiftSources
    import SwiftSyntax

    /// Decides which branch of an `#if` an app for iOS has.
    enum PlatformCondition {
        // What only other systems have; every other module may be there.
        private static let foreignModules: Set<String> = ["AppKit", "Cocoa", "WatchKit", "TVUIKit", "Glibc", "Android"]

        /// Whether a condition holds on iOS; nil where that depends on the build, as `DEBUG` does.
        static func holds(_ condition: ExprSyntax) -> Bool? {
            switch condition.as(ExprSyntaxEnum.self) {
            case .booleanLiteralExpr(let literal): return literal.literal.text == "true"
            case .functionCallExpr(let call): return holds(call)
            case .prefixOperatorExpr(let negation): return holds(negation.expression).map(!)
            case .tupleExpr(let tuple): return tuple.elements.first.flatMap { holds($0.expression) }
            case .sequenceExpr(let sequence): return holds(Array(sequence.elements)[...])
            default: return nil
            }
        }

        private static func holds(_ call: FunctionCallExprSyntax) -> Bool? {
            let argument = call.arguments.first?.expression.written ?? ""
            switch call.calleeName {
            case "os": return argument == "iOS"
            case "targetEnvironment": return false
            case "canImport": return !foreignModules.contains(argument)
            case "swift", "compiler": return argument.hasPrefix(">")
            default: return nil
            }
        }

        // `||` binds less tightly than `&&`; the parser leaves both in a flat list.
        private static func holds(_ elements: ArraySlice<ExprSyntax>) -> Bool? {
            for (name, decisive) in [("||", true), ("&&", false)] {
                let parts = elements.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == name }
                guard parts.count > 1 else { continue }
                let values = parts.map { holds($0) }
                if values.contains(decisive) { return decisive }
                return values.contains(nil) ? nil : !decisive
            }
            return elements.count == 1 ? elements.first.flatMap { holds($0) } : nil
        }
    }

    extension IfConfigDeclSyntax {
        /// The branch that an app for iOS has, or may have; nil if it has none of them.
        var iOSClause: IfConfigClauseSyntax? {
            clauses.first { $0.condition.flatMap(PlatformCondition.holds) != false }
        }

        /// The branch whose declarations count: that of iOS, or the first one where all are for other systems, whose
        /// screens are screens, too.
        var declaringClause: IfConfigClauseSyntax? { iOSClause ?? clauses.first }
    }
#endif
