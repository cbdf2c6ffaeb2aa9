#if SwiftSources
    import SwiftSyntax

    extension TypeDeclaration {
        /// The code that says what a view shows.
        struct ViewBody {
            let id: SyntaxIdentifier
            let file: SwiftFile
            let statements: CodeBlockItemListSyntax
        }

        /// The `body` of a SwiftUI view, or of one that is made for a library, which takes arguments: `body(props:)`.
        var viewBody: ViewBody? {
            if inherited.contains("View"), let body = anyBody { return body }
            guard keyword == "struct", properties["body"] == nil, !inherited.isEmpty,
                !inherited.contains("ViewModifier"), let function = functions["body"]?.first,
                function.declaration.signature.parameterClause.parameters.first?.firstName.text != "content"
            else { return nil }
            return function.code.map { ViewBody(id: function.id, file: $0.file, statements: $0.body.statements) }
        }

        /// The code of its property `body`, whatever its protocols are called; without one ``viewBody``.
        var anyBody: ViewBody? {
            if let body = properties["body"], let getter = body.getter {
                return ViewBody(id: body.binding.id, file: body.file, statements: getter)
            }
            return properties["body"] == nil && !inherited.contains("View") ? viewBody : nil
        }
    }

    extension TypeDeclaration.Property {
        /// Whether it is a view that is passed in, or a closure that makes one: `let content: () -> Content`.
        var makesViews: Bool {
            guard let type = binding.typeAnnotation?.type, getter == nil else { return false }
            var inner = type
            if let attributed = inner.as(AttributedTypeSyntax.self) { inner = attributed.baseType }
            if let tuple = inner.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
                inner = only.type
            }
            let made = inner.as(FunctionTypeSyntax.self)?.returnClause.type.baseName ?? inner.baseName
            return ["Content", "AnyView", "View"].contains(made)
        }
    }
#endif
