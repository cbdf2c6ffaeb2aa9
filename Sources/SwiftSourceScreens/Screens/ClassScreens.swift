import AssociationModel
import TextFormats

#if SwiftSources
    import Findings
    import SignUpScreens
    import SwiftSyntax

    /// Finds the classes that are screens: view controllers, and views with fields.
    struct ClassScreens {
        let navigation: Navigation
        private var index: SourceIndex { navigation.index }

        /// The screens that are no parts of others, and those that are, in the order of their declarations.
        func screens(_ allowance: inout Allowance) -> (whole: [FoundScreen], parts: [FoundScreen]) {
            var found: [FoundScreen] = []
            for name in index.typeNames {
                index.beginning(index.types[name]?.parts.first?.file.text)
                guard isCandidate(name) else {
                    found += alertScreens(of: name, &allowance)
                    continue
                }
                let chain = index.chain(of: name)
                let share = allowance.share(for: chain)
                var run = CodeRun(index, budget: share)
                let fields = self.fields(of: name, chain, &run)
                allowance.spend(share - max(0, run.budget))
                let parts = Set(run.objects.dropFirst().map(\.typeName) + chain.dropFirst().map(\.key))
                found += AlertScreens.screens(of: chain[0], &run)
                // One without fields tells that an Interface Builder file has all there is of it.
                guard !fields.isEmpty || index.isController(name) || run.isComponent(name) else { continue }
                found.append(FoundScreen(screen: screen(name, chain, fields, run), key: name, parts: parts))
            }
            var split = found.split
            // The code of a view is not all there is of it: an Interface Builder file may set its properties.
            split.parts = split.parts.filter { !$0.screen.isPart }
            return split
        }

        /// The alerts that other code shows, such as a helper or an extension of the system's controllers.
        private func alertScreens(of name: String, _ allowance: inout Allowance) -> [FoundScreen] {
            guard let type = index.types[name], !index.isTestDouble(type),
                type.parts.contains(where: { index.alertFiles.contains($0.file.text.name) })
            else { return [] }
            let share = allowance.share(for: [type])
            var run = CodeRun(index, budget: share)
            defer { allowance.spend(share - max(0, run.budget)) }
            return AlertScreens.screens(of: type, &run)
        }

        private func isCandidate(_ name: String) -> Bool {
            guard let type = index.types[name], type.declaration != nil, type.keyword == "class" else { return false }
            return index.mayBeScreen(name) && !index.type(name, isKindOf: FieldTypes.roots) && !index.isTestDouble(type)
        }

        private func screen(
            _ name: String, _ chain: [TypeDeclaration], _ fields: [InputField], _ run: CodeRun
        ) -> Screen {
            var reader = DepartureReader(
                of: chain, navigation, fieldNames: Set(fields.compactMap(\.name)))
            let type = chain[0]
            var screen = Screen(
                name: type.name, className: type.name, fields: fields,
                departures: reader?.departures() ?? [], hasUnreadCode: run.hasUnreadBase(name) || run.budget <= 0,
                isPart: !index.isController(name), at: type.namePlace)
            let names = Set(fields.compactMap(\.name))
            screen.addTexts(of: chain.reversed(), in: index)
            screen.addCalls(in: chain, taking: names)
            screen.noteCodes(in: chain)
            screen.leaving = .followed
            screen.isCutShort = run.budget <= 0
            return screen
        }

        private func fields(of name: String, _ chain: [TypeDeclaration], _ run: inout CodeRun) -> [InputField] {
            run.objects.append(CodeRun.Instance(typeName: name))
            let instance = Value.object(0)
            run.setUp(instance, of: name, arguments: [])
            run.phase = .event
            // What is added to a class of the system runs only where it is called.
            for type in chain.reversed() where type.declaration != nil {
                for function in type.functionList where !run.visited.contains(function.id) {
                    run.call(function, on: instance)
                }
            }
            return run.fields.filter { $0.owner != nil && !$0.isReplaced }.map(\.field)
        }
    }

    extension TypeDeclaration {
        /// The place of its name.
        var namePlace: Place {
            guard let declaration else { return .inspection }
            let name = declaration.node.asProtocol((any NamedDeclSyntax).self)?.name
            return declaration.file.place(of: name.map { Syntax($0) } ?? Syntax(declaration.node))
        }
    }
#endif
