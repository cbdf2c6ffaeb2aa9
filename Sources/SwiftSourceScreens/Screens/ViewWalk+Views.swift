#if SwiftSources
    import AssociationModel
    import Findings
    import SignUpScreens
    import SwiftSyntax
    import TextFormats

    extension ViewWalk {
        /// The fields of a call by a bare name: a SwiftUI view, a view in the files, or a function that returns one.
        mutating func root(_ call: FunctionCallExprSyntax, in frame: inout Frame) -> [Item] {
            var callee = call.calledExpression
            if let generic = callee.as(GenericSpecializationExprSyntax.self) { callee = generic.expression }
            guard let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.name else { return [] }
            let key = run.index.key(of: name, in: frame.file)
            if run.index.types[key]?.declaration != nil { return view(key, call, in: &frame) }
            // A function of the app with the name of a system view, which takes more arguments than that.
            if let items = shadow(name, call, in: &frame) { return items }
            return systemView(name, call, in: &frame)
        }

        /// The fields of a view that no file declares.
        mutating func systemView(_ name: String, _ call: FunctionCallExprSyntax, in frame: inout Frame) -> [Item] {
            if let element = ViewNames.fields[name] { return [field(element, call, in: &frame)] }
            if ViewNames.elsewhere.contains(name) { return [] }
            if name == "ForEach" { return walking(isInRows: true) { $0.contents(of: call, in: &frame) } }
            if ViewNames.plain.contains(name) { return contents(of: call, in: &frame) }
            if name.first?.isUppercase != true { return function(name, call, in: &frame) }
            if FieldTypes.isCustom(name) { return [unreadField(name, call, in: &frame)] }
            let inside = contents(of: call, in: &frame)
            if inside.isEmpty { unread = unread ?? frame.file.place(of: call) }
            return inside
        }

        private mutating func contents(
            of call: FunctionCallExprSyntax, with labels: some Sequence<String> = [], in frame: inout Frame
        ) -> [Item] {
            let labels = Set(labels).union(["content"])
            var result: [Item] = []
            for argument in call.arguments {
                if let closure = argument.expression.as(ClosureExprSyntax.self) {
                    if argument.label?.text != "action" { result += items(closure.statements, in: &frame) }
                } else if argument.expression.is(FunctionCallExprSyntax.self),
                    argument.label.map({ labels.contains($0.text) }) ?? true
                {
                    result += items(argument.expression, in: &frame)
                }
            }
            // The closure of `Button("Sign up") { … }` is its action.
            if let closure = call.trailingClosure, call.calleeName != "Button" {
                result += items(closure.statements, in: &frame)
            }
            for closure in call.additionalTrailingClosures where closure.label.name != "action" {
                result += items(closure.closure.statements, in: &frame)
            }
            return result
        }

        private mutating func field(
            _ element: InputField.Element, _ call: FunctionCallExprSyntax, in frame: inout Frame
        ) -> Item {
            let arguments = run.evaluateArguments(of: call, in: &frame)
            let bound = call.arguments.first { ["text", "value"].contains($0.label?.text ?? "") }?.expression
                .written
            let title = arguments.first { $0.label == nil && !$0.isTrailing }?.value.text
            let prompt = arguments.first { $0.label == "prompt" }?.value.text
            var label = (title.flatMap { $0.isEmpty ? nil : $0 } ?? prompt).map { run.index.texts[$0] ?? $0 }
            if label == nil, case .closure(let closure, _)? = arguments.first(where: { $0.isTrailing })?.value {
                let reader = ShownTextReader(frame.file, in: run.index)
                reader.walk(closure)
                label = reader.texts.first?.text
            }
            let name = bound.flatMap(Self.name(of:))
            return Item(
                field: InputField(
                    name: name, label: label, element: element, at: frame.file.place(of: call.calledExpression)),
                binding: bound)
        }

        // `password` for `$model.password` and `.constant(password)`; nil for a binding that is created in place.
        private static func name(of binding: String) -> String? {
            let prefix = ".constant("
            let path = binding.hasPrefix(prefix) ? String(binding.dropFirst(prefix.count).dropLast()) : binding
            let last = path.split { $0 == "." || $0 == "$" }.last.map(String.init)
            return last.flatMap { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? $0 : nil }
        }

        private func unreadField(_ name: String, _ call: FunctionCallExprSyntax, in frame: inout Frame) -> Item {
            let place = frame.file.place(of: call.calledExpression)
            let bound = call.arguments.first { $0.expression.written.hasPrefix("$") }?.expression
                .written
            let label = call.arguments.lazy.compactMap { $0.expression.as(StringLiteralExprSyntax.self) }.first
                .flatMap { frame.file.located($0)?.string }
            return Item(
                field: InputField(
                    name: bound.flatMap(Self.name(of:)), label: label,
                    element: .custom(name), contentType: .unclear(at: place), isSecure: .unclear(at: place),
                    keyboard: .unclear(at: place), rules: .unclear(at: place), at: place),
                binding: bound)
        }

        private mutating func shadow(
            _ name: String, _ call: FunctionCallExprSyntax, in frame: inout Frame
        ) -> [Item]? {
            guard name.first?.isUppercase == true,
                let function = run.index.functions[name]?.first(where: { $0.takes(call) }),
                !run.open.contains(function.id)
            else { return nil }
            return self.function(name, call, in: &frame)
        }

        /// The fields of a function, in the type or the files, that returns a view.
        mutating func function(_ name: String, _ call: FunctionCallExprSyntax, in frame: inout Frame) -> [Item] {
            let arguments = run.evaluateArguments(of: call, in: &frame)
            let place = frame.file.place(of: call.calledExpression)
            if let passed = passed(named: name, in: frame) { return passed }
            guard
                let function = run.function(name, of: frame.this, arguments)
                    ?? run.best(run.index.functions[name] ?? [], for: arguments),
                let code = function.code
            else { return [] }
            let this = frame.this
            var items = following(function.id) { walk in
                var inner = Frame(this: this, file: code.file)
                walk.run.bind(code.parameters, to: arguments, in: &inner)
                return walk.items(code.body.statements, in: &inner)
            }
            // Each call of a function that several fields use is a field of its own.
            for index in items.indices where items[index].use != nil { items[index].use = TextPlace(place) }
            self.name(&items, for: call, at: place)
            return items
        }

        /// The fields of a view in the files, with the call's arguments.
        ///
        /// - Parameter name: the key of the view.
        mutating func view(_ name: String, _ call: FunctionCallExprSyntax, in frame: inout Frame) -> [Item] {
            guard let type = run.index.types[name], type.declaration != nil else { return [] }
            let arguments = run.evaluateArguments(of: call, in: &frame)
            let place = frame.file.place(of: call.calledExpression)
            if type.isWrapper {
                return wrapped(type, arguments, at: place, call)
            }
            guard let body = type.anyBody else { return [] }
            use(name)
            let isPlain = arguments.allSatisfy(\.value.isUnclear)
            if isPlain, var items = walked[name] {
                self.name(&items, for: call, at: place)
                for index in items.indices { items[index].use = TextPlace(place) }
                return items
            }
            let instance = run.makeInstance(of: name, arguments: arguments, at: place, owner: nil)
            var items = following(body.id) { walk in
                var inner = Frame(this: instance, file: body.file)
                return walk.walking(isInRows: false) { $0.items(body.statements, in: &inner) }
            }
            // A view of the app around content that it is given, such as a card or a page.
            if items.isEmpty, type.takesContent {
                return contents(of: call, with: type.properties.filter { $0.value.makesViews }.keys, in: &frame)
            }
            for index in items.indices {
                if !items[index].isPassed { items[index].source = name }
                items[index].parts.insert(name)
                items[index].use = TextPlace(place)
            }
            if isPlain { walked[name] = items }
            self.name(&items, for: call, at: place)
            return items
        }

        // Names the only field of a component as the code that uses the component does.
        private func name(_ items: inout [Item], for call: FunctionCallExprSyntax, at place: Place) {
            // In each row, what is bound is a part of another element.
            if isInRows, Self.binding(in: call, to: nil) == nil {
                for index in items.indices { items[index].binding = nil }
            }
            guard items.count == 1 else { return }
            items[0].origin = items[0].origin ?? TextPlace(items[0].field.place)
            items[0].field.place = place
            guard let bound = Self.binding(in: call, to: items[0].binding) else { return }
            items[0].binding = bound
            items[0].field.name = Self.name(of: bound)
        }

        // The binding that becomes the one inside: `$model.name` in `Input(style: $style, text: $model.name)`, whose field is
        // bound to `$text`.
        private static func binding(in call: FunctionCallExprSyntax, to inner: String?) -> String? {
            let bindings = call.arguments.map { ($0.label?.text, $0.expression.written) }
                .filter { $0.1.hasPrefix("$") }
            let root = inner.flatMap { $0.split { $0 == "." || $0 == "$" }.first.map(String.init) }
            return (bindings.first { $0.0 != nil && $0.0 == root } ?? bindings.first)?.1
        }

        /// The UIKit field in a wrapper view.
        private mutating func wrapped(
            _ type: TypeDeclaration, _ arguments: [Argument], at place: Place, _ call: FunctionCallExprSyntax
        ) -> [Item] {
            guard let function = type.functions["makeUIView"]?.first ?? type.functions["makeNSView"]?.first else {
                unread = unread ?? place
                return []
            }
            use(type.key)
            let count = run.fields.count
            let instance = run.makeInstance(of: type.key, arguments: arguments, at: place, owner: nil)
            let made = run.call(function, on: instance)
            for name in ["updateUIView", "updateNSView"] {
                for function in type.functions[name] ?? [] {
                    run.call(function, on: instance, arguments: [Argument(label: function.label, value: made)])
                }
            }
            var items = run.fields[count...].map { record in
                var field = record.field
                field.isWrapped = true
                return Item(field: field, source: type.key, parts: [type.key], use: TextPlace(place))
            }
            self.name(&items, for: call, at: place)
            return items
        }
    }

    extension TypeDeclaration {
        /// Whether it wraps a view of UIKit or AppKit: it conforms to one of the system's protocols, or to one of the app's
        /// that stands for them.
        fileprivate var isWrapper: Bool {
            !ViewNames.representable.isDisjoint(with: inherited)
                || properties["body"] == nil && (functions["makeUIView"] != nil || functions["makeNSView"] != nil)
        }

        /// Whether views are passed to its initialiser, as such or as a closure.
        fileprivate var takesContent: Bool {
            let parameters = initializers.flatMap(\.node.signature.parameterClause.parameters)
            return parameters.contains { $0.attributes.contains("ViewBuilder") }
                || properties.values.contains { $0.declaration.attributes.contains("ViewBuilder") }
                || properties.values.contains(where: \.makesViews)
        }
    }

    extension TypeDeclaration.Function {
        /// Whether a call has all arguments that it needs, and no others.
        fileprivate func takes(_ call: FunctionCallExprSyntax) -> Bool {
            let given = call.arguments.map { $0.label?.name ?? "_" }
            let needed = declaration.signature.parameterClause.parameters.filter { $0.defaultValue == nil }
            return given.allSatisfy(labels.contains) && needed.map(\.firstName.name).allSatisfy(given.contains)
        }

        /// The label of the first parameter; nil for `_`.
        fileprivate var label: String? { labels.first == "_" ? nil : labels.first }
    }
#endif
