import AssociationModel
import TextFormats

#if SwiftSources
    import Findings
    import SignUpScreens
    import SwiftSyntax

    /// Finds what functions do with fields and with the screen, in the orders in which it can happen.
    ///
    /// Branches exclude each other, and a closure runs after the code around it, or never. So there are several ways
    /// through a function, and each way that adds something is reported like a function of its own.
    struct DepartureReader {
        /// One way through a function.
        private struct Way {
            var events: [Departure] = []
            var hasEnded = false
        }

        /// The names of the fields, or of what their texts are bound to.
        let fieldNames: Set<String>
        private var file: SwiftFile
        private var function = ""

        private init(fieldNames: Set<String>, file: SwiftFile) {
            self.fieldNames = fieldNames
            self.file = file
        }

        /// The departures of the functions of a type, and of its `body`.
        static func departures(of type: TypeDeclaration, fieldNames: Set<String>) -> [Departure] {
            var result: [Departure] = []
            for function in type.functionList {
                guard let body = function.declaration.body else { continue }
                var reader = DepartureReader(fieldNames: fieldNames, file: function.file)
                result += reader.departures(in: body.statements, of: function.declaration.name.name)
            }
            if let body = type.properties["body"], let statements = body.getter {
                var reader = DepartureReader(fieldNames: fieldNames, file: body.file)
                result += reader.departures(in: statements, of: "body")
            }
            return result
        }

        private mutating func departures(in statements: CodeBlockItemListSyntax, of name: String) -> [Departure] {
            function = name
            var result: [Departure] = []
            var seen: Set<SourceSpan> = []
            var count = 0
            for way in ways(through: Syntax(statements), after: [Way()]) {
                let spans = way.events.compactMap { if case .text(_, let span) = $0.place { span } else { nil } }
                guard !spans.allSatisfy(seen.contains) else { continue }
                seen.formUnion(spans)
                count += 1
                let label = count == 1 ? name : "\(name), way \(count)"
                result += way.events.map { Departure($0.kind, in: label, at: $0.place) }
            }
            return result
        }

        private static let mostWays = 16

        private func ways(through node: Syntax, after ways: [Way]) -> [Way] {
            let going = ways.filter { !$0.hasEnded }
            let ended = ways.filter(\.hasEnded)
            if going.isEmpty { return ways }
            return Array((self.ways(on: going, through: node) + ended).prefix(Self.mostWays))
        }

        private func ways(on ways: [Way], through node: Syntax) -> [Way] {
            switch node.kind {
            case .ifExpr:
                guard let branch = node.as(IfExprSyntax.self) else { return ways }
                let before = self.ways(through: Syntax(branch.conditions), after: ways)
                let body = self.ways(through: Syntax(branch.body), after: before)
                switch branch.elseBody {
                case .codeBlock(let block)?: return body + self.ways(through: Syntax(block), after: before)
                case .ifExpr(let next)?: return body + self.ways(through: Syntax(next), after: before)
                case nil: return body + before
                }
            case .switchExpr:
                guard let branch = node.as(SwitchExprSyntax.self) else { return ways }
                return branch.cases.flatMap { self.ways(through: Syntax($0), after: ways) }
            case .guardStmt:
                guard let guardStatement = node.as(GuardStmtSyntax.self) else { return ways }
                return ways + self.ways(through: Syntax(guardStatement.body), after: ways).map(Self.end)
            case .doStmt:
                guard let statement = node.as(DoStmtSyntax.self) else { return ways }
                return self.ways(through: Syntax(statement.body), after: ways)
                    + statement.catchClauses.flatMap { self.ways(through: Syntax($0.body), after: ways) }
            case .returnStmt, .throwStmt, .breakStmt, .continueStmt:
                return inOrder(node, ways).map(Self.end)
            case .closureExpr:
                guard let closure = node.as(ClosureExprSyntax.self) else { return ways }
                let inside = self.ways(through: Syntax(closure.statements), after: ways)
                if runsAtOnce(closure) { return inside.map(Self.goOn) }
                return inside.map(Self.end).filter { $0.events.count > 0 } + ways
            case .functionDecl, .classDecl, .structDecl, .enumDecl: return ways
            default:
                let event = event(of: node)
                let started = event.map { event in ways.map { Way(events: $0.events + [event]) } } ?? ways
                return inOrder(node, started)
            }
        }

        private func inOrder(_ node: Syntax, _ ways: [Way]) -> [Way] {
            var ways = ways
            for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
                ways = self.ways(through: child, after: ways)
            }
            return ways
        }

        private static func end(_ way: Way) -> Way { Way(events: way.events, hasEnded: true) }
        private static func goOn(_ way: Way) -> Way { Way(events: way.events) }

        // `forEach`, animations and queue changes; also completions of leaving the screen, which belong to it.
        private func runsAtOnce(_ closure: ClosureExprSyntax) -> Bool {
            guard let call = closure.parent?.as(FunctionCallExprSyntax.self) else { return false }
            if call.calledExpression.is(ClosureExprSyntax.self) { return true }
            let name = call.calleeName ?? ""
            return [
                "forEach", "map", "async", "animate", "performWithoutAnimation", "Task", "withAnimation", "run",
                "dismiss",
            ]
            .contains(name)
        }

        private func event(of node: Syntax) -> Departure? {
            if let call = node.as(FunctionCallExprSyntax.self), let kind = kind(of: call) {
                return Departure(kind, in: function, at: file.place(of: call))
            }
            if let sequence = node.as(SequenceExprSyntax.self) {
                let elements = Array(sequence.elements)
                guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self) else { return nil }
                return kind(ofSetting: elements[0], to: elements[2]).map {
                    Departure($0, in: function, at: file.place(of: sequence))
                }
            }
            return nil
        }

        private func kind(of call: FunctionCallExprSyntax) -> Departure.Kind? {
            guard let name = call.calleeName else { return nil }
            switch name {
            case "dismiss": return isOwn(call) ? .dismissal : nil
            case "popViewController", "popToRootViewController", "popToViewController", "setViewControllers":
                return .dismissal
            case "performSegue":
                return call.arguments.first?.expression.trimmedDescription.lowercased().contains("unwind") == true
                    ? .dismissal : .push
            case "pushViewController": return .push
            case "present", "show", "showDetailViewController": return isOwn(call) ? .push : nil
            case "setRootViewController": return .rootReplacement
            default: return nil
            }
        }

        private func isOwn(_ call: FunctionCallExprSyntax) -> Bool {
            guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else { return true }
            let base = access.base?.trimmedDescription ?? ""
            let names = ["self", "navigationController", "presentingViewController", "wrappedValue", "parent"]
            return names.contains {
                base == $0 || base == $0 + "?" || base.hasSuffix("." + $0) || base.hasSuffix("." + $0 + "?")
            }
        }

        private func kind(ofSetting target: ExprSyntax, to value: ExprSyntax) -> Departure.Kind? {
            let path = target.trimmedDescription.filter { $0 != "?" && $0 != "!" }.split(separator: ".").map(
                String.init)
            if path.last == "rootViewController" { return path.count > 1 ? .rootReplacement : nil }
            if path.last == "isPresented", value.trimmedDescription == "false" { return .dismissal }
            let isEmpty =
                value.is(NilLiteralExprSyntax.self)
                || value.as(StringLiteralExprSyntax.self).map { $0.segments.trimmedDescription.isEmpty } ?? false
            guard isEmpty, let last = path.last else { return nil }
            if last == "text", path.count > 1 {
                let owner = path[path.count - 2]
                return fieldNames.contains(owner) || (owner == "$0" && isOverFields(target)) ? .clearing : nil
            }
            return fieldNames.contains(last) ? .clearing : nil
        }

        // `[emailField, passwordField].forEach { $0.text = "" }`
        private func isOverFields(_ node: ExprSyntax) -> Bool {
            var parent = node.parent
            while let next = parent {
                if let call = next.as(FunctionCallExprSyntax.self) {
                    let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
                    return base?.as(ArrayExprSyntax.self)?.elements.contains {
                        $0.expression.trimmedDescription.split(separator: ".").last.map(String.init).map(
                            fieldNames.contains) ?? false
                    } ?? false
                }
                parent = next.parent
            }
            return false
        }
    }

    extension FunctionCallExprSyntax {
        /// The name of the called function, without its receiver.
        var calleeName: String? {
            if let access = calledExpression.as(MemberAccessExprSyntax.self) { return access.declName.baseName.name }
            return calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.name
        }
    }
#endif
