#if SwiftSources
    import SwiftSyntax

    extension DeclSyntax {
        /// The token of the name, where the declaration has one.
        var nameToken: Syntax? {
            asProtocol((any NamedDeclSyntax).self).map { Syntax($0.name) }
        }
    }
#endif
