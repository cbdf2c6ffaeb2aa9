import TextFormats

#if SwiftSources
    import Findings
    import SwiftSyntax
    import Synchronization

    /// Parses the bodies of functions when they are needed, and forgets them when they take too much memory.
    final class FunctionBodies: Sendable {
        private struct Cache {
            var parsed: [SyntaxIdentifier: TypeDeclaration.Code] = [:]
            /// The size of the functions that are kept, in bytes of their texts.
            var size = 0
        }

        private let cache = Mutex(Cache())
        private static let limit = 800_000

        /// A function whose body is blank, parsed with its body; nil if it has none.
        func code(of declaration: FunctionDeclSyntax, in file: SwiftFile) -> TypeDeclaration.Code? {
            guard declaration.body != nil else { return nil }
            if let known = cache.withLock({ $0.parsed[declaration.id] }) { return known }
            let span = file.span(of: declaration)
            let part = SwiftFile(span, of: file)
            guard case .decl(let whole)? = part.tree.statements.first?.item,
                let code = whole.as(FunctionDeclSyntax.self).flatMap({ TypeDeclaration.Code($0, in: part) })
            else { return nil }
            cache.withLock {
                if $0.size > Self.limit { $0 = Cache() }
                $0.size += span.count
                $0.parsed[declaration.id] = code
            }
            return code
        }
    }

    /// The bodies of the functions of a file and its types, without those of functions inside other functions.
    struct BodySpans {
        private var spans: [SourceSpan] = []
        /// Shorter ones are not worth it.
        private static let shortest = 48

        init(in tree: SourceFileSyntax) {
            for item in tree.statements { if case .decl(let declaration) = item.item { add(declaration) } }
        }

        private mutating func add(_ declaration: DeclSyntax) {
            if let body = declaration.as(FunctionDeclSyntax.self)?.body {
                let start = body.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
                let end = body.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
                if end - start >= Self.shortest { spans.append(SourceSpan(start, end)) }
            } else if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
                for member in group.memberBlock.members { add(member.decl) }
            } else if let condition = declaration.as(IfConfigDeclSyntax.self) {
                for clause in condition.clauses { add(clause) }
            }
        }

        private mutating func add(_ clause: IfConfigClauseSyntax) {
            switch clause.elements {
            case .decls(let members)?: for member in members { add(member.decl) }
            case .statements(let items)?:
                for item in items { if case .decl(let declaration) = item.item { add(declaration) } }
            default: return
            }
        }

        /// The text with spaces for the bodies, so that all else keeps its place; nil if that would save little.
        func blanked(_ bytes: [UInt8]) -> [UInt8]? {
            guard spans.reduce(0, { $0 + $1.count }) * 5 > bytes.count else { return nil }
            var result = bytes
            for span in spans {
                for index in span.start..<span.end { result[index] = UInt8(ascii: " ") }
            }
            return result
        }
    }
#endif
