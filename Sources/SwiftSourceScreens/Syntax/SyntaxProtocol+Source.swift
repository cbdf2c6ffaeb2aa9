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
            var node = parent
            while let current = node {
                if let type = current.as(ExtensionDeclSyntax.self) { return type.extendedType.baseName }
                if current.asProtocol((any DeclGroupSyntax).self) != nil {
                    return current.asProtocol((any NamedDeclSyntax).self)?.name.name
                }
                node = current.parent
            }
            return nil
        }
    }
#endif
