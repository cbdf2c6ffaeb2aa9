import TextFormats

#if SwiftSources
    import AssociationModel
    import Findings
    import SwiftSyntax

    extension CodeRun {
        /// Follows an expression, with its side effects, and returns its value.
        ///
        /// - Parameter typeName: the type annotation beside it, for `.init(…)`.
        mutating func evaluate(_ expression: ExprSyntax, in frame: inout Frame, expecting typeName: String? = nil)
            -> Value
        {
            budget -= 1
            guard budget > 0 else { return .unclear }
            switch expression.as(ExprSyntaxEnum.self) {
            case .stringLiteralExpr(let literal):
                return text(of: literal, in: &frame)
            case .integerLiteralExpr(let literal):
                guard let number = Int(literal.literal.text.filter { $0 != "_" }) else { return .unclear }
                return .number(LocatedText("\(number)", standingFor: frame.file.span(of: literal)), frame.file.text)
            case .keyPathExpr(let path):
                return path.components.count == 1
                    ? .keyPath(path.components.written.filter { $0 != "." }) : .unclear
            case .booleanLiteralExpr(let literal): return .boolean(literal.literal.text == "true")
            case .nilLiteralExpr: return .nothing
            case .declReferenceExpr(let reference): return lookUp(reference.baseName.name, in: frame) ?? .unclear
            case .memberAccessExpr(let access): return evaluate(access, in: &frame)
            case .functionCallExpr(let call): return evaluate(call, in: &frame, expecting: typeName)
            case .sequenceExpr(let sequence): return evaluate(Array(sequence.elements)[...], in: &frame)
            case .closureExpr(let closure): return .closure(closure, frame)
            case .arrayExpr(let array):
                let values = array.elements.map { evaluate($0.expression, in: &frame) }
                return typeName == "Set" ? .set(values) : .array(values)
            case .ifExpr(let branch): return evaluate(branch, in: &frame)
            case .switchExpr(let branch): return evaluate(branch, in: &frame)
            case .prefixOperatorExpr(let prefix):
                let value = evaluate(prefix.expression, in: &frame)
                return prefix.operator.text == "!" ? value.boolean.map { .boolean(!$0) } ?? .unclear : .unclear
            case .tupleExpr(let tuple):
                let values = tuple.elements.map { evaluate($0.expression, in: &frame) }
                return values.count == 1 ? values[0] : .unclear
            case .optionalChainingExpr(let inner): return evaluate(inner.expression, in: &frame)
            case .forceUnwrapExpr(let inner): return evaluate(inner.expression, in: &frame)
            case .tryExpr(let inner): return evaluate(inner.expression, in: &frame)
            case .awaitExpr(let inner): return evaluate(inner.expression, in: &frame)
            case .inOutExpr(let inner): return evaluate(inner.expression, in: &frame)
            case .subscriptCallExpr(let inner):
                _ = evaluate(inner.calledExpression, in: &frame)
                return .unclear
            default: return .unclear
            }
        }

        /// The value of a name: a local, a member of `self`, a global, or a type.
        mutating func lookUp(_ name: String, in frame: Frame) -> Value? {
            if let value = frame.locals[name] { return value }
            if name == "self" || name == "Self" { return frame.this }
            if let value = member(name, of: frame.this) { return value }
            if let typeName = typeName(of: frame.this), let value = constant(name, ofType: typeName) { return value }
            if let global = index.globals[name], global.isConstant { return constant(global) }
            let key = index.key(of: name, in: frame.file)
            if index.types[key] != nil || Self.namespaces.contains(name) { return .type(key) }
            return nil
        }

        /// The types whose constants are identified by their names alone.
        static let namespaces: Set<String> = [
            "UITextContentType", "NSTextContentType", "UIKeyboardType", "UITextInputPasswordRules", "Bool",
        ]

        /// A static constant of a type; nil if it has none of that name.
        mutating func constant(_ name: String, ofType typeName: String) -> Value? {
            for type in index.chain(of: typeName) {
                if let property = type.properties[name], property.isStatic { return constant(property, of: typeName) }
                if type.cases[name] != nil { return .named(name) }
            }
            return Self.namespaces.contains(typeName) ? .named(name) : nil
        }

        private mutating func constant(_ property: TypeDeclaration.Property, of typeName: String? = nil) -> Value {
            var frame = Frame(this: typeName.map { .type($0) } ?? .unclear, file: property.file)
            if let getter = property.getter { return run(getter, in: &frame, opening: property.binding.id) }
            guard property.isConstant, let initializer = property.binding.initializer,
                !open.contains(property.binding.id),
                open.count < Self.deepest
            else { return .unclear }
            open.append(property.binding.id)
            defer { open.removeLast() }
            return evaluate(initializer.value, in: &frame, expecting: property.typeName ?? typeName)
        }

        private mutating func evaluate(_ access: MemberAccessExprSyntax, in frame: inout Frame) -> Value {
            let name = access.declName.baseName.name
            guard let base = access.base else { return implied(name) }
            let count = fields.count
            let isMade = base.is(FunctionCallExprSyntax.self)
            return member(name, of: evaluate(base, in: &frame), in: frame, madeSince: isMade ? count : nil)
        }

        // By itself, so that a long path needs little stack.
        private mutating func member(
            _ name: String, of value: Value, in frame: Frame, madeSince count: Int?
        ) -> Value {
            // A field that is made only for what is inside of it, and kept nowhere, is on no screen.
            if case .field(let index) = value, let count, index >= count { fields[index].owner = nil }
            switch value {
            case .field, .object:
                if let value = member(name, of: value) { return value }
                return typeName(of: value).flatMap { constant(name, ofType: $0) } ?? .unclear
            case .type(let typeName):
                if name == "self" { return value }
                let inner = index.key(of: name, inside: typeName) ?? index.key(of: name, in: frame.file)
                return constant(name, ofType: typeName) ?? (index.types[inner] == nil ? .unclear : .type(inner))
            case .named, .made: return property(name, ofCase: value) ?? .unclear
            case .string, .rules: return ["rawValue", "localized", "self"].contains(name) ? value : .unclear
            default: return .unclear
            }
        }

        // `.name`: a constant of the system's types, unless the files add one of that name to them.
        private mutating func implied(_ name: String) -> Value {
            for typeName in Self.namespaces.sorted() {
                if let property = index.types[typeName]?.properties[name], property.isStatic {
                    return constant(property, of: typeName)
                }
            }
            return .named(name)
        }

        /// A property of an enumeration, identified by the case if only one enumeration has both; nil if none has.
        mutating func property(_ name: String, ofCase value: Value) -> Value? {
            guard let one = value.caseName else { return nil }
            let owners = (index.owners[one] ?? []).compactMap { index.types[$0] }
            let candidates = owners.compactMap { $0.properties[name] }.filter { $0.getter != nil }
            if candidates.isEmpty {
                guard name == "rawValue", owners.count == 1, let owner = owners.first else { return nil }
                return rawValue(of: one, in: owner)
            }
            guard candidates.count == 1, let property = candidates.first, let getter = property.getter else {
                return .unclear
            }
            var frame = Frame(this: value, file: property.file)
            return run(getter, in: &frame, opening: property.binding.id)
        }

        /// The value of expressions with operators between them, which the parser leaves as a flat list.
        mutating func evaluate(_ elements: ArraySlice<ExprSyntax>, in frame: inout Frame) -> Value {
            guard let first = elements.first else { return .unclear }
            if elements.count == 1 { return evaluate(first, in: &frame) }
            if let index = elements.firstIndex(where: { $0.is(AssignmentExprSyntax.self) }) {
                let count = fields.count
                let value = evaluate(elements[(index + 1)...], in: &frame)
                assign(value, to: first, from: elements[(index + 1)...], since: count, in: &frame)
                return .unclear
            }
            if let index = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
                let ternary = elements[index].as(UnresolvedTernaryExprSyntax.self)
            {
                let condition = evaluate(elements[..<index], in: &frame).boolean
                let isSure = condition != nil
                let yes = condition == false ? Value.unclear : evaluate(ternary.thenExpression, in: &frame)
                let no = condition == true ? Value.unclear : evaluate(elements[(index + 1)...], in: &frame)
                return isSure ? (condition == true ? yes : no) : .merged([yes, no])
            }
            if let value = logic(elements, in: &frame) { return value }
            let operators = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
            if elements.contains(where: { $0.is(UnresolvedAsExprSyntax.self) }) { return evaluate(first, in: &frame) }
            let operands = elements.filter { !$0.is(BinaryOperatorExprSyntax.self) }.map { evaluate($0, in: &frame) }
            if operators.allSatisfy({ $0 == "+" }) {
                let places = elements.filter { !$0.is(BinaryOperatorExprSyntax.self) }.map(frame.file.span)
                return joined(operands, at: places, in: frame.file)
            }
            guard operators.count == 1, operands.count == 2 else { return .unclear }
            switch operators[0] {
            case "??": if case .nothing = operands[0] { return operands[1] } else { return operands[0] }
            case "==", "!=":
                guard let isEqual = equality(operands[0], operands[1]) else { return .unclear }
                return .boolean(isEqual == (operators[0] == "=="))
            default: return .unclear
            }
        }

        // Splits at `||` first, which binds less tightly, then at `&&`; nil if there is neither.
        private mutating func logic(_ elements: ArraySlice<ExprSyntax>, in frame: inout Frame) -> Value? {
            for (name, decisive) in [("||", true), ("&&", false)] {
                let parts = elements.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == name }
                guard parts.count > 1 else { continue }
                let values = parts.map { evaluate($0, in: &frame).boolean }
                if values.contains(decisive) { return .boolean(decisive) }
                return values.contains(nil) ? .unclear : .boolean(!decisive)
            }
            return nil
        }

        private func equality(_ left: Value, _ right: Value) -> Bool? {
            switch (left, right) {
            case (.named, .named), (.boolean, .boolean), (.nothing, .nothing): left.isSame(as: right)
            default: nil
            }
        }

        // Joins texts to one, which is one of the first one's file.
        private func joined(_ values: [Value], at places: [SourceSpan], in file: SwiftFile) -> Value {
            guard case .string(_, let first)? = values.first else { return .unclear }
            var texts: [LocatedText] = []
            for (value, place) in zip(values, places) {
                guard case .string(let text, let source) = value else { return .unclear }
                if source.origin == first.origin {
                    texts.append(text)
                } else {
                    // A text has its places in one file; a part of another one has that of the name that stands for it.
                    guard first.origin == file.text.origin else { return .unclear }
                    texts.append(text.standing(for: place))
                }
            }
            return Self.joined(texts).map { .string($0, first) } ?? .unclear
        }
    }
#endif
