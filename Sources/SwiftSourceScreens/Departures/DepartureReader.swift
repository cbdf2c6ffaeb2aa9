import AssociationModel
import TextFormats

#if SwiftSources
    import Findings
    import SignUpScreens
    import SwiftSyntax

    /// Finds what functions do with fields and with the screen, in the orders in which it can happen.
    ///
    /// Branches exclude each other, and a closure runs after the code around it, or never. So there are several ways
    /// through a function, and each way that adds something is reported like a function of its own. A function that another
    /// one of the screen calls is a part of that one.
    struct DepartureReader {
        let types: [TypeDeclaration]
        let navigation: Navigation
        /// The screen and the views that contain it.
        let viewsAround: Set<String>
        /// The names of the fields, or of what their texts are bound to.
        let fieldNames: Set<String>
        /// The name of the screen.
        let screen: String
        /// The states by which the screen itself shows others, and what setting them does.
        let presentations: [String: Departure.Kind]
        var file: SwiftFile
        /// The functions and buttons around the code that is being read.
        var callers: [String] = []
        private var known: [SyntaxIdentifier: [Way]] = [:]
        /// How deep the code that is being read is nested, over the functions that lead there.
        private var depth = 0
        /// The depth from which calls are no longer followed; a function that is only called deeper is an entry of its own.
        private static let deepest = 400

        /// - Parameter types: the type of the screen and those it is derived from.
        init?(
            of types: [TypeDeclaration], _ navigation: Navigation, fieldNames: Set<String>, screen: String? = nil
        ) {
            guard let first = types.first, let part = first.parts.first else { return nil }
            self.types = types
            self.navigation = navigation
            self.fieldNames = fieldNames
            self.screen = screen ?? first.name
            viewsAround = navigation.switches.views(around: self.screen)
            file = part.file
            presentations = PresentationVisitor.presentations(of: types)
        }

        /// The departures, function by function.
        mutating func departures() -> [Departure] {
            var result: [Departure] = []
            let called = CalledNames.names(in: types)
            let functions = types.flatMap(\.functionList)
            let entries = functions.filter { !called.functions.contains($0.declaration.name.name) }
            for function in entries {
                result += departures(
                    of: function, isCancelling: called.cancelling.contains(function.declaration.name.name))
            }
            // Functions that only call each other.
            for function in functions where known[function.id] == nil {
                result += departures(of: function, isCancelling: false)
            }
            for type in types {
                for property in type.propertyNames.compactMap({ type.properties[$0] }) {
                    guard let code = property.code else { continue }
                    file = property.file
                    result += departures(on: ways(through: code, after: [Way()]), of: property.name)
                }
            }
            return result
        }

        private mutating func departures(of function: TypeDeclaration.Function, isCancelling: Bool) -> [Departure] {
            let name = function.declaration.name.name
            let ways = ways(of: function)
            var result = departures(on: ways, of: name, through: isCancelling ? ["cancel"] : [])
            // It runs whenever the screen is left, so clearing on all ways through it loses what should be saved.
            if name == "viewWillDisappear", ways.allSatisfy({ $0.events.contains { $0.kind == .clearing } }),
                let label = result.first(where: { $0.kind == .clearing })?.function
            {
                result.append(Departure(.dismissal, in: label, at: function.file.place(of: function.declaration.name)))
            }
            return result
        }

        private func departures(on ways: [Way], of name: String, through callers: [String] = []) -> [Departure] {
            var result: [Departure] = []
            var seen: Set<TextPlace> = []
            var count = 0
            for way in ways {
                let spans = way.events.compactMap { TextPlace($0.origin ?? $0.place) }
                guard !spans.allSatisfy(seen.contains) else { continue }
                seen.formUnion(spans)
                count += 1
                let label = count == 1 ? name : "\(name), way \(count)"
                result += way.events.map {
                    Departure(
                        $0.kind, in: label, through: callers + $0.callers, detail: $0.detail, origin: $0.origin,
                        at: $0.place)
                }
            }
            return result
        }

        /// The ways through a function of the screen.
        mutating func ways(of function: TypeDeclaration.Function) -> [Way] {
            let id = function.id
            if let ways = known[id] { return ways }
            guard depth < Self.deepest else { return [Way()] }
            // A function that calls itself does nothing more by that.
            known[id] = [Way()]
            guard let code = function.code else { return [Way()] }
            let outer = (file, callers)
            file = code.file
            callers = []
            let ways = self.ways(through: Syntax(code.body.statements), after: [Way()]).map(\.goingOn)
            (file, callers) = outer
            known[id] = ways
            return ways
        }

        // MARK: Ways

        mutating func ways(through node: Syntax, after ways: [Way]) -> [Way] {
            let going = ways.filter { !$0.hasEnded }
            let ended = ways.filter(\.hasEnded)
            if going.isEmpty { return ways }
            depth += 1
            defer { depth -= 1 }
            return Array((self.ways(on: going, through: node) + ended).prefix(Way.most))
        }

        private mutating func ways(on ways: [Way], through node: Syntax) -> [Way] {
            switch node.as(SyntaxEnum.self) {
            case .ifExpr(let branch):
                let before = self.ways(through: Syntax(branch.conditions), after: ways)
                let body = self.ways(through: Syntax(branch.body), after: before)
                guard let other = branch.elseBody else { return body + before }
                return body + self.ways(through: Syntax(other), after: before)
            case .switchExpr(let branch):
                return branch.cases.flatMap { self.ways(through: Syntax($0), after: ways) }
            case .guardStmt(let statement):
                let before = self.ways(through: Syntax(statement.conditions), after: ways)
                return before + self.ways(through: Syntax(statement.body), after: before).map(\.ended)
            case .doStmt(let statement):
                return self.ways(through: Syntax(statement.body), after: ways)
                    + statement.catchClauses.flatMap { self.ways(through: Syntax($0.body), after: ways) }
            case .returnStmt, .throwStmt, .breakStmt, .continueStmt: return inOrder(node, ways).map(\.ended)
            case .closureExpr(let closure): return self.ways(on: ways, through: closure)
            case .functionDecl, .classDecl, .structDecl, .enumDecl: return ways
            case .functionCallExpr(let call): return self.ways(on: ways, through: call)
            case .sequenceExpr(let sequence):
                let event = event(of: sequence)
                return inOrder(node, event.map { event in ways.map { $0.adding([event]) } } ?? ways)
            default: return inOrder(node, ways)
            }
        }

        private mutating func ways(on ways: [Way], through closure: ClosureExprSyntax) -> [Way] {
            let inside = self.ways(through: Syntax(closure.statements), after: ways)
            if runsAtOnce(closure) { return inside.map(\.goingOn) }
            return inside.filter { !$0.events.isEmpty }.map(\.ended) + ways
        }

        private mutating func ways(on ways: [Way], through call: FunctionCallExprSyntax) -> [Way] {
            let events = events(of: call)
            let title = buttonTitle(of: call)
            if let title { callers.append(title) }
            let inside = inOrder(Syntax(call), events.isEmpty ? ways : ways.map { $0.adding(events) })
            if title != nil { callers.removeLast() }
            guard let function = ownFunction(called: call) else { return inside }
            let steps = self.ways(of: function).map { way in
                way.events.map { event in
                    var event = event
                    event.callers = callers + [function.declaration.name.name] + event.callers
                    return event
                }
            }
            return inside.flatMap { way in way.hasEnded ? [way] : steps.map(way.adding) }
        }

        private mutating func inOrder(_ node: Syntax, _ ways: [Way]) -> [Way] {
            var ways = ways
            for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
                ways = self.ways(through: child, after: ways)
            }
            return ways
        }

        // `forEach`, animations and queue changes; also completions of leaving the screen, which belong to it.
        private func runsAtOnce(_ closure: ClosureExprSyntax) -> Bool {
            guard let call = closure.parent?.as(FunctionCallExprSyntax.self) else { return false }
            if call.calledExpression.is(ClosureExprSyntax.self) { return true }
            return [
                "forEach", "map", "async", "asyncAfter", "animate", "performWithoutAnimation", "Task", "withAnimation",
                "run", "dismiss",
            ]
            .contains(call.calleeName ?? "")
        }
    }

    extension TypeDeclaration.Property {
        /// Its getter, or its initial value if that has closures: the code that runs when the property is used.
        fileprivate var code: Syntax? {
            if let getter { return Syntax(getter) }
            guard let value = binding.initializer?.value,
                value.is(FunctionCallExprSyntax.self) || value.is(ClosureExprSyntax.self)
            else { return nil }
            return Syntax(value)
        }
    }
#endif
