import TextFormats

#if SwiftSources
    import AssociationModel
    import Findings
    import SignUpScreens
    import SwiftSyntax

    /// Texts that are put together: of interpolations, of lists, and of an enumeration's cases.
    extension CodeRun {
        /// The longest text that is put together, in bytes. Rules and labels are far shorter, and constants that contain
        /// each other several times would grow without end.
        static let longestText = 1 << 16

        /// The texts one after the other; nil if that is too long.
        static func joined(_ texts: [LocatedText], by separator: LocatedText? = nil, isSet: Bool = false)
            -> LocatedText?
        {
            let count = texts.reduce(0) { $0 + $1.string.utf8.count + (separator?.string.utf8.count ?? 0) }
            guard count <= longestText else { return nil }
            return isSet ? .joined(ofSet: texts, by: separator) : .joined(texts, by: separator)
        }

        /// The text of a literal, with those of its interpolations; unclear if one of these is.
        mutating func text(of literal: StringLiteralExprSyntax, in frame: inout Frame) -> Value {
            let file = frame.file
            var count = 0
            let result = file.located(literal) { segment in
                guard segment.expressions.count == 1, let only = segment.expressions.first, only.label == nil,
                    let inner = text(of: evaluate(only.expression, in: &frame), at: file.span(of: segment), in: file)
                else { return nil }
                count += inner.string.utf8.count
                return count <= Self.longestText ? inner : nil
            }
            return result.map { .string($0, file.text) } ?? .unclear
        }

        /// What a value is in a text: that of another file stands for the place where it is named.
        private mutating func text(of value: Value, at place: SourceSpan, in file: SwiftFile) -> LocatedText? {
            switch value {
            case .string(let text, let source), .number(let text, let source):
                return source.origin == file.text.origin ? text : text.standing(for: place)
            case .named(let name) where index.owners[name] != nil:
                guard let described = property("description", ofCase: value) else {
                    return LocatedText(name, standingFor: place)
                }
                return described.text == nil ? nil : text(of: described, at: place, in: file)
            case .made:
                guard let described = property("description", ofCase: value), described.text != nil else { return nil }
                return text(of: described, at: place, in: file)
            default: return nil
            }
        }

        /// `.required(.upper)`, where an enumeration of the files has that case; nil if none has.
        func made(_ name: String, _ arguments: [Argument]) -> Value? {
            let payloads = (index.owners[name] ?? []).compactMap { index.types[$0]?.cases[name]?.payload }
            guard let payload = payloads.first(where: { $0.count == arguments.count && !$0.isEmpty }) else {
                return nil
            }
            let values = zip(arguments, payload).map { argument, type in
                type.baseName == "Set" ? set(of: argument.value) : argument.value
            }
            return .made(name, values)
        }

        /// The value of a case of a `String` enumeration.
        mutating func rawValue(of name: String, in type: TypeDeclaration) -> Value {
            guard type.inherited.contains("String"), let one = type.cases[name] else { return .unclear }
            guard let value = one.element.rawValue?.value else {
                return .string(LocatedText(name, standingFor: one.file.span(of: one.element.name)), one.file.text)
            }
            var frame = Frame(file: one.file)
            return evaluate(value, in: &frame)
        }

        /// The set of a list, or of the characters of a text.
        func set(of value: Value) -> Value {
            switch value {
            case .array(let values), .set(let values): .set(values)
            case .string(let text, let source) where text.string.utf8.count <= LocatedText.mostOfClass:
                .set(text.characters.map { .string($0, source) })
            default: .unclear
            }
        }

        /// What a function of a list makes of it; nil if the value is no list, or the function is not known.
        mutating func collected(_ receiver: Value, by name: String, _ arguments: [Argument]) -> Value? {
            guard let (values, isSet) = receiver.list else { return nil }
            switch name {
            case "forEach", "map", "compactMap":
                let results = values.prefix(50).map { each($0, arguments) }
                return isSet ? .set(results) : .array(results)
            case "sorted" where arguments.isEmpty && values.allSatisfy { $0.text != nil }:
                return .array(values.sorted { ($0.text ?? "") < ($1.text ?? "") })
            case "joined":
                guard let separator = arguments.first else { return joined(receiver) }
                return joined(receiver, by: separator.value)
            default: return nil
            }
        }

        /// The elements one after the other, if all are texts of one file; nil if the value is no list of such.
        func joined(_ list: Value, by separator: Value? = nil) -> Value? {
            guard let (values, isSet) = list.list, case .string(_, let source)? = values.first else { return nil }
            var texts: [LocatedText] = []
            for value in values {
                guard case .string(let text, let other) = value, other.origin == source.origin else { return nil }
                texts.append(text)
            }
            var middle: LocatedText?
            if let separator {
                guard case .string(let text, let other) = separator else { return nil }
                // That of another file has no place of its own in this one.
                let end = SourceSpan(texts[0].span.end, texts[0].span.end)
                middle = other.origin == source.origin ? text : text.standing(for: end)
            }
            return Self.joined(texts, by: middle, isSet: isSet).map { .string($0, source) }
        }

        /// The rules of an initialiser that the app adds to `UITextInputPasswordRules`.
        mutating func ownRules(_ arguments: [Argument]) -> Value {
            guard let (file, node) = ownInitializer(for: arguments), let body = node.body else { return .unclear }
            var frame = Frame(this: .type("UITextInputPasswordRules"), file: file)
            bind(node.signature.parameterClause.parameters, to: arguments, in: &frame)
            return run(body.statements, in: &frame, opening: node.id)
        }

        /// The initialiser with these labels that the app adds to `UITextInputPasswordRules`.
        func ownInitializer(for arguments: [Argument]) -> (file: SwiftFile, node: InitializerDeclSyntax)? {
            let labels = arguments.map { $0.label ?? "_" }
            return index.types["UITextInputPasswordRules"]?.initializers.first { _, node in
                node.signature.parameterClause.parameters.map(\.firstName.name) == labels
            }
        }
    }

    extension LocatedText {
        /// The same text, whose place is that of what stands for it.
        func standing(for place: SourceSpan) -> LocatedText {
            LocatedText(string, standingFor: place).markedUnordered(in: unordered == nil ? nil : place)
        }
    }

    extension Value {
        /// The name of an enumeration's case.
        var caseName: String? {
            switch self {
            case .named(let name), .made(let name, _): name
            default: nil
            }
        }
    }
#endif
