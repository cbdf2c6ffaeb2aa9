#if SwiftSources
    import SwiftSyntax

    extension SyntaxProtocol {
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
