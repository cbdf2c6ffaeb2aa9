#if SwiftSources
    import SwiftSyntax

    extension SyntaxProtocol {
        /// The source of the node, without the trivia around it. `trimmedDescription` is the same, and copies the tree for it.
        var written: String {
            let (start, end) = (leadingTriviaLength.utf8Length, trailingTriviaLength.utf8Length)
            return String(decoding: syntaxTextBytes.dropFirst(start).dropLast(end), as: UTF8.self)
        }

        /// The name of the type, or of the type of the extension, that it is in; nil outside of types.
        var enclosingTypeName: String? {
            for node in ancestors {
                if let type = node.as(ExtensionDeclSyntax.self) { return type.extendedType.baseName }
                if node.asProtocol((any DeclGroupSyntax).self) != nil {
                    return node.asProtocol((any NamedDeclSyntax).self)?.name.name
                }
            }
            return nil
        }

        /// The nodes that it is in, from the inside out.
        var ancestors: some Sequence<Syntax> { sequence(first: Syntax(self)) { $0.parent }.dropFirst() }

        /// Whether a name is used anywhere in it.
        func mentions(_ name: String) -> Bool {
            tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .identifier(name) }
        }
    }

    extension ExprSyntax {
        /// The last name of a path such as `L10n.SignUp`; nil for anything else.
        var lastName: String? {
            self.as(DeclReferenceExprSyntax.self)?.baseName.name
                ?? self.as(MemberAccessExprSyntax.self)?.declName.baseName.name
        }
    }

    extension FunctionCallExprSyntax {
        /// What is called, without a question mark after it.
        var callee: ExprSyntax {
            let called = calledExpression
            return called.as(OptionalChainingExprSyntax.self)?.expression ?? called
        }

        /// The name of the called function, without its receiver.
        var calleeName: String? { callee.lastName }
    }

    extension SequenceExprSyntax {
        /// The two sides of an assignment of one expression; nil for anything else.
        var assignment: (target: ExprSyntax, value: ExprSyntax)? {
            let elements = Array(elements)
            guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self) else { return nil }
            return (elements[0], elements[2])
        }
    }
#endif
