import TextFormats

#if SwiftSources
    import AssociationModel
    import Findings
    import SignUpScreens

    /// A field while the code about it is followed: each thing that is set, with where, in its order.
    struct FieldRecord {
        /// When code runs, as far as it matters to which of two settings counts.
        enum Phase: Comparable {
            /// In an initialiser, or what `viewDidLoad` and its like call.
            case setUp
            /// In any other function.
            case event
        }

        struct Write {
            let value: Value
            let place: Place
            let isConditional: Bool
            let phase: Phase
        }

        var name: String?
        var element: InputField.Element
        var place: Place
        var isOutlet = false
        /// Whether the property that it stands for got another field.
        var isReplaced = false
        /// The index of the object that has its stored properties, where its class is one of the files'.
        var object: Int?
        /// The object that has it as a property, or made it.
        var owner: Int?
        /// Where something was done to it that cannot be told, so that nothing is known to be absent.
        var touched: Place?
        private var writes: [String: [Write]] = [:]

        init(_ element: InputField.Element, at place: Place) {
            self.element = element
            self.place = place
        }

        /// The properties that count.
        static let properties: Set<String> = [
            "textContentType", "contentType", "isSecureTextEntry", "keyboardType", "passwordRules", "placeholder",
            "attributedPlaceholder", "placeholderString", "accessibilityLabel", "isEnabled", "isUserInteractionEnabled",
            "isEditable", "inputView",
        ]

        mutating func write(_ value: Value, to property: String, at place: Place, isConditional: Bool, phase: Phase) {
            writes[property == "contentType" ? "textContentType" : property, default: []].append(
                Write(value: value, place: place, isConditional: isConditional, phase: phase))
        }

        /// What a property is in the end.
        ///
        /// In set-up the last writing counts, if it is certain to happen or says the same as the one before. What events
        /// set counts where set-up sets nothing; where they differ from it, nothing can be told.
        func outcome(of property: String) -> Stated<Value> {
            let all = writes[property] ?? []
            let setUp = all.filter { $0.phase == .setUp }
            let counted = setUp.isEmpty ? all : setUp
            guard let last = counted.last else { return touched.map { .unclear(at: $0) } ?? .absent }
            let certain = counted.lastIndex { !$0.isConditional }
            let open = counted[(certain ?? 0)...]
            let agree = open.allSatisfy { $0.value.isSame(as: last.value) }
            guard agree, certain != nil || open.count > 1, !last.value.isUnclear else {
                return .unclear(at: last.place)
            }
            let changes =
                setUp.isEmpty && certain == nil
                || all.contains { $0.phase == .event && !$0.value.isSame(as: last.value) }
            if changes, property != "isSecureTextEntry" { return .unclear(at: last.place) }
            return .value(last.value, at: last.place)
        }

        /// Whether the text is hidden: what is ever hidden is, since a button that shows it changes nothing of that.
        var security: Stated<Bool> {
            let all = writes["isSecureTextEntry"] ?? []
            let first = all.first { if case .boolean(true) = $0.value { true } else { false } }
            if let first, first.phase == .setUp || !first.isConditional { return .value(true, at: first.place) }
            switch outcome(of: "isSecureTextEntry") {
            case .value(.boolean(let value), let place): return .value(value, at: place)
            case .absent: return .absent
            case .value(_, let place), .unclear(let place): return .unclear(at: place)
            }
        }
    }
#endif
