import AssociationModel
import TextFormats

#if SwiftSources
    import SwiftSyntax

    /// A type with everything that the files say about it: its declaration and its extensions. The declaration itself may be
    /// elsewhere.
    ///
    /// A class, since it is passed around for each expression that is followed, and copying it took a third of the time.
    final class TypeDeclaration {
        /// A block of members, and the file that it is in.
        struct Part {
            let file: SwiftFile
            let members: [DeclSyntax]

            /// Its code: the bodies of its functions and all its other members but types, with the files that they are in.
            var code: [(file: SwiftFile, node: Syntax)] {
                members.compactMap { member in
                    if member.isProtocol((any DeclGroupSyntax).self) { return nil }
                    guard let declaration = member.as(FunctionDeclSyntax.self) else { return (file, Syntax(member)) }
                    return Function(file: file, declaration: declaration).code.map { ($0.file, Syntax($0.body)) }
                }
            }

            /// Its length in bytes.
            var length: Int { members.reduce(0) { $0 + $1.totalLength.utf8Length } }
        }

        /// A stored or computed property, and where it is.
        struct Property {
            let file: SwiftFile
            let declaration: VariableDeclSyntax
            let binding: PatternBindingSyntax
        }

        /// A function with its body.
        struct Code: Sendable {
            /// The file that the places in it are in.
            let file: SwiftFile
            let parameters: FunctionParameterListSyntax
            let body: CodeBlockSyntax

            /// Nil if it has no body.
            init?(_ declaration: FunctionDeclSyntax, in file: SwiftFile) {
                guard let body = declaration.body else { return nil }
                self.file = file
                self.body = body
                parameters = declaration.signature.parameterClause.parameters
            }
        }

        /// A function, and where it is.
        struct Function {
            let file: SwiftFile
            /// The declaration, whose body may be blank; ``code`` has it.
            let declaration: FunctionDeclSyntax

            /// What tells it from all other functions.
            var id: SyntaxIdentifier { declaration.id }

            /// The labels of its parameters.
            var labels: [String] { declaration.signature.parameterClause.parameters.map(\.firstName.name) }

            /// Whether a call with these labels may be one of it; parameters may have defaults.
            func mayTake(_ labels: [String]) -> Bool {
                let own = self.labels
                return labels.allSatisfy(own.contains) && labels.count <= own.count
            }

            /// The function with its body; nil if it has none.
            var code: Code? {
                if let bodies = file.bodies { return bodies.code(of: declaration, in: file) }
                return Code(declaration, in: file)
            }
        }

        /// A case of an enumeration, and where it is.
        struct Case {
            let file: SwiftFile
            let element: EnumCaseElementSyntax

            /// The types of the values that belong to it.
            var payload: [TypeSyntax] { element.parameterClause?.parameters.map(\.type) ?? [] }
        }

        let name: String
        /// What tells it from other types of that name; see ``TypeNames``.
        let key: String
        /// The declaration itself; nil if only extensions were read.
        var declaration: (file: SwiftFile, node: DeclSyntax)?
        /// `class`, `struct`, `enum` or `actor`; empty if only extensions were read.
        var keyword = ""
        /// The types it inherits from and conforms to, as written.
        var inherited: [String] = []
        var parts: [Part] = []
        private(set) var properties: [String: Property] = [:]
        /// The names of the properties, in order.
        private(set) var propertyNames: [String] = []
        private(set) var functions: [String: [Function]] = [:]
        private(set) var functionList: [Function] = []
        private(set) var initializers: [(file: SwiftFile, node: InitializerDeclSyntax)] = []
        /// An enumeration's cases, by their names.
        private(set) var cases: [String: Case] = [:]

        init(name: String, key: String) { (self.name, self.key) = (name, key) }

        func add(_ part: Part) {
            parts.append(part)
            for member in part.members { add(member, of: part.file) }
        }

        private func add(_ member: DeclSyntax, of file: SwiftFile) {
            if let variable = member.as(VariableDeclSyntax.self) {
                for binding in variable.bindings {
                    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.name else { continue }
                    if properties[name] == nil { propertyNames.append(name) }
                    properties[name] = Property(file: file, declaration: variable, binding: binding)
                }
            } else if let function = member.as(FunctionDeclSyntax.self) {
                let function = Function(file: file, declaration: function)
                functions[function.declaration.name.name, default: []].append(function)
                functionList.append(function)
            } else if let initializer = member.as(InitializerDeclSyntax.self) {
                initializers.append((file, initializer))
            } else if let enumeration = member.as(EnumCaseDeclSyntax.self) {
                for element in enumeration.elements { cases[element.name.name] = Case(file: file, element: element) }
            }
        }
    }

    extension TypeDeclaration.Property {
        var name: String { binding.pattern.written }

        /// The name of the declared type, without optional marks; nil if it is inferred.
        var typeName: String? { binding.typeAnnotation?.type.baseName }

        var isOutlet: Bool { declaration.attributes.contains("IBOutlet") }
        var isStatic: Bool { declaration.modifiers.contains { ["static", "class"].contains($0.name.text) } }
        var isConstant: Bool { declaration.bindingSpecifier.text == "let" }

        /// The statements of the getter of a computed property; nil for a stored one.
        var getter: CodeBlockItemListSyntax? {
            switch binding.accessorBlock?.accessors {
            case .getter(let statements): statements
            case .accessors(let list): list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
            case nil: nil
            }
        }

        /// The statements of an accessor.
        func accessor(_ name: String) -> CodeBlockItemListSyntax? {
            guard case .accessors(let list) = binding.accessorBlock?.accessors else { return nil }
            return list.first { $0.accessorSpecifier.text == name }?.body?.statements
        }
    }

    extension AttributeListSyntax {
        func contains(_ name: String) -> Bool {
            contains { $0.as(AttributeSyntax.self)?.attributeName.written == name }
        }
    }

    extension TokenSyntax {
        /// The identifier without backticks.
        var name: String { identifier?.name ?? text }
    }

    extension TypeSyntax {
        /// The name of a type without optional marks, attributes, `some` and `any`: `UITextField` of `UITextField!`.
        var baseName: String {
            if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.baseName }
            if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return type.wrappedType.baseName }
            if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.baseName }
            if let type = self.as(SomeOrAnyTypeSyntax.self) { return type.constraint.baseName }
            if let type = self.as(IdentifierTypeSyntax.self) { return type.name.name }
            if let type = self.as(MemberTypeSyntax.self) { return type.name.name }
            return written
        }
    }
#endif
