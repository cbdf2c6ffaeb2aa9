import AssociationModel
import TextFormats

#if SwiftSources
    import Findings
    import SwiftSyntax

    /// The declarations of all files, by name.
    ///
    /// A name is looked up without its module, in a file that uses it: see ``TypeNames``. An extension belongs to the
    /// declaration that is nearest to it.
    struct SourceIndex {
        /// The types by their keys.
        private(set) var types: [String: TypeDeclaration] = [:]
        /// The keys of the types, in the order in which they are declared; those of which only extensions were read are last.
        private(set) var typeNames: [String] = []
        private var names = TypeNames()
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
            var blocks: [TypeBlock] = []
            for file in files {
                beginning(file.text)
                for item in file.tree.statements {
                    if case .decl(let declaration) = item.item { add(declaration, of: file, outer: nil, to: &blocks) }
                }
            }
            beginning(nil)
            addTypes(blocks)
            testFiles = Set(files.map(\.text.name)).subtracting(appFiles.map(\.text.name))
            let addition = ByteSearch("addTextField")
            alertFiles = Set(files.filter { $0.text.mentions(addition) }.map(\.text.name))
            for name in typeNames {
                guard let type = types[name] else { continue }
                chains[name] = readChain(of: name)
                for one in type.cases.keys { owners[one, default: []].insert(name) }
                for (name, functions) in type.functions {
                    methods[name, default: []] += functions.map { Method(owner: type.key, function: $0) }
                }
            }
        }

        /// The key of the type that a name means in a file; the name itself if the files declare none.
        func key(of name: String, in file: SwiftFile) -> String { names.key(of: name, in: file.text.name) }

        /// The key of the type that `Outer.Inner` means; nil if the files declare none inside of that one.
        func key(of name: String, inside outer: String) -> String? {
            names.key(of: name, inside: types[outer]?.name ?? outer)
        }

        /// The key of the declared type of a property; nil if its type is inferred.
        func key(ofTypeOf property: TypeDeclaration.Property) -> String? {
            property.typeName.map { key(of: $0, in: property.file) }
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

        /// The key of the first type that a class inherits from; nil if the class was not read, or is not a class.
        func superclass(of key: String) -> String? {
            guard let type = types[key], type.keyword == "class", let base = type.inherited.first else { return nil }
            return type.declaration.map { self.key(of: base, in: $0.file) } ?? base
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

        private mutating func add(
            _ declaration: DeclSyntax, of file: SwiftFile, outer: String?, to blocks: inout [TypeBlock]
        ) {
            if let block = TypeBlock(declaration, of: file, outer: outer) {
                blocks.append(block)
                for member in block.members { add(member, of: file, outer: block.name, to: &blocks) }
            } else if let condition = declaration.as(IfConfigDeclSyntax.self) {
                guard case .statements(let statements)? = condition.declaringClause?.elements else { return }
                for item in statements {
                    if case .decl(let declaration) = item.item { add(declaration, of: file, outer: outer, to: &blocks) }
                }
            } else if outer == nil {
                addGlobal(declaration, of: file)
            }
        }

        private mutating func addTypes(_ blocks: [TypeBlock]) {
            let declared = blocks.filter { !$0.keyword.isEmpty }
            let keys = names.note(declared.map { .init(name: $0.name, outer: $0.outer, path: $0.file.text.name) })
            for (block, key) in zip(declared, keys) {
                let type = TypeDeclaration(name: block.name, key: key)
                type.declaration = (block.file, block.declaration)
                type.keyword = block.keyword
                add(block, to: type)
            }
            for block in blocks where block.keyword.isEmpty {
                let key =
                    block.outer.flatMap { self.key(of: block.name, inside: $0) }
                    ?? self.key(of: block.name, in: block.file)
                add(block, to: types[key] ?? TypeDeclaration(name: block.name, key: key))
            }
        }

        private mutating func add(_ block: TypeBlock, to type: TypeDeclaration) {
            if types[type.key] == nil { typeNames.append(type.key) }
            type.inherited += block.inherited
            type.add(TypeDeclaration.Part(file: block.file, members: block.members))
            types[type.key] = type
        }

        private mutating func addGlobal(_ declaration: DeclSyntax, of file: SwiftFile) {
            if let function = declaration.as(FunctionDeclSyntax.self) {
                functions[function.name.name, default: []].append(.init(file: file, declaration: function))
            } else if let variable = declaration.as(VariableDeclSyntax.self) {
                for binding in variable.bindings {
                    globals[binding.pattern.written] = .init(
                        file: file, declaration: variable, binding: binding)
                }
            }
        }
    }

    /// The declaration of a type or an extension, whatever its keyword.
    private struct TypeBlock {
        let name: String
        /// The name of the type that it is inside of, or of which it extends an inner one; nil if there is none.
        let outer: String?
        /// Empty for an extension.
        let keyword: String
        let inherited: [String]
        let members: [DeclSyntax]
        let declaration: DeclSyntax
        let file: SwiftFile

        init?(_ declaration: DeclSyntax, of file: SwiftFile, outer: String?) {
            guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else { return nil }
            self.declaration = declaration
            self.file = file
            inherited = group.inheritanceClause?.inheritedTypes.map(\.type.baseName) ?? []
            members = Self.declarations(group.memberBlock.members)
            if let type = declaration.as(ExtensionDeclSyntax.self) {
                name = type.extendedType.baseName
                self.outer = type.extendedType.as(MemberTypeSyntax.self)?.baseType.baseName
                keyword = ""
                return
            }
            guard let type = declaration.asProtocol((any NamedDeclSyntax).self),
                !declaration.is(ProtocolDeclSyntax.self)
            else { return nil }
            name = type.name.name
            self.outer = outer
            keyword = group.introducer.text
        }

        // Of an `#if`, the branch that iOS has.
        private static func declarations(_ members: MemberBlockItemListSyntax) -> [DeclSyntax] {
            members.flatMap { item -> [DeclSyntax] in
                guard let condition = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
                guard case .decls(let inner)? = condition.iOSClause?.elements else { return [] }
                return declarations(inner)
            }
        }
    }
#endif
