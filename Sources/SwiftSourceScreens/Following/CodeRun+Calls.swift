import AssociationModel
import TextFormats

#if SwiftSources
    import Findings
    import SignUpScreens
    import SwiftSyntax

    extension CodeRun {
        mutating func evaluate(
            _ call: FunctionCallExprSyntax, in frame: inout Frame, expecting typeName: String? = nil
        ) -> Value {
            if let closure = call.calledExpression.as(ClosureExprSyntax.self) {
                return invoke(closure, in: frame, with: [])
            }
            if let text = localized(call, in: frame) { return text }
            let arguments = evaluateArguments(of: call, in: &frame)
            if let access = call.calledExpression.as(MemberAccessExprSyntax.self) {
                return evaluate(call, of: access, arguments, in: &frame, expecting: typeName)
            }
            var callee = call.calledExpression
            if let generic = callee.as(GenericSpecializationExprSyntax.self) { callee = generic.expression }
            guard let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.name else {
                let value = evaluate(call.calledExpression, in: &frame)
                if case .closure(let closure, let captured) = value {
                    return invoke(closure, in: captured, with: arguments)
                }
                return passed(arguments, to: nil, at: frame.file.place(of: call), in: &frame)
            }
            if case .closure(let closure, let captured)? = frame.locals[name] {
                return invoke(closure, in: captured, with: arguments)
            }
            if let function = function(name, of: frame.this, arguments) {
                return self.call(function, on: frame.this, arguments: arguments, isConditional: frame.isConditional)
            }
            if let function = best(index.functions[name] ?? [], for: arguments) {
                return self.call(function, arguments: arguments, isConditional: frame.isConditional)
            }
            let place = frame.file.place(of: call)
            if let value = construct(name, arguments, at: place, in: frame) { return value }
            return passed(arguments, to: name, at: place, in: &frame)
        }

        // A text that is looked up by a key, as one that stands for the whole call.
        private func localized(_ call: FunctionCallExprSyntax, in frame: Frame) -> Value? {
            guard let name = call.calleeName,
                ["tr", "localized", "localizedString", "NSLocalizedString"].contains(name),
                let text = index.text(of: ExprSyntax(call), in: frame.file)
            else { return nil }
            return .string(LocatedText(text, standingFor: frame.file.span(of: call)), frame.file.text)
        }

        /// The values of the arguments, trailing closures included, in the order in which they are written.
        mutating func evaluateArguments(of call: FunctionCallExprSyntax, in frame: inout Frame) -> [Argument] {
            var result: [Argument] = []
            for argument in call.arguments {
                let value = evaluate(argument.expression, in: &frame)
                result.append(Argument(label: argument.label?.name, value: value))
            }
            if let closure = call.trailingClosure {
                result.append(Argument(label: nil, value: .closure(closure, frame), isTrailing: true))
            }
            for closure in call.additionalTrailingClosures {
                let value = Value.closure(closure.closure, frame)
                result.append(Argument(label: closure.label.name, value: value, isTrailing: true))
            }
            return result
        }

        private mutating func evaluate(
            _ call: FunctionCallExprSyntax, of access: MemberAccessExprSyntax, _ arguments: [Argument],
            in frame: inout Frame, expecting typeName: String?
        ) -> Value {
            let name = access.declName.baseName.name
            let place = frame.file.place(of: call)
            guard let base = access.base else {
                if name == "init" {
                    return construct(typeName ?? implied(by: arguments), arguments, at: place, in: frame) ?? .unclear
                }
                let result = passed(arguments, to: name, at: place, in: &frame)
                return made(name, arguments) ?? result
            }
            if base.is(SuperExprSyntax.self) { return .unclear }
            if name == "toggle", toggle(base, at: place, in: &frame) { return .unclear }
            let receiver = evaluate(base, in: &frame)
            if case .type(let type) = receiver {
                if name == "init" {
                    let value = construct(type, arguments, at: place, in: frame) ?? .unclear
                    // `self.init(descriptor:)` in an initialiser of the app's own.
                    if case .rules = value, base.written == "self" { frame.returned.append(value) }
                    return value
                }
                if index.types[type]?.cases[name] != nil, let value = made(name, arguments) { return value }
                if let function = best(index.types[type]?.functions[name] ?? [], for: arguments) {
                    return self.call(function, on: receiver, arguments: arguments, isConditional: frame.isConditional)
                }
            }
            if name == "init", let type = base.as(DeclReferenceExprSyntax.self)?.baseName.name {
                return construct(type, arguments, at: place, in: frame) ?? .unclear
            }
            if let function = function(name, of: receiver, arguments) {
                return self.call(function, on: receiver, arguments: arguments, isConditional: frame.isConditional)
            }
            if let value = collected(receiver, by: name, arguments) { return value }
            if case .field = receiver { return touch(receiver, by: name, arguments, at: place, in: &frame) }
            return passed(arguments, to: name, at: place, in: &frame)
        }

        mutating func each(_ value: Value, _ arguments: [Argument]) -> Value {
            if case .keyPath(let name)? = arguments.first?.value { return property(name, ofCase: value) ?? .unclear }
            guard case .closure(let closure, let captured)? = arguments.first?.value else { return .unclear }
            return invoke(closure, in: captured, with: [Argument(label: nil, value: value)])
        }

        /// Runs a closure in the frame around it.
        mutating func invoke(
            _ closure: ClosureExprSyntax, in captured: Frame, with arguments: [Argument], isConditional: Bool = false
        ) -> Value {
            var frame = captured
            frame.returned = []
            frame.hasEnded = false
            frame.isConditional = captured.isConditional || isConditional
            for (index, argument) in arguments.enumerated() { frame.locals["$\(index)"] = argument.value }
            for (index, name) in (closure.signature?.parameterNames ?? []).enumerated() {
                frame.locals[name] = index < arguments.count ? arguments[index].value : .unclear
            }
            return run(closure.statements, in: &frame, opening: closure.id)
        }

        /// The function of this name in the type of a value, or in the files' extensions of field types.
        func function(_ name: String, of receiver: Value, _ arguments: [Argument]) -> TypeDeclaration.Function? {
            var candidates: [TypeDeclaration.Function] = []
            if let typeName = typeName(of: receiver) {
                for type in index.chain(of: typeName) {
                    candidates += type.functions[name] ?? []
                    // Those of the protocols that it conforms to.
                    for adopted in type.inherited { candidates += index.types[adopted]?.functions[name] ?? [] }
                }
            }
            if case .type(let typeName) = receiver { candidates += index.types[typeName]?.functions[name] ?? [] }
            if case .field = receiver {
                for type in [
                    "UITextField", "UITextView", "UIControl", "UIView", "UIResponder", "NSTextField",
                    "UITextInputTraits",
                ] {
                    candidates += index.types[type]?.functions[name] ?? []
                }
            }
            return best(candidates, for: arguments)
        }

        /// Among functions of one name, the one with these labels; if there is only one, that one.
        func best(_ functions: [TypeDeclaration.Function], for arguments: [Argument]) -> TypeDeclaration.Function? {
            let labels = arguments.filter { !$0.isTrailing }.map { $0.label ?? "_" }
            return functions.first { $0.mayTake(labels) } ?? (functions.count == 1 ? functions.first : nil)
        }

        /// Passes fields to a function that was not read: it may change them, unless it is known to be harmless.
        private mutating func passed(
            _ arguments: [Argument], to name: String?, at place: Place, in frame: inout Frame
        ) -> Value {
            let isHarmless = name.map(HarmlessCalls.names.contains) ?? false
            for argument in arguments {
                if case .closure(let closure, let captured) = argument.value {
                    let isCertain = name.map(HarmlessCalls.runners.contains) ?? false
                    let given = arguments.filter { !$0.isTrailing && !$0.value.fields.isEmpty }
                    _ = invoke(closure, in: captured, with: given, isConditional: !isCertain && given.isEmpty)
                } else if !isHarmless {
                    for field in argument.value.fields where fields[field].touched == nil {
                        fields[field].touched = place
                    }
                }
            }
            return arguments.contains { $0.isTrailing } && arguments.count == 2 && !isHarmless
                ? arguments.first { !$0.value.fields.isEmpty }?.value ?? .unclear : .unclear
        }

        /// Calls a method of a field that was not read; a closure as in `field.then { $0.isSecureTextEntry = true }` is run.
        private mutating func touch(
            _ field: Value, by name: String, _ arguments: [Argument], at place: Place, in frame: inout Frame
        ) -> Value {
            if HarmlessCalls.names.contains(name) { return .unclear }
            if case .closure(let closure, let captured)? = arguments.last?.value {
                _ = invoke(closure, in: captured, with: [Argument(label: nil, value: field)])
                return field
            }
            for index in field.fields where fields[index].touched == nil { fields[index].touched = place }
            // A builder method returns the field itself.
            return field
        }
    }

    extension ClosureSignatureSyntax {
        /// The names of the parameters, in order.
        var parameterNames: [String] {
            switch parameterClause {
            case .simpleInput(let list)?: list.map(\.name.name)
            case .parameterClause(let clause)?: clause.parameters.map { ($0.secondName ?? $0.firstName).name }
            case nil: []
            }
        }
    }
#endif
