#if SwiftSources
    import SwiftSyntax

    extension DeclSyntax {
        /// The token of the declaration's name; nil if it has none.
        var nameToken: Syntax? {
            asProtocol((any NamedDeclSyntax).self).map { Syntax($0.name) }
        }
    }
#endif
