import AssociationModel
import TextFormats

#if SwiftSources
    import Findings
    import SignUpScreens
    import SwiftSyntax

    /// Finds the SwiftUI views that are screens.
    ///
    /// A view that is used in another view is a part of it. A view that only chooses among others, or wraps one, is not a
    /// screen, but those others are.
    struct ViewScreens {
        let index: SourceIndex

        init(_ index: SourceIndex) { self.index = index }

        /// The screens, in the order of their declarations.
        func screens() -> [Screen] {
            var found: [Screen] = []
            var parts: Set<String> = []
            for name in index.typeNames {
                guard let type = index.types[name], let declaration = type.declaration,
                    type.inherited.contains("View"), let body = type.properties["body"], let getter = body.getter
                else { continue }
                var walk = ViewWalk(index)
                let instance = walk.run.makeInstance(
                    of: name, at: declaration.file.place(of: declaration.node), owner: nil)
                var frame = Frame(this: instance, file: body.file)
                walk.run.open.append(body.binding.id)
                let items = walk.items(getter, in: &frame)
                guard !items.isEmpty, !isRouter(items) else { continue }
                parts.formUnion(items.compactMap(\.source))
                let names = Set(items.compactMap(\.field.name))
                let used = walk.used.sorted().compactMap { index.types[$0] }
                found.append(
                    Screen(
                        name: name, className: name, fields: items.map(\.settled),
                        texts: ([type] + used).flatMap(TextReader.texts),
                        departures: DepartureReader.departures(of: type, fieldNames: names),
                        hasUnreadCode: walk.unread != nil || walk.run.budget <= 0, isPart: walk.unread != nil,
                        at: declaration.file.place(of: declaration.node.nameToken ?? Syntax(declaration.node))))
            }
            return found.filter { !parts.contains($0.name) }
        }

        // All fields come from one view, or from several of which one is shown at a time.
        private func isRouter(_ items: [ViewWalk.Item]) -> Bool {
            guard items.allSatisfy({ $0.source != nil }) else { return false }
            return items.allSatisfy(\.isConditional) || (Set(items.compactMap(\.source)).count == 1 && items.count > 1)
        }
    }
#endif
