import AssociationModel
import TextFormats

#if SwiftSources
    import Findings
    import SwiftSyntax

    /// The declarations of all files, by name.
    ///
    /// Names are looked up without modules and enclosing types. The declarations of two types with the same name are merged,
    /// so nothing is concluded from what is not found.
    struct SourceIndex {
        private(set) var types: [String: TypeDeclaration] = [:]
        /// The names of the types, in the order in which they are declared.
        private(set) var typeNames: [String] = []
        private(set) var functions: [String: [TypeDeclaration.Function]] = [:]
        private(set) var globals: [String: TypeDeclaration.Property] = [:]
        /// The names of the files that belong to tests.
        private(set) var testFiles: Set<String> = []
        /// The names of the files that add text fields to alerts.
        private(set) var alertFiles: Set<String> = []
        private var chains: [String: [TypeDeclaration]] = [:]
        /// The enumerations that have a case of this name.
        private(set) var owners: [String: Set<String>] = [:]
        /// The methods of this name, of all types.
        private(set) var methods: [String: [Method]] = [:]
        /// A function, and the type that has it.
        struct Method {
            let owner: String
            let function: TypeDeclaration.Function
        }

        let files: [SwiftFile]
        /// The texts of the app's string tables, by key.
        let texts: [String: String]
        /// Is told which file is followed next.
        let beginning: (SourceText?) -> Void

        init(
            _ files: [SwiftFile], texts: [String: String] = [:], beginning: @escaping (SourceText?) -> Void = { _ in }
        ) {
            self.files = files
            self.texts = texts
            self.beginning = beginning
            for file in files {
                beginning(file.text)
                for item in file.tree.statements {
                    if case .decl(let declaration) = item.item { add(declaration, of: file, isGlobal: true) }
                }
            }
            beginning(nil)
            testFiles = Set(files.map(\.text.name)).subtracting(appFiles.map(\.text.name))
            let addition = Array("addTextField".utf8)
            alertFiles = Set(files.filter { $0.text.mentions(addition) }.map(\.text.name))
            for name in typeNames {
                guard let type = types[name] else { continue }
                chains[name] = readChain(of: name)
                for one in type.cases.keys { owners[one, default: []].insert(name) }
                for (name, functions) in type.functions {
                    methods[name, default: []] += functions.map { Method(owner: type.name, function: $0) }
                }
            }
        }

        /// Whether a type is one of these or derived from one, as far as the files show.
        func type(_ name: String, isKindOf roots: Set<String>) -> Bool { root(of: name, among: roots) != nil }

        /// The first of these types that a type is or is derived from.
        func root(of name: String, among roots: Set<String>) -> String? {
            var name = name
            for _ in 0..<16 {
                if roots.contains(name) { return name }
                guard let parent = superclass(of: name) else { return nil }
                name = parent
            }
            return nil
        }

        /// The first type that a class inherits from, as written; nil if the class was not read, or is not a class.
        func superclass(of name: String) -> String? {
            guard let type = types[name], type.keyword == "class" else { return nil }
            return type.inherited.first
        }

        /// A type followed by the types it is derived from, as far as they were read.
        func chain(of name: String) -> [TypeDeclaration] { chains[name] ?? [] }

        /// The first type that a class is derived from and that the files do not declare, such as `UIViewController`, whether
        /// or not they extend it; empty if there is none.
        func base(of name: String) -> String {
            let chain = chain(of: name)
            if let extended = chain.first(where: { $0.declaration == nil }) { return extended.name }
            return chain.last?.inherited.first ?? ""
        }

        private func readChain(of name: String) -> [TypeDeclaration] {
            var result: [TypeDeclaration] = []
            var next: String? = name
            while let name = next, result.count < 16, let type = types[name] {
                result.append(type)
                next = superclass(of: name)
            }
            return result
        }

        private mutating func add(_ declaration: DeclSyntax, of file: SwiftFile, isGlobal: Bool) {
            if let block = TypeBlock(declaration) {
                let type = types[block.name] ?? TypeDeclaration(name: block.name)
                if types[block.name] == nil { typeNames.append(block.name) }
                if !block.keyword.isEmpty, type.declaration == nil {
                    type.declaration = (file, declaration)
                    type.keyword = block.keyword
                    type.inherited = block.inherited + type.inherited
                } else {
                    type.inherited += block.inherited
                }
                let members = Self.declarations(block.members)
                type.add(TypeDeclaration.Part(file: file, members: members))
                types[block.name] = type
                for member in members { add(member, of: file, isGlobal: false) }
            } else if let condition = declaration.as(IfConfigDeclSyntax.self) {
                for clause in condition.clauses.prefix(1) {
                    guard case .statements(let statements)? = clause.elements else { continue }
                    for item in statements {
                        if case .decl(let declaration) = item.item { add(declaration, of: file, isGlobal: isGlobal) }
                    }
                }
            } else if isGlobal {
                addGlobal(declaration, of: file)
            }
        }

        private mutating func addGlobal(_ declaration: DeclSyntax, of file: SwiftFile) {
            if let function = declaration.as(FunctionDeclSyntax.self) {
                functions[function.name.name, default: []].append(.init(file: file, declaration: function))
            } else if let variable = declaration.as(VariableDeclSyntax.self) {
                for binding in variable.bindings {
                    globals[binding.pattern.trimmedDescription] = .init(
                        file: file, declaration: variable, binding: binding)
                }
            }
        }

        // Only the first branch of an `#if` counts.
        private static func declarations(_ members: MemberBlockItemListSyntax) -> [DeclSyntax] {
            members.flatMap { item -> [DeclSyntax] in
                guard let condition = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
                guard case .decls(let inner)? = condition.clauses.first?.elements else { return [] }
                return declarations(inner)
            }
        }
    }

    /// The declaration of a type or an extension, whatever its keyword.
    private struct TypeBlock {
        let name: String
        let keyword: String
        let inherited: [String]
        let members: MemberBlockItemListSyntax

        init?(_ declaration: DeclSyntax) {
            if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
                inherited = group.inheritanceClause?.inheritedTypes.map(\.type.baseName) ?? []
                members = group.memberBlock.members
            } else {
                return nil
            }
            if let type = declaration.as(ExtensionDeclSyntax.self) {
                name = type.extendedType.baseName
                keyword = ""
            } else if let type = declaration.asProtocol((any NamedDeclSyntax).self),
                !declaration.is(ProtocolDeclSyntax.self)
            {
                name = type.name.name
                switch declaration.kind {
                case .classDecl: keyword = "class"
                case .structDecl: keyword = "struct"
                case .enumDecl: keyword = "enum"
                default: keyword = "actor"
                }
            } else {
                return nil
            }
        }
    }
#endif
