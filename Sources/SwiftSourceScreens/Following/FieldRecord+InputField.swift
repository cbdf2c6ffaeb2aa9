#if SwiftSources
    import AssociationModel
    import Findings
    import SignUpScreens
    import TextFormats

    extension FieldRecord {
        /// The field in the form that checks judge.
        var field: InputField {
            var result = InputField(
                name: name, label: label, element: element, contentType: contentType, isSecure: security,
                keyboard: outcome(of: "keyboardType").map(\.keyboard), rules: rules,
                isEditable: isEditable, inputView: inputView, at: place)
            result.isOutlet = isOutlet
            result.computedRules = computedRules
            result.visibilitySwitch = security.value == true ? visibilitySwitch : security.isUnclear ? toggled : nil
            let types = ContentTypes(alternatives(of: "textContentType").compactMap(\.contentType))
            if let main = types.main, let place = outcome(of: "textContentType").place {
                result.contentType = .value(main, at: place)
                result.otherTypes = types.others
            }
            return result
        }

        // Code that may have changed the field has not set rules by that.
        private var computedRules: Place? {
            guard isSet("passwordRules") else { return nil }
            return rules.isUnclear ? rules.place : nil
        }

        private var label: String? {
            let texts = ["placeholder", "attributedPlaceholder", "placeholderString", "accessibilityLabel"].lazy
                .compactMap { outcome(of: $0).value?.text }
            return texts.first { !$0.isEmpty }
        }

        private var contentType: Stated<TextContentType> {
            switch outcome(of: "textContentType") {
            // Setting `nil` is the same as not setting it.
            case .value(.nothing, _), .value(.named("none"), _): touched.map { .unclear(at: $0) } ?? .absent
            case let stated: stated.map(\.contentType)
            }
        }

        private var rules: Stated<InputField.Rules> {
            if case .value(.nothing, _) = outcome(of: "passwordRules") { return .absent }
            return outcome(of: "passwordRules").map(\.rules)
        }

        private var isEditable: Stated<Bool> {
            for property in ["isEnabled", "isUserInteractionEnabled", "isEditable"] {
                let stated = outcome(of: property).map(\.boolean)
                if stated.value == false || (stated.isUnclear && touched == nil) { return stated }
            }
            return outcome(of: "isEnabled").map(\.boolean)
        }

        private var inputView: Stated<String> {
            switch outcome(of: "inputView") {
            case .absent, .value(.nothing, _): .absent
            case .value(_, let place): .value("a view of the app", at: place)
            // A view that is certainly set is unclear too, so it counts as a view of the app. If other code may have
            // changed the field, it is not known whether a view replaces the keyboard.
            case .unclear(let place): touched == nil ? .value("a view of the app", at: place) : .absent
            }
        }
    }

    extension Stated where Value == SwiftSourceScreens.Value {
        /// Converts the value; unclear if it has no meaning here.
        func map<Meaning>(_ meaning: (SwiftSourceScreens.Value) -> Meaning?) -> Stated<Meaning> {
            switch self {
            case .absent: .absent
            case .unclear(let place): .unclear(at: place)
            case .value(let value, let place): meaning(value).map { .value($0, at: place) } ?? .unclear(at: place)
            }
        }
    }

    extension Value {
        var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }

        /// The content type; of several, the one that matters most.
        var contentType: TextContentType? {
            switch self {
            case .oneOf(let values): ContentTypes(values.compactMap(\.contentType)).main
            case .named(let name): TextContentType(swiftName: name)
            case .string(let text, _): TextContentType(rawValue: text.string)
            default: nil
            }
        }

        var keyboard: Keyboard? { if case .named(let name) = self { Keyboard(rawValue: name) } else { nil } }

        var rules: InputField.Rules? {
            if case .rules(let text, let source) = self { InputField.Rules(text, in: source) } else { nil }
        }
    }
#endif
