#if SwiftSources
    import SwiftSyntax

    /// Where SwiftUI views choose between other views by state, such as a root view that shows the home screen once
    /// somebody is signed in.
    struct StateSwitches {
        /// A choice between views.
        struct Choice {
            /// The view that chooses.
            let owner: String
            /// The names of the views in each branch; an empty one stands for a branch that is not written.
            fileprivate var branches: [Set<String>]
        }

        private var choices: [String: [Choice]] = [:]
        /// The types in whose bodies a view is named.
        private var users: [String: [String]] = [:]
        /// The most views around a screen that are looked at.
        private static let mostViews = 200

        init(_ index: SourceIndex) {
            for name in index.typeNames {
                guard let type = index.types[name], type.inherited.contains(where: ["View", "App", "Scene"].contains)
                else { continue }
                index.beginning(type.parts.first?.file.text)
                for propertyName in type.propertyNames {
                    guard let property = type.properties[propertyName], let getter = property.getter else { continue }
                    let visitor = ChoiceVisitor(owner: name)
                    visitor.walk(getter)
                    for view in visitor.names where users[view]?.last != name { users[view, default: []].append(name) }
                    for (state, choice) in visitor.choices { choices[state, default: []].append(choice) }
                }
            }
        }

        /// Whether some view chooses by state of this name.
        func isState(_ name: String) -> Bool { choices[name] != nil }

        /// Whether a view chooses by state of this name, so that a change of it may take a screen away.
        ///
        /// - Parameter around: the ``views(around:)`` the screen.
        func mayRemove(_ screen: String, by state: String, within around: Set<String>) -> Bool {
            choices[state]?.contains { choice in
                guard choice.owner != screen else { return false }
                let containing = choice.branches.filter { !$0.isDisjoint(with: around) }
                return !containing.isEmpty && containing.count < choice.branches.count
            } ?? false
        }

        /// The screen and the views that contain it, directly or not; at most 200 of them.
        func views(around screen: String) -> Set<String> {
            var found: Set<String> = [screen]
            var open = [screen]
            while let view = open.popLast() {
                for user in users[view] ?? [] where found.insert(user).inserted {
                    if found.count == Self.mostViews { return found }
                    open.append(user)
                }
            }
            return found
        }
    }

    /// Finds the choices in a view builder, and all views that it names.
    private final class ChoiceVisitor: ViewNameVisitor {
        private(set) var choices: [(state: String, choice: StateSwitches.Choice)] = []
        private let owner: String

        init(owner: String) {
            self.owner = owner
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
            // An `else if` is a branch of the first `if`.
            if node.parent?.is(IfExprSyntax.self) == true { return .visitChildren }
            var branches: [Set<String>] = []
            var states: Set<String> = []
            var next: IfExprSyntax? = node
            while let branch = next {
                states.formUnion(Self.names(in: Syntax(branch.conditions)))
                branches.append(Self.views(in: Syntax(branch.body)))
                next = nil
                switch branch.elseBody {
                case .ifExpr(let inner)?: next = inner
                case .codeBlock(let block)?: branches.append(Self.views(in: Syntax(block)))
                case nil: branches.append([])
                }
            }
            add(states, branches)
            return .visitChildren
        }

        override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
            let branches = node.cases.map { Self.views(in: Syntax($0)) }
            add(Self.names(in: Syntax(node.subject)), branches)
            return .visitChildren
        }

        private func add(_ states: Set<String>, _ branches: [Set<String>]) {
            guard branches.contains(where: { !$0.isEmpty }) else { return }
            let choice = StateSwitches.Choice(owner: owner, branches: branches)
            choices += states.map { ($0, choice) }
        }

        private static func names(in node: Syntax) -> Set<String> {
            Set(
                node.tokens(viewMode: .sourceAccurate).compactMap { token in
                    if case .identifier(let name) = token.tokenKind, name.first?.isLowercase == true {
                        name
                    } else {
                        nil
                    }
                })
        }

        private static func views(in node: Syntax) -> Set<String> {
            let visitor = ViewNameVisitor(viewMode: .sourceAccurate)
            visitor.walk(node)
            return visitor.names
        }
    }

    /// Finds the views that code makes, as far as capitals tell.
    private class ViewNameVisitor: SyntaxVisitor {
        private(set) final var names: Set<String> = []

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.name,
                name.first?.isUppercase == true
            {
                names.insert(name)
            }
            return .visitChildren
        }
    }
#endif
