#if SwiftSources
    import SignUpScreens
    import SwiftSyntax

    /// Finds the fields whose text a type passes to `submitCode`, which takes a one-time code in MSAL.
    final class CodeSubmissions: BindingVisitor {
        static let function = "submitCode"
        private var arguments: [ExprSyntax] = []

        /// The names of the fields, or of what their texts are bound to.
        static func fieldNames(in type: TypeDeclaration) -> Set<String> {
            var result: Set<String> = []
            for (_, node) in type.parts.flatMap(\.code) {
                let visitor = CodeSubmissions(viewMode: .sourceAccurate)
                visitor.walk(node)
                result.formUnion(visitor.arguments.compactMap { visitor.name(in: $0, steps: 3) })
            }
            return result
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if node.calleeName == Self.function, let first = node.arguments.first, first.label?.name == "code" {
                arguments.append(first.expression)
            }
            return .visitChildren
        }

        // `codeField` of `codeField.text ?? ""`, `codeField.text!.trimmingCharacters(in: .whitespaces)`, and of a constant
        // with such a value.
        private func name(in expression: ExprSyntax, steps: Int) -> String? {
            var core = expression
            if let sequence = core.as(SequenceExprSyntax.self), let first = sequence.elements.first { core = first }
            while let call = core.as(FunctionCallExprSyntax.self),
                let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
            {
                core = base
            }
            let path = NavigationStep.path(of: core)
            guard let last = path.last else { return nil }
            if last == "text", path.count > 1 { return path[path.count - 2] }
            guard path.count == 1, steps > 0, let value = bindings[last] else { return last }
            return name(in: value, steps: steps - 1)
        }
    }

    extension Screen {
        /// Notes which fields take a one-time code, as the code of these types shows.
        mutating func noteCodes(in types: [TypeDeclaration]) {
            let names = types.reduce(into: Set<String>()) { $0.formUnion(CodeSubmissions.fieldNames(in: $1)) }
            for index in fields.indices where fields[index].name.map(names.contains) ?? false {
                fields[index].sentTo = CodeSubmissions.function
            }
        }
    }
#endif
