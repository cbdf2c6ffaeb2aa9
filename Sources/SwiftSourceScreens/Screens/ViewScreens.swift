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
        let navigation: Navigation
        private var index: SourceIndex { navigation.index }

        /// The screens that are no parts of others, and those that are, in the order of their declarations.
        func screens(_ allowance: inout Allowance) -> (whole: [FoundScreen], parts: [FoundScreen]) {
            var found: [FoundScreen] = []
            for name in index.typeNames {
                guard let type = index.types[name], type.declaration != nil, let body = type.viewBody,
                    !index.isTestDouble(type)
                else { continue }
                index.beginning(body.file.text)
                let share = allowance.share(for: [type])
                var walk = ViewWalk(index, budget: share)
                let items = walk.items(of: type, body)
                allowance.spend(share - max(0, walk.run.budget))
                guard !items.isEmpty, !isRouter(items) else { continue }
                found.append(
                    FoundScreen(
                        screen: screen(type, items, walk), key: name,
                        parts: items.reduce(into: []) { $0.formUnion($1.parts) }))
            }
            return found.split
        }

        private func screen(_ type: TypeDeclaration, _ items: [ViewWalk.Item], _ walk: ViewWalk) -> Screen {
            let used = walk.used.compactMap { index.types[$0] }
            let isCut = walk.run.budget <= 0
            // The departures of the views that it is made of are its own.
            let departures = ([type] + used).flatMap { part in
                var reader = DepartureReader(
                    of: [part], navigation, fieldNames: Set(items.compactMap(\.field.name)), screen: type.name)
                return reader?.departures() ?? []
            }
            var screen = Screen(
                name: type.name, className: type.name, fields: Self.placed(items).map(\.settled),
                departures: departures,
                hasUnreadCode: walk.unread != nil || isCut, isPart: walk.unread != nil, at: type.namePlace)
            let names = Set(items.compactMap(\.field.name))
            screen.addTexts(of: [type] + used, in: index)
            screen.addCalls(in: [type] + used, taking: names)
            screen.noteCodes(in: [type] + used)
            screen.leaving = .followed
            screen.isCutShort = isCut
            return screen
        }

        // The place of a field in a component is that of its own declaration, unless the screen has the component more
        // than once: then it is where the component is used.
        private static func placed(_ items: [ViewWalk.Item]) -> [ViewWalk.Item] {
            var counts: [TextPlace: Int] = [:]
            for item in items { if let span = item.origin { counts[span, default: 0] += 1 } }
            return items.map { item in
                guard let origin = item.origin, counts[origin] == 1 else { return item }
                var item = item
                item.field.place = origin.place
                return item
            }
        }

        // All fields come from one view, or from several of which one is shown at a time.
        private func isRouter(_ items: [ViewWalk.Item]) -> Bool {
            guard items.allSatisfy({ $0.source != nil }) else { return false }
            return items.allSatisfy(\.isConditional) || (Set(items.compactMap(\.use)).count == 1 && items.count > 1)
        }
    }
#endif
