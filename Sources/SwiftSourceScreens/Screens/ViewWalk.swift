import AssociationModel
import TextFormats

#if SwiftSources
    import Findings
    import SignUpScreens
    import SwiftSyntax

    /// Walks through the body of a SwiftUI view, and the views in the files that it uses, to the fields in them.
    struct ViewWalk {
        /// A field, with how it got onto the screen.
        struct Item {
            var field: InputField
            /// Where the field itself is made, if its place is that of the component around it; nil otherwise.
            var origin: TextPlace?
            /// The binding of its text as written. Two fields with one binding are one field to the user.
            var binding: String?
            /// The outermost view in the files that it came from; nil if it is the view's own.
            var source: String?
            /// All views in the files that it came through.
            var parts: Set<String> = []
            /// Where that view is used; nil if it is the view's own.
            var use: TextPlace?
            /// Whether the view itself has it, in a closure that it passes to another one.
            var isPassed = false
            /// Whether it is in a branch that may not be shown.
            var isConditional = false
            /// The place of a modifier that was not read and may set what no other does; nil if there is none.
            var unread: Place?

            /// The field, with everything unclear that an unread modifier may set.
            var settled: InputField {
                guard let unread else { return field }
                var field = field
                field.contentType = field.contentType.or(.unclear(at: unread))
                field.keyboard = field.keyboard.or(.unclear(at: unread))
                return field
            }
        }

        var run: CodeRun
        /// The views in the files that were walked through, in that order, as many as one screen is made of.
        private(set) var used: [String] = []
        /// The place of a view that was not read and may have fields; nil if there is none.
        var unread: Place?
        var depth = 0
        /// Whether the code makes the rows of a list, each with its own fields, which are shown together.
        private(set) var isInRows = false
        /// The fields of the views that were walked through without arguments that matter.
        var walked: [String: [Item]] = [:]

        static let deepest = 24

        init(_ index: SourceIndex, budget: Int) { run = CodeRun(index, budget: budget) }

        /// The most views that count as parts of one screen.
        private static let mostParts = 24

        /// Notes that a view is a part of the screen.
        mutating func use(_ name: String) {
            if used.count < Self.mostParts, !used.contains(name) { used.append(name) }
        }

        /// The fields of a view by itself, from its body.
        mutating func items(of type: TypeDeclaration, _ body: TypeDeclaration.ViewBody) -> [Item] {
            let instance = run.makeInstance(of: type.key, at: type.namePlace, owner: nil)
            var frame = Frame(this: instance, file: body.file)
            run.open.append(body.id)
            return items(body.statements, in: &frame)
        }

        /// The fields in the statements of a view builder.
        mutating func items(_ statements: CodeBlockItemListSyntax, in frame: inout Frame) -> [Item] {
            guard depth < Self.deepest else { return [] }
            depth += 1
            defer { depth -= 1 }
            var result: [Item] = []
            for item in statements {
                switch item.item {
                case .expr(let expression): result += items(expression, in: &frame)
                case .stmt(let statement):
                    if let statement = statement.as(ExpressionStmtSyntax.self) {
                        result += items(statement.expression, in: &frame)
                    }
                    if let statement = statement.as(ReturnStmtSyntax.self), let expression = statement.expression {
                        result += items(expression, in: &frame)
                    }
                case .decl(let declaration):
                    if let condition = declaration.as(IfConfigDeclSyntax.self) {
                        if case .statements(let inner)? = condition.iOSClause?.elements {
                            result += items(inner, in: &frame)
                        }
                    }
                    guard let variable = declaration.as(VariableDeclSyntax.self) else { continue }
                    for binding in variable.bindings {
                        let value = binding.initializer.map { run.evaluate($0.value, in: &frame) } ?? .unclear
                        frame.locals[binding.pattern.written] = value
                    }
                }
            }
            return result
        }

        mutating func items(_ expression: ExprSyntax, in frame: inout Frame) -> [Item] {
            run.budget -= 1
            guard run.budget > 0 else { return [] }
            switch expression.as(ExprSyntaxEnum.self) {
            case .functionCallExpr(let call): return items(call, in: &frame)
            case .ifExpr(let branch): return items(branch, in: &frame)
            case .postfixIfConfigExpr(let condition): return items(condition, in: &frame)
            case .switchExpr(let branch):
                var result: [Item] = []
                for one in branch.cases.compactMap({ $0.as(SwitchCaseSyntax.self) }) {
                    result = alternatives(result, items(one.statements, in: &frame))
                }
                return isInRows ? result : result.map(Self.conditional)
            case .declReferenceExpr(let reference): return items(named: reference.baseName.name, in: &frame)
            case .memberAccessExpr(let access):
                guard let base = access.base else { return [] }
                if base.written == "self" { return items(named: access.declName.baseName.name, in: &frame) }
                return []
            case .sequenceExpr(let sequence):
                guard
                    let ternary = sequence.elements.lazy.compactMap({ $0.as(UnresolvedTernaryExprSyntax.self) }).first,
                    let last = sequence.elements.last
                else { return [] }
                return eitherOf(items(ternary.thenExpression, in: &frame), items(last, in: &frame))
            case .tupleExpr(let tuple): return tuple.elements.flatMap { items($0.expression, in: &frame) }
            default: return []
            }
        }

        private mutating func items(_ branch: IfExprSyntax, in frame: inout Frame) -> [Item] {
            let holds = run.bind(branch.conditions, in: &frame)
            if holds == true { return items(branch.body.statements, in: &frame) }
            let body = holds == false ? [] : items(branch.body.statements, in: &frame)
            let other: [Item] =
                switch branch.elseBody {
                case .codeBlock(let block)?: items(block.statements, in: &frame)
                case .ifExpr(let next)?: items(next, in: &frame)
                case nil: []
                }
            if holds == false { return other }
            return branch.conditions.areAvailability ? body : eitherOf(body, other)
        }

        /// The fields of two branches of which one is shown. A field that both have, by its binding, is there anyway.
        private func eitherOf(_ left: [Item], _ right: [Item]) -> [Item] {
            if isInRows { return alternatives(left, right) }
            let shared = Set(left.compactMap(\.binding)).intersection(right.compactMap(\.binding))
            return alternatives(left, right).map { item in
                item.binding.map(shared.contains) ?? false ? item : Self.conditional(item)
            }
        }

        private static func conditional(_ item: Item) -> Item {
            var item = item
            item.isConditional = true
            return item
        }

        /// The fields of a computed or stored property that is a view.
        private mutating func items(named name: String, in frame: inout Frame) -> [Item] {
            if let passed = self.passed(named: name, in: frame) { return passed }
            guard let typeName = run.typeName(of: frame.this), let property = run.property(name, of: typeName) else {
                return []
            }
            if let getter = property.getter {
                return following(property.binding.id) { walk in
                    var inner = Frame(this: frame.this, file: property.file)
                    return walk.items(getter, in: &inner)
                }
            }
            return []
        }

        /// The fields of a closure that was passed to a view; nil if there is none of that name.
        mutating func passed(named name: String, in frame: Frame) -> [Item]? {
            guard case .closure(let closure, let captured)? = frame.locals[name] ?? run.member(name, of: frame.this)
            else {
                return nil
            }
            var inner = captured
            var items = self.items(closure.statements, in: &inner)
            // The first object is the view that is walked through.
            if run.objectIndex(of: captured.this) == 0 { for index in items.indices { items[index].isPassed = true } }
            return items
        }

        /// Walks through code that makes the rows of a list, or through the body of a view, where one is shown of several
        /// branches, whether it is in a row or not.
        mutating func walking(isInRows: Bool, _ walk: (inout ViewWalk) -> [Item]) -> [Item] {
            let outer = self.isInRows
            self.isInRows = isInRows
            defer { self.isInRows = outer }
            return walk(&self)
        }

        /// Walks through a declaration, unless that is already being walked through.
        mutating func following(_ id: SyntaxIdentifier, _ walk: (inout ViewWalk) -> [Item]) -> [Item] {
            guard !run.open.contains(id), depth < Self.deepest, run.budget > 0 else { return [] }
            run.open.append(id)
            depth += 1
            defer {
                run.open.removeLast()
                depth -= 1
            }
            return walk(&self)
        }

        /// The fields of two alternatives, of which one is shown. Two fields with one binding become one; settings in which
        /// they differ become unclear, except that the text counts as hidden if one field hides it.
        func alternatives(_ left: [Item], _ right: [Item]) -> [Item] {
            var result = left
            for item in right {
                guard let index = result.firstIndex(where: { $0.binding != nil && $0.binding == item.binding }) else {
                    result.append(item)
                    continue
                }
                result[index].field = result[index].field.either(or: item.field)
            }
            return result
        }
    }

    extension InputField {
        /// Merges two ways of showing one field, such as with its text hidden and visible.
        fileprivate func either(or other: InputField) -> InputField {
            var result = element == .secureField || other.element != .secureField ? self : other
            let second = element == .secureField || other.element != .secureField ? other : self
            let types = ContentTypes(
                [result, second].flatMap { [$0.contentType.value].compactMap(\.self) + $0.otherTypes })
            if let main = types.main, let place = result.contentType.place ?? second.contentType.place {
                result.contentType = .value(main, at: place)
                result.otherTypes = types.others
            } else {
                result.contentType = Self.either(result.contentType, second.contentType)
            }
            if result.element != second.element, result.hidesText != second.hidesText {
                result.visibilitySwitch = result.hidesText == true ? second.place : result.place
            }
            result.keyboard = Self.either(result.keyboard, second.keyboard)
            result.label = result.label ?? second.label
            return result
        }

        private static func either<Value: Equatable>(_ left: Stated<Value>, _ right: Stated<Value>) -> Stated<Value> {
            guard let one = left.value, let two = right.value, let place = left.place else { return left.or(right) }
            return one == two ? left : .unclear(at: place)
        }
    }
#endif
