#if SwiftSources
    import SignUpScreens
    import SwiftSyntax

    /// The functions that the code of a screen calls itself, and those that its buttons for cancelling call.
    final class CalledNames: SyntaxVisitor {
        /// The functions that are called by name on the screen itself.
        private(set) var functions: Set<String> = []
        /// The functions that are the actions of buttons of the system for cancelling and closing.
        private(set) var cancelling: Set<String> = []

        static func names(in types: [TypeDeclaration]) -> CalledNames {
            let visitor = CalledNames(viewMode: .sourceAccurate)
            for part in types.flatMap(\.parts) { for (_, node) in part.code { visitor.walk(node) } }
            return visitor
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.name {
                functions.insert(name)
                if name == "UIBarButtonItem", node.arguments.contains(where: isForLeaving) {
                    cancelling.formUnion(node.arguments.compactMap { Self.selector($0.expression) })
                }
            }
            if let access = node.calledExpression.as(MemberAccessExprSyntax.self),
                ["self", "self?", "self!"].contains(access.base?.written)
            {
                functions.insert(access.declName.baseName.name)
            }
            return .visitChildren
        }

        private func isForLeaving(_ argument: LabeledExprSyntax) -> Bool {
            guard ["barButtonSystemItem", "systemItem"].contains(argument.label?.text) else { return false }
            return [".cancel", ".close", ".stop"].contains(argument.expression.written)
        }

        // The function in `#selector(cancelTapped)`.
        private static func selector(_ expression: ExprSyntax) -> String? {
            guard let macro = expression.as(MacroExpansionExprSyntax.self), macro.macroName.text == "selector",
                let argument = macro.arguments.first
            else { return nil }
            let name = argument.expression.written.split(separator: ".").last ?? ""
            return String(name.prefix { $0 != "(" })
        }
    }

    /// Finds the states by which a view shows others: `$isShown` in `.sheet(isPresented: $isShown)`.
    final class PresentationVisitor: SyntaxVisitor {
        private var presentations: [String: Departure.Kind] = [:]

        static func presentations(of types: [TypeDeclaration]) -> [String: Departure.Kind] {
            let visitor = PresentationVisitor(viewMode: .sourceAccurate)
            for type in types where type.inherited.contains("View") {
                for part in type.parts { for (_, node) in part.code { visitor.walk(node) } }
            }
            return visitor.presentations
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            let kind: Departure.Kind? =
                switch node.calleeName {
                case "sheet", "fullScreenCover", "popover": .presentation
                case "navigationDestination", "NavigationLink": .push
                default: nil
                }
            guard let kind else { return .visitChildren }
            for argument in node.arguments
            where ["isPresented", "item", "isActive", "selection"].contains(argument.label?.text) {
                let state = argument.expression.written
                // `$model.isShown` is set as `model.isShown`.
                if state.hasPrefix("$"), let last = state.split(whereSeparator: { "$.".contains($0) }).last {
                    presentations[String(last)] = kind
                }
            }
            return .visitChildren
        }
    }
#endif
