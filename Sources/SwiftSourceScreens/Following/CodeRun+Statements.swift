import AssociationModel
import TextFormats

#if SwiftSources
    import SwiftSyntax

    extension CodeRun {
        /// Runs statements in order, as far as they can be reached.
        mutating func run(_ statements: CodeBlockItemListSyntax, in frame: inout Frame) {
            for item in statements {
                if frame.hasEnded || budget <= 0 { return }
                switch item.item {
                case .expr(let expression): _ = evaluate(expression, in: &frame)
                case .stmt(let statement): run(statement, in: &frame)
                case .decl(let declaration): run(declaration, in: &frame)
                }
            }
        }

        private mutating func run(_ statement: StmtSyntax, in frame: inout Frame) {
            switch statement.as(StmtSyntaxEnum.self) {
            case .expressionStmt(let statement): _ = evaluate(statement.expression, in: &frame)
            case .returnStmt(let statement):
                frame.returned.append(statement.expression.map { evaluate($0, in: &frame) } ?? .nothing)
                frame.hasEnded = true
            case .guardStmt(let statement):
                var branch = frame
                branch.isConditional = true
                run(statement.body.statements, in: &branch)
                frame.returned = branch.returned
                bind(statement.conditions, in: &frame)
            case .forStmt(let statement): run(statement, in: &frame)
            case .doStmt(let statement):
                run(statement.body.statements, in: &frame)
                for clause in statement.catchClauses { runBranch(clause.body.statements, in: &frame) }
            case .whileStmt(let statement): runBranch(statement.body.statements, in: &frame)
            case .repeatStmt(let statement): runBranch(statement.body.statements, in: &frame)
            case .deferStmt(let statement): run(statement.body.statements, in: &frame)
            case .throwStmt, .breakStmt, .continueStmt: frame.hasEnded = true
            default: return
            }
        }

        private mutating func run(_ statement: ForStmtSyntax, in frame: inout Frame) {
            let sequence = evaluate(statement.sequence, in: &frame)
            let name = statement.pattern.as(IdentifierPatternSyntax.self)?.identifier.name
            guard let list = sequence.list else { return runBranch(statement.body.statements, in: &frame) }
            for value in list.elements.prefix(50) {
                var inner = frame
                inner.isConditional = frame.isConditional || statement.whereClause != nil
                if let name { inner.locals[name] = value }
                run(statement.body.statements, in: &inner)
            }
        }

        /// Runs statements that may or may not run, and collects what they may return.
        mutating func runBranch(_ statements: CodeBlockItemListSyntax, in frame: inout Frame) {
            var branch = frame
            branch.isConditional = true
            run(statements, in: &branch)
            frame.returned = branch.returned
            for (name, value) in branch.locals where frame.locals[name].map({ !$0.isSame(as: value) }) ?? false {
                if case .closure = value { continue }
                frame.locals[name] = .unclear
            }
        }

        private mutating func run(_ declaration: DeclSyntax, in frame: inout Frame) {
            if let condition = declaration.as(IfConfigDeclSyntax.self),
                case .statements(let statements)? = condition.iOSClause?.elements
            {
                return run(statements, in: &frame)
            }
            guard let variable = declaration.as(VariableDeclSyntax.self) else { return }
            for binding in variable.bindings {
                let name = binding.pattern.written
                let place = frame.file.place(of: binding.pattern)
                let count = fields.count
                let typeName = binding.typeAnnotation?.type.baseName
                let value = binding.initializer.map { evaluate($0.value, in: &frame, expecting: typeName) } ?? .unclear
                let owner = objectIndex(of: frame.this)
                adopt(value, as: name, at: place, since: count, by: owner)
                let isKnown =
                    variable.bindingSpecifier.text == "let" || !value.fields.isEmpty || objectIndex(of: value) != nil
                frame.locals[name] = isKnown ? value : .unclear
            }
        }

        /// Binds the names of optional bindings; returns whether the conditions hold, or nil if that is unknown.
        @discardableResult
        mutating func bind(_ conditions: ConditionElementListSyntax, in frame: inout Frame) -> Bool? {
            var result: Bool? = true
            for element in conditions {
                switch element.condition {
                case .availability: continue
                case .expression(let expression):
                    let value = evaluate(expression, in: &frame).boolean
                    if value == false { return false }
                    if value == nil { result = nil }
                case .optionalBinding(let binding):
                    let name = binding.pattern.written
                    let value =
                        binding.initializer.map { evaluate($0.value, in: &frame) } ?? lookUp(name, in: frame)
                        ?? .unclear
                    frame.locals[name] = value
                    if case .nothing = value { return false }
                    if value.isUnclear { result = nil }
                case .matchingPattern(let pattern):
                    _ = evaluate(pattern.initializer.value, in: &frame)
                    result = nil
                }
            }
            return result
        }

        /// Follows an `if` statement or expression.
        mutating func evaluate(_ branch: IfExprSyntax, in frame: inout Frame) -> Value {
            var inner = frame
            let holds = bind(branch.conditions, in: &inner)
            if holds == true {
                let value = block(branch.body.statements, in: &inner)
                frame.returned = inner.returned
                frame.hasEnded = inner.hasEnded && !branch.conditions.areAvailability
                keepFields(of: inner, in: &frame)
                return value
            }
            var values: [Value] = []
            if holds == nil {
                inner.isConditional = true
                values.append(block(branch.body.statements, in: &inner))
                frame.returned = inner.returned
            }
            switch branch.elseBody {
            case nil: return .unclear
            case .ifExpr(let next)?:
                if holds == false { return evaluate(next, in: &frame) }
                var other = frame
                other.isConditional = true
                values.append(evaluate(next, in: &other))
                frame.returned = other.returned
            case .codeBlock(let body)?:
                var other = frame
                other.isConditional = frame.isConditional || holds == nil
                values.append(block(body.statements, in: &other))
                frame.returned = other.returned
                frame.hasEnded = frame.hasEnded || (inner.hasEnded || holds == false) && other.hasEnded
            }
            return .merged(values)
        }

        // Keeps the names that a branch which certainly runs has given to fields.
        private func keepFields(of inner: Frame, in frame: inout Frame) {
            for (name, value) in inner.locals where frame.locals[name] != nil { frame.locals[name] = value }
        }

        private mutating func block(_ statements: CodeBlockItemListSyntax, in frame: inout Frame) -> Value {
            if statements.count == 1, let only = statements.first, case .expr(let expression) = only.item {
                return evaluate(expression, in: &frame)
            }
            run(statements, in: &frame)
            return .unclear
        }

        /// Follows a `switch` statement or expression: only the case that matches, if that is known.
        mutating func evaluate(_ branch: SwitchExprSyntax, in frame: inout Frame) -> Value {
            let subject = evaluate(branch.subject, in: &frame)
            let cases = branch.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
            if let name = subject.caseName, let match = cases.first(where: { $0.matches(name) }) {
                var inner = frame
                match.bind(subject, in: &inner)
                let value = block(match.statements, in: &inner)
                frame.returned = inner.returned
                frame.hasEnded = inner.hasEnded && inner.returned.count > 0
                return value
            }
            var values: [Value] = []
            for one in cases {
                var inner = frame
                inner.isConditional = true
                values.append(block(one.statements, in: &inner))
                frame.returned = inner.returned
            }
            return .merged(values)
        }
    }

    extension ConditionElementListSyntax {
        var areAvailability: Bool { allSatisfy { if case .availability = $0.condition { true } else { false } } }
    }

    extension SwitchCaseSyntax {
        /// Whether this case matches a value of this name, if no earlier case does.
        fileprivate func matches(_ name: String) -> Bool {
            guard case .case(let label) = label else { return true }
            return label.caseItems.contains { item in
                guard item.whereClause == nil, let expression = item.matched else { return false }
                let callee = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
                return callee.as(MemberAccessExprSyntax.self)?.declName.baseName.name == name
            }
        }

        /// Binds the names of the pattern `.required(let characters)` to the values that belong to the case.
        fileprivate func bind(_ value: Value, in frame: inout Frame) {
            guard case .made(_, let payload) = value, case .case(let label) = label, label.caseItems.count == 1,
                let call = label.caseItems.first?.matched?.as(FunctionCallExprSyntax.self),
                call.arguments.count == payload.count
            else { return }
            for (argument, value) in zip(call.arguments, payload) {
                let names = argument.expression.tokens(viewMode: .sourceAccurate).compactMap(\.identifier?.name)
                if names.count == 1 { frame.locals[names[0]] = value }
            }
        }
    }

    extension SwitchCaseItemSyntax {
        /// The expression of the pattern, in `case .name` and in `case let .name(…)`.
        fileprivate var matched: ExprSyntax? {
            let inner = pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? pattern
            return inner.as(ExpressionPatternSyntax.self)?.expression
        }
    }
#endif
