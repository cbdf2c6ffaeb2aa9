import AssociationModel

#if SwiftSources
    import Findings
    import SignUpScreens

    extension CodeRun {
        /// The value that a call of a type's name creates; nil if the type does not matter here.
        mutating func construct(_ name: String?, _ arguments: [Argument], at place: Place, in frame: Frame) -> Value? {
            let count = fields.count
            let value = created(name, arguments, at: place, in: frame)
            if frame.isConditional {
                for index in fields.indices.dropFirst(count) { fields[index].isMadeInBranch = true }
            }
            return value
        }

        private mutating func created(_ name: String?, _ arguments: [Argument], at place: Place, in frame: Frame)
            -> Value?
        {
            guard let written = name else { return nil }
            let name = index.key(of: written, in: frame.file)
            let owner = objectIndex(of: frame.this)
            if FieldTypes.roots.contains(name) {
                return makeField(FieldTypes.element(of: name), at: place, owner: owner)
            }
            switch name {
            case "UITextInputPasswordRules":
                if case .string(let text, let source)? = arguments.first(where: { $0.label == "descriptor" })?.value {
                    return .rules(text, source)
                }
                return ownRules(arguments)
            case "Set":
                return arguments.count == 1 ? set(of: arguments[0].value) : .unclear
            case "UITextContentType", "NSTextContentType":
                return arguments.first { $0.label == "rawValue" || $0.label == nil }?.value ?? .unclear
            case "NSLocalizedString", "NSAttributedString", "NSMutableAttributedString", "AttributedString", "String",
                "LocalizedStringKey", "LocalizedStringResource", "Text":
                return arguments.first { if case .string = $0.value { $0.label != "format" } else { false } }?.value
                    ?? (name == "String" ? arguments.first.flatMap { joined($0.value) } : nil) ?? .unclear
            case "UIStackView":
                return .unclear
            default: break
            }
            if let type = index.types[name], type.declaration != nil {
                guard type.keyword == "class" || type.keyword == "struct" else { return .unclear }
                if type.keyword == "class" && !isComponent(name) && !index.type(name, isKindOf: FieldTypes.roots) {
                    return .unclear
                }
                return makeInstance(of: name, arguments: arguments, at: place, owner: owner)
            }
            return makeField(of: name, at: place, owner: owner)
        }

        /// The type of an implicit `.init(…)`, recognised by its label.
        func implied(by arguments: [Argument]) -> String? {
            switch arguments.first?.label {
            case "descriptor": "UITextInputPasswordRules"
            case "rawValue": "UITextContentType"
            default: ownInitializer(for: arguments) == nil ? nil : "UITextInputPasswordRules"
            }
        }
    }
#endif
