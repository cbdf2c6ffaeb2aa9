import TextFormats

#if SwiftSources
    import SwiftSyntax

    extension SourceIndex {
        /// The functions and types that look a text up by its key.
        static let localizers: Set<String> = [
            "NSLocalizedString", "LocalizedStringKey", "LocalizedStringResource", "String", "Text", "localizedString",
            "localized", "tr", "NSAttributedString", "AttributedString", "NSMutableAttributedString",
        ]

        /// The text of a literal, of a key of the app's string tables, or of a constant with one of these; nil if it cannot
        /// be determined.
        func text(of expression: ExprSyntax, in file: SwiftFile, depth: Int = 0) -> String? {
            if let literal = expression.as(StringLiteralExprSyntax.self) {
                return file.located(literal).map { texts[$0.string] ?? $0.string }
            }
            if let call = expression.as(FunctionCallExprSyntax.self) { return text(of: call, in: file, depth) }
            guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
            if base.is(StringLiteralExprSyntax.self) { return text(of: base, in: file) }
            guard depth < 4, let owner = base.lastName,
                let property = types[key(of: owner, in: file)]?.properties[access.declName.baseName.name]
            else { return nil }
            return property.value.flatMap { text(of: $0, in: property.file, depth: depth + 1) }
        }

        // A table may lack the key; then a fallback stands for it.
        private func text(of call: FunctionCallExprSyntax, in file: SwiftFile, _ depth: Int) -> String? {
            if let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
                base.is(StringLiteralExprSyntax.self)
            {
                return text(of: base, in: file)
            }
            guard let name = call.calleeName, Self.localizers.contains(name) else { return nil }
            let literals = call.arguments.compactMap { argument in
                argument.expression.as(StringLiteralExprSyntax.self).flatMap { file.located($0) }.map {
                    (label: argument.label?.text, text: $0.string)
                }
            }
            if let known = literals.lazy.compactMap({ texts[$0.text] }).first { return known }
            let fallback = literals.first {
                ["fallback", "value", "defaultValue"].contains($0.label) && !$0.text.isEmpty
            }
            if let fallback { return fallback.text }
            // Of `tr(table, key)` the second is the key.
            if name == "tr" { return literals.dropFirst().first?.text }
            if let first = literals.first { return first.text }
            return call.arguments.first.flatMap { text(of: $0.expression, in: file, depth: depth + 1) }
        }
    }

    extension TypeDeclaration.Property {
        /// The expression that gives its value: the initial one, or the only one of its getter.
        fileprivate var value: ExprSyntax? {
            if let initializer = binding.initializer { return initializer.value }
            guard let getter, getter.count == 1, let only = getter.first else { return nil }
            if case .expr(let expression) = only.item { return expression }
            if case .stmt(let statement) = only.item { return statement.as(ReturnStmtSyntax.self)?.expression }
            return nil
        }
    }
#endif
