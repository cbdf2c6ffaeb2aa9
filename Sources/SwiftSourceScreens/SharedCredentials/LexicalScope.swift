#if SwiftSources
    import SwiftSyntax

    /// Looks a name up as Swift does: from the innermost block outwards, then in the type, then among the globals.
    enum LexicalScope {
        /// What a name stands for.
        enum Declaration {
            /// A constant with this initial value.
            case value(ExprSyntax, SwiftFile)
            /// Something without a certain value, such as a parameter or a variable.
            case unclear
            /// Nothing in the files.
            case unknown
        }

        static func declaration(
            of name: String, at node: some SyntaxProtocol, in file: SwiftFile, _ index: SourceIndex
        ) -> Declaration {
            if let local = local(name, at: Syntax(node), in: file) { return local }
            for type in node.enclosingTypeName.map({ index.chain(of: index.key(of: $0, in: file)) }) ?? [] {
                if let property = type.properties[name] { return declaration(property) }
            }
            return index.globals[name].map(declaration) ?? .unknown
        }

        private static func declaration(_ property: TypeDeclaration.Property) -> Declaration {
            if let getter = property.getter, getter.count == 1, case .expr(let value)? = getter.first?.item {
                return .value(value, property.file)
            }
            guard property.getter == nil, property.isConstant, let value = property.binding.initializer?.value else {
                return .unclear
            }
            return .value(value, property.file)
        }

        private static func local(_ name: String, at node: Syntax, in file: SwiftFile) -> Declaration? {
            var inner = node
            while let outer = inner.parent {
                if outer.asProtocol((any DeclGroupSyntax).self) != nil { return nil }
                if let list = outer.as(CodeBlockItemListSyntax.self), !list.isTopLevel {
                    for item in list.prefix(while: { $0.position <= inner.position }).reversed() {
                        if let found = declared(name, by: item, in: file), item.id != inner.id { return found }
                    }
                } else if outer.binds(name) {
                    return .unclear
                }
                inner = outer
            }
            return nil
        }

        private static func declared(_ name: String, by item: CodeBlockItemSyntax, in file: SwiftFile) -> Declaration? {
            if case .stmt(let statement) = item.item, let guarded = statement.as(GuardStmtSyntax.self) {
                return guarded.conditions.bind(name) ? .unclear : nil
            }
            guard case .decl(let declaration) = item.item, let variable = declaration.as(VariableDeclSyntax.self),
                let binding = variable.bindings.first(where: { $0.pattern.written == name })
            else { return nil }
            guard variable.bindingSpecifier.text == "let", let value = binding.initializer?.value else {
                return .unclear
            }
            return .value(value, file)
        }
    }

    extension Syntax {
        /// Whether a function, closure, condition or loop gives this name a value.
        fileprivate func binds(_ name: String) -> Bool {
            if let function = self.as(FunctionDeclSyntax.self) { return function.signature.binds(name) }
            if let initializer = self.as(InitializerDeclSyntax.self) { return initializer.signature.binds(name) }
            if let closure = self.as(ClosureExprSyntax.self) {
                return closure.signature?.parameterNames.contains(name) ?? false
            }
            if let branch = self.as(IfExprSyntax.self) { return branch.conditions.bind(name) }
            if let loop = self.as(WhileStmtSyntax.self) { return loop.conditions.bind(name) }
            if let loop = self.as(ForStmtSyntax.self) { return loop.pattern.mentions(name) }
            if let branch = self.as(SwitchCaseSyntax.self) { return branch.label.mentions(name) }
            return false
        }
    }

    extension FunctionSignatureSyntax {
        fileprivate func binds(_ name: String) -> Bool {
            parameterClause.parameters.contains { ($0.secondName ?? $0.firstName).name == name }
        }
    }

    extension ConditionElementListSyntax {
        fileprivate func bind(_ name: String) -> Bool {
            contains { element in
                switch element.condition {
                case .optionalBinding(let binding): binding.pattern.mentions(name)
                case .matchingPattern(let match): match.pattern.mentions(name)
                default: false
                }
            }
        }
    }

    extension CodeBlockItemListSyntax {
        /// Whether it is that of the file, whose constants are globals.
        fileprivate var isTopLevel: Bool { parent?.is(SourceFileSyntax.self) ?? true }
    }
#endif
