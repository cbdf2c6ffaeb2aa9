import AssociationModel
import TextFormats

#if SwiftSources
    import Findings
    import SignUpScreens
    import SwiftSyntax

    /// Follows code that sets up fields: statements in order, calls of functions in the files, constants.
    ///
    /// A value that cannot be determined is ``Value/unclear`` and stays so; no value is guessed. Everything is limited: the
    /// number of expressions, the depth of calls, the number of fields.
    struct CodeRun {
        let index: SourceIndex
        var fields: [FieldRecord] = []
        var objects: [Instance] = []
        var phase = FieldRecord.Phase.setUp
        /// How many more expressions may be evaluated.
        var budget: Int
        /// How often each call was followed.
        private var calls: [CallKey: Int] = [:]
        /// The functions, closures and properties that are being followed.
        var open: [SyntaxIdentifier] = []
        /// The types of which instances are being made, from the outermost.
        private var making: [String] = []
        /// The functions that were followed.
        var visited: Set<SyntaxIdentifier> = []

        /// An instance of a type that the files declare.
        struct Instance {
            let typeName: String
            var members: [String: Value] = [:]
        }

        init(_ index: SourceIndex, budget: Int) {
            self.index = index
            self.budget = budget
        }

        static let deepest = 12
        static let mostFields = 120
        static let mostObjects = 200
        /// What making an instance takes off the budget, since setting it up looks for many functions.
        private static let costOfInstance = 30
        /// How often the same call is followed: a later one takes effect anew, but functions that call each other would
        /// go on without end.
        private static let mostRepetitions = 3

        /// A call as far as its effect depends on it.
        private struct CallKey: Hashable {
            let function: SyntaxIdentifier
            let instance: Int?
            let arguments: [Value.Identity]
        }

        /// Makes a field.
        mutating func makeField(_ element: InputField.Element, at place: Place, owner: Int?) -> Value {
            guard fields.count < Self.mostFields else { return .unclear }
            var field = FieldRecord(element, at: place)
            field.owner = owner
            fields.append(field)
            return .field(fields.count - 1)
        }

        /// Makes an instance of a type in the files with the call's arguments, and runs the code that sets it up.
        mutating func makeInstance(of typeName: String, arguments: [Argument] = [], at place: Place, owner: Int?)
            -> Value
        {
            budget -= Self.costOfInstance
            guard budget > 0, objects.count < Self.mostObjects, open.count < Self.deepest,
                // A view that has another one of its kind, such as the next field, does not make it.
                !making.contains(typeName)
            else { return .unclear }
            making.append(typeName)
            defer { making.removeLast() }
            objects.append(Instance(typeName: typeName))
            let object = objects.count - 1
            let result: Value
            if let root = index.root(of: typeName, among: FieldTypes.roots) {
                result = makeField(FieldTypes.element(of: root), at: place, owner: owner)
                guard case .field(let field) = result else { return result }
                fields[field].object = object
            } else {
                result = .object(object)
            }
            setUp(result, of: typeName, arguments: arguments)
            return result
        }

        /// The functions that the system calls when a view or view controller is created and shown, in order.
        static let lifecycle = [
            "loadView", "awakeFromNib", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
            "viewWillLayoutSubviews", "viewDidLayoutSubviews", "layoutSubviews", "didMoveToSuperview",
            "willMove", "didMoveToWindow", "prepareForReuse",
        ]

        /// Initialises the stored properties, and runs initialisers and life-cycle functions.
        mutating func setUp(_ instance: Value, of typeName: String, arguments: [Argument]) {
            let chain = index.chain(of: typeName)
            let object = objectIndex(of: instance)
            for argument in arguments {
                guard let label = argument.label, let object else { continue }
                objects[object].members[label] = argument.value
            }
            for type in chain.reversed() {
                for name in type.propertyNames { _ = member(name, of: instance) }
            }
            for type in chain.reversed() {
                for initializer in type.initializers {
                    guard let body = initializer.node.body else { continue }
                    var frame = Frame(this: instance, file: initializer.file)
                    bind(initializer.node.signature.parameterClause.parameters, to: arguments, in: &frame)
                    run(body.statements, in: &frame, opening: initializer.node.id)
                }
                for name in type.propertyNames {
                    guard let property = type.properties[name], property.isOutlet,
                        let body = property.accessor("didSet")
                    else { continue }
                    var frame = Frame(this: instance, file: property.file)
                    run(body, in: &frame, opening: property.binding.id)
                }
            }
            for name in Self.lifecycle {
                for type in chain.reversed() {
                    for function in type.functions[name] ?? [] { call(function, on: instance) }
                }
            }
        }

        /// Runs a function with arguments, and returns its result.
        @discardableResult
        mutating func call(
            _ function: TypeDeclaration.Function, on instance: Value = .unclear, arguments: [Argument] = [],
            isConditional: Bool = false
        ) -> Value {
            visited.insert(function.id)
            guard mayRepeat(function, on: instance, arguments), let code = function.code else {
                return .unclear
            }
            var frame = Frame(this: instance, file: code.file, isConditional: isConditional)
            bind(code.parameters, to: arguments, in: &frame)
            return run(code.body.statements, in: &frame, opening: function.id)
        }

        private mutating func mayRepeat(
            _ function: TypeDeclaration.Function, on instance: Value, _ arguments: [Argument]
        ) -> Bool {
            let key = CallKey(
                function: function.id, instance: objectIndex(of: instance),
                arguments: arguments.map(\.value.identity))
            let count = calls[key, default: 0]
            calls[key] = count + 1
            return count < Self.mostRepetitions
        }

        /// Runs statements as the body of a declaration, unless that is already being run.
        @discardableResult
        mutating func run(
            _ statements: CodeBlockItemListSyntax, in frame: inout Frame, opening id: SyntaxIdentifier
        ) -> Value {
            guard open.count < Self.deepest, !open.contains(id) else { return .unclear }
            open.append(id)
            defer { open.removeLast() }
            if statements.count == 1, let only = statements.first, case .expr(let expression) = only.item {
                let value = evaluate(expression, in: &frame)
                return frame.returned.isEmpty ? value : .merged(frame.returned)
            }
            // To the parser, an `if` or `switch` that is the value of a body is a statement.
            if statements.count == 1, case .stmt(let only)? = statements.first?.item,
                let statement = only.as(ExpressionStmtSyntax.self)
            {
                let value = evaluate(statement.expression, in: &frame)
                return frame.returned.isEmpty ? value : .merged(frame.returned)
            }
            run(statements, in: &frame)
            return .merged(frame.returned)
        }

        func objectIndex(of value: Value) -> Int? {
            switch value {
            case .object(let index): index
            case .field(let index): fields[index].object
            default: nil
            }
        }

        func typeName(of value: Value) -> String? { objectIndex(of: value).map { objects[$0].typeName } }

        /// Binds arguments to parameters, in order and by label; the others get their defaults.
        mutating func bind(
            _ parameters: FunctionParameterListSyntax, to arguments: [Argument], in frame: inout Frame
        ) {
            var rest = arguments[...]
            for parameter in parameters {
                let label = parameter.firstName.name
                let name = (parameter.secondName ?? parameter.firstName).name
                let index = rest.firstIndex { label == "_" ? $0.label == nil : $0.label == label }
                if let index {
                    frame.locals[name] = rest[index].value
                    rest.remove(at: index)
                } else if let value = parameter.defaultValue?.value {
                    frame.locals[name] = evaluate(value, in: &frame)
                } else if let last = rest.last, last.isTrailing {
                    frame.locals[name] = rest.removeLast().value
                } else {
                    frame.locals[name] = .unclear
                }
            }
        }
    }

    /// An argument of a call.
    struct Argument {
        let label: String?
        let value: Value
        /// Whether it is a trailing closure.
        var isTrailing = false
    }
#endif
