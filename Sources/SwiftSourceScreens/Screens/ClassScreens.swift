import AssociationModel
import TextFormats

#if SwiftSources
    import Findings
    import SignUpScreens
    import SwiftSyntax

    /// Finds the classes that are screens: view controllers, and views with fields.
    struct ClassScreens {
        let index: SourceIndex
        /// The types that are parts of other types' screens.
        private var parts: Set<String> = []

        init(_ index: SourceIndex) { self.index = index }

        /// The screens, in the order of their declarations.
        mutating func screens() -> [Screen] {
            var found: [(screen: Screen, isController: Bool)] = []
            for name in index.typeNames {
                guard let type = index.types[name], let declaration = type.declaration, type.keyword == "class",
                    !index.type(name, isKindOf: FieldTypes.roots)
                else { continue }
                var run = CodeRun(index)
                let fields = self.fields(of: type, &run)
                parts.formUnion(run.objects.dropFirst().map(\.typeName))
                parts.formUnion(index.chain(of: name).dropFirst().map(\.name))
                // One without fields tells that an Interface Builder file has all there is of it.
                guard !fields.isEmpty || isController(name) || run.isComponent(name) else { continue }
                let chain = index.chain(of: name)
                let names = Set(fields.compactMap(\.name))
                let screen = Screen(
                    name: name, className: name, fields: fields,
                    texts: chain.reversed().flatMap(TextReader.texts),
                    departures: chain.flatMap { DepartureReader.departures(of: $0, fieldNames: names) },
                    hasUnreadCode: run.hasUnreadBase(name) || run.budget <= 0,
                    isPart: !isController(name),
                    at: declaration.file.place(of: declaration.node.nameToken ?? Syntax(declaration.node)))
                found.append((screen, isController(name)))
            }
            return found.filter { !parts.contains($0.screen.name) }.map(\.screen)
        }

        private func fields(of type: TypeDeclaration, _ run: inout CodeRun) -> [InputField] {
            run.objects.append(CodeRun.Instance(typeName: type.name))
            let instance = Value.object(0)
            run.setUp(instance, of: type.name, arguments: [])
            run.phase = .event
            for type in index.chain(of: type.name).reversed() {
                for function in type.functionList where !run.visited.contains(function.declaration.id) {
                    run.call(function, on: instance)
                }
            }
            return run.fields.filter { $0.owner != nil && !$0.isReplaced }.map(\.field)
        }

        private func isController(_ name: String) -> Bool {
            let base = index.chain(of: name).last?.inherited.first ?? ""
            return base.hasSuffix("Controller") || name.hasSuffix("Controller")
        }
    }
#endif
