import Findings

#if SwiftSources
    import SignUpScreens
    import SwiftSyntax

    /// What functions outside a screen do with the screens, found by following calls through all sources.
    ///
    /// Each function is read once, whoever calls it. A class, so that all screens share what was read.
    final class Navigation {
        /// Something that a function, or one that it calls, does.
        struct Event {
            let kind: Departure.Kind
            /// The state that is changed; nil for other kinds.
            let state: String?
            let place: Place
        }

        let index: SourceIndex
        let switches: StateSwitches
        private var known: [SyntaxIdentifier: [Event]] = [:]
        private static let mostEvents = 16
        private static let deepest = 24
        private static let mostCandidates = 64
        private var depth = 0

        init(_ index: SourceIndex) {
            self.index = index
            switches = StateSwitches(index)
        }

        /// What a function does.
        func events(of function: TypeDeclaration.Function, in owner: String?) -> [Event] {
            let id = function.id
            if let events = known[id] { return events }
            // Functions that call each other end here.
            known[id] = []
            guard depth < Self.deepest, let code = function.code else { return [] }
            depth += 1
            defer { depth -= 1 }
            let visitor = NavigationVisitor(code.file, switches)
            visitor.walk(code.body)
            var events = visitor.events
            for call in visitor.calls where events.count < Self.mostEvents {
                for method in targets(of: call, from: owner).methods {
                    events += self.events(of: method.function, in: method.owner)
                }
            }
            known[id] = Array(events.prefix(Self.mostEvents))
            return known[id] ?? []
        }

        /// The functions that a call may reach, and whether it leads out of the sources.
        func targets(of call: FunctionCallExprSyntax, from owner: String?) -> (
            methods: [SourceIndex.Method], isUnread: Bool
        ) {
            guard let name = call.calleeName else { return ([], false) }
            let labels = call.arguments.map { $0.label?.name ?? "_" }
            func fits(_ method: SourceIndex.Method) -> Bool { method.function.mayTake(labels) }
            // What many types have a method for is not told by its name.
            let all = index.methods[name] ?? []
            let candidates = all.count <= Self.mostCandidates ? all.filter(fits) : []
            guard let base = call.callee.as(MemberAccessExprSyntax.self)?.base, base.written != "self" else {
                let own = owner.map(index.chain) ?? []
                let global = (index.functions[name] ?? []).map { SourceIndex.Method(owner: "", function: $0) }.filter(
                    fits)
                return (methods(name, of: own).filter(fits) + global, false)
            }
            let path = NavigationStep.path(of: base)
            guard let receiver = path.last else { return ([], false) }
            if let type = declaredType(of: receiver, in: owner) {
                let exact =
                    index.types[type]?.declaration == nil ? [] : methods(name, of: index.chain(of: type)).filter(fits)
                if !exact.isEmpty { return (exact, false) }
                let conforming = candidates.filter { index.types[$0.owner]?.inherited.contains(type) ?? false }
                if !conforming.isEmpty { return (conforming, false) }
                return (
                    index.types[type]?.declaration == nil ? few(candidates) : [],
                    isNavigator(receiver) && candidates.isEmpty
                )
            }
            return (few(candidates), isNavigator(receiver) && candidates.isEmpty)
        }

        private func methods(_ name: String, of types: [TypeDeclaration]) -> [SourceIndex.Method] {
            types.flatMap { type in
                (type.functions[name] ?? []).map { SourceIndex.Method(owner: type.key, function: $0) }
            }
        }

        // By its name alone, a call reaches one of a few functions, or too many to tell.
        private func few(_ candidates: [SourceIndex.Method]) -> [SourceIndex.Method] {
            candidates.count <= 4 ? candidates : []
        }

        private func declaredType(of name: String, in owner: String?) -> String? {
            guard let owner else { return nil }
            return index.chain(of: owner).lazy.compactMap { $0.properties[name] }.first.flatMap(index.key)
        }

        /// Whether a receiver is, by its name, one that decides which screen is shown.
        private func isNavigator(_ name: String) -> Bool {
            let last = Words(name).tokens.last ?? ""
            return [
                "delegate", "coordinator", "router", "navigator", "presenter", "flow", "output", "listener", "handler",
                "model", "interactor", "store",
            ].contains(last)
        }
    }

    /// Finds what one function does, and what it calls.
    private final class NavigationVisitor: FileVisitor {
        private(set) var events: [Navigation.Event] = []
        private(set) var calls: [FunctionCallExprSyntax] = []
        private let switches: StateSwitches

        init(_ file: SwiftFile, _ switches: StateSwitches) {
            self.switches = switches
            super.init(file)
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if let kind = NavigationStep.kind(of: node) {
                events.append(.init(kind: kind, state: nil, place: file.place(of: node)))
            } else {
                calls.append(node)
            }
            return .visitChildren
        }

        override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
            let elements = Array(node.elements)
            guard elements.count > 2, elements[1].is(AssignmentExprSyntax.self) else { return .visitChildren }
            if let kind = NavigationStep.kind(ofSetting: elements[0], to: elements[2]) {
                events.append(.init(kind: kind, state: nil, place: file.place(of: node)))
            } else if let state = NavigationStep.path(of: elements[0]).last, switches.isState(state) {
                events.append(.init(kind: .stateSwitch, state: state, place: file.place(of: node)))
            }
            return .visitChildren
        }
    }
#endif
