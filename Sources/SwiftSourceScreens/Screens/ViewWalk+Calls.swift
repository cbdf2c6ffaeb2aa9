import AssociationModel
import TextFormats

#if SwiftSources
    import Findings
    import SignUpScreens
    import SwiftSyntax

    extension ViewWalk {
        /// The fields of a view with its modifiers: `TextField(…).textContentType(.username)`.
        mutating func items(_ call: FunctionCallExprSyntax, in frame: inout Frame) -> [Item] {
            guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base else {
                return root(call, in: &frame)
            }
            let name = access.declName.baseName.name
            // `SwiftUI.TextField`, where the app has a type of that name.
            if base.written == "SwiftUI" { return systemView(name, call, in: &frame) }
            if base.written == "self", run.typeName(of: frame.this) != nil {
                return function(name, call, in: &frame)
            }
            if let type = base.as(DeclReferenceExprSyntax.self)?.baseName.name,
                let items = qualified(name, by: type, call, in: &frame)
            {
                return items
            }
            guard
                base.is(FunctionCallExprSyntax.self) || base.is(DeclReferenceExprSyntax.self)
                    || base.is(MemberAccessExprSyntax.self) || base.is(PostfixIfConfigExprSyntax.self)
            else { return [] }
            if base.is(DeclReferenceExprSyntax.self), base.written.first?.isUppercase == true { return [] }
            return modified(items(base, in: &frame), by: name, call, in: &frame)
        }

        /// The fields of `Type.init(…)`, `Type.View(…)` or `Module.View(…)`; nil if that is no view in the files.
        private mutating func qualified(
            _ name: String, by type: String, _ call: FunctionCallExprSyntax, in frame: inout Frame
        ) -> [Item]? {
            guard type.first?.isUppercase == true else { return nil }
            let outer = run.index.key(of: type, in: frame.file)
            if name == "init" { return view(outer, call, in: &frame) }
            let inner = run.index.key(of: name, inside: outer) ?? run.index.key(of: name, in: frame.file)
            return run.index.types[inner]?.declaration == nil ? nil : view(inner, call, in: &frame)
        }

        /// The fields of a view with modifiers between `#if` and `#endif`, of which those that iOS has count.
        mutating func items(_ condition: PostfixIfConfigExprSyntax, in frame: inout Frame) -> [Item] {
            guard let base = condition.base else { return [] }
            var items = self.items(base, in: &frame)
            var calls: [FunctionCallExprSyntax] = []
            guard case .postfixExpression(var next)? = condition.config.iOSClause?.elements else { return items }
            while let call = next.as(FunctionCallExprSyntax.self),
                let access = call.calledExpression.as(MemberAccessExprSyntax.self)
            {
                calls.append(call)
                guard let inner = access.base else { break }
                next = inner
            }
            for call in calls.reversed() {
                items = modified(items, by: call.calleeName ?? "", call, in: &frame)
            }
            return items
        }

        private mutating func modified(
            _ items: [Item], by name: String, _ call: FunctionCallExprSyntax, in frame: inout Frame
        ) -> [Item] {
            var items = items
            if !items.isEmpty {
                let modifiers = modifiers(name, call, in: &frame)
                for index in items.indices {
                    modifiers.apply(to: &items[index].field)
                    items[index].unread = items[index].unread ?? modifiers.unread
                }
            }
            if !ViewModifiers.elsewhere.contains(name) {
                for closure in closures(of: call) { items += self.items(closure.statements, in: &frame) }
            }
            return items
        }

        private func closures(of call: FunctionCallExprSyntax) -> [ClosureExprSyntax] {
            call.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
                + [call.trailingClosure].compactMap(\.self) + call.additionalTrailingClosures.map(\.closure)
        }

        private mutating func modifiers(
            _ name: String, _ call: FunctionCallExprSyntax, in frame: inout Frame
        ) -> ViewModifiers {
            var result = ViewModifiers()
            let argument = call.arguments.first?.expression
            let place = frame.file.place(of: argument ?? ExprSyntax(call))
            let value = argument.map { run.evaluate($0, in: &frame) } ?? .unclear
            switch name {
            case "textContentType":
                if case .nothing = value { break }
                result.contentType = value.contentType.map { .value($0, at: place) } ?? .unclear(at: place)
                result.otherTypes = ContentTypes(value.alternatives.compactMap(\.contentType)).others
            case "keyboardType":
                result.keyboard = value.keyboard.map { .value($0, at: place) } ?? .unclear(at: place)
            case "disabled":
                result.isEditable = value.boolean.map { .value(!$0, at: place) } ?? .absent
            case _ where ViewModifiers.harmless.contains(name): break
            default:
                result = own(name, call, in: &frame) ?? ViewModifiers(unread: frame.file.place(ofNameIn: call))
            }
            return result
        }

        /// What a modifier in the files sets: a function in an extension of `View`, or a `ViewModifier`.
        private mutating func own(
            _ name: String, _ call: FunctionCallExprSyntax, in frame: inout Frame
        ) -> ViewModifiers? {
            let arguments = run.evaluateArguments(of: call, in: &frame)
            if name == "modifier", let inner = call.arguments.first?.expression.as(FunctionCallExprSyntax.self),
                let typeName = inner.calleeName.map({ run.index.key(of: $0, in: frame.file) }),
                let type = run.index.types[typeName],
                let body = type.functions["body"]?.first
            {
                let instance = run.makeInstance(
                    of: typeName, arguments: run.evaluateArguments(of: inner, in: &frame),
                    at: frame.file.place(of: inner),
                    owner: nil)
                return chain(of: body, on: instance, arguments: [])
            }
            for typeName in ["View", "TextField", "SecureField"] {
                guard let function = run.best(run.index.types[typeName]?.functions[name] ?? [], for: arguments) else {
                    continue
                }
                return chain(of: function, on: .unclear, arguments: arguments)
            }
            return nil
        }

        // The modifiers in the single expression of a function, from the inside out.
        private mutating func chain(
            of function: TypeDeclaration.Function, on instance: Value, arguments: [Argument]
        ) -> ViewModifiers? {
            guard !run.open.contains(function.id), let code = function.code,
                depth < Self.deepest
            else { return nil }
            run.open.append(function.id)
            depth += 1
            defer {
                run.open.removeLast()
                depth -= 1
            }
            var frame = Frame(this: instance, file: code.file)
            run.bind(code.parameters, to: arguments, in: &frame)
            guard let last = code.body.statements.last else { return nil }
            var expression: ExprSyntax?
            if case .expr(let value) = last.item { expression = value }
            if case .stmt(let statement) = last.item { expression = statement.as(ReturnStmtSyntax.self)?.expression }
            var result = ViewModifiers()
            while let call = expression?.as(FunctionCallExprSyntax.self),
                let access = call.calledExpression.as(MemberAccessExprSyntax.self)
            {
                result = modifiers(access.declName.baseName.name, call, in: &frame).within(result)
                expression = access.base
            }
            // Without a dot it is called on `self`, which is the view.
            if let call = expression?.as(FunctionCallExprSyntax.self), let name = call.calleeName,
                call.calledExpression.is(DeclReferenceExprSyntax.self), name.first?.isLowercase == true
            {
                result = modifiers(name, call, in: &frame).within(result)
            }
            return result
        }
    }

    extension SwiftFile {
        /// The place of the name of a called function, without what it is called on.
        fileprivate func place(ofNameIn call: FunctionCallExprSyntax) -> Place {
            guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else {
                return place(of: call.calledExpression)
            }
            return place(of: access.declName)
        }
    }
#endif
