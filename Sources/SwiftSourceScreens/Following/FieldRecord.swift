import TextFormats

#if SwiftSources
    import AssociationModel
    import Findings
    import SignUpScreens

    /// A field while its code is followed: every setting with its place, in order.
    struct FieldRecord {
        /// When code runs, as far as it decides which of two settings takes effect.
        enum Phase: Comparable {
            /// In an initialiser, or in `viewDidLoad` and the like and what they call.
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
        /// Whether it is made in a branch that may not run; then what the branch sets is set wherever the field is there.
        var isMadeInBranch = false
        /// Whether its property was set to another field.
        var isReplaced = false
        /// The index of the object with its stored properties, if its class is in the files.
        var object: Int?
        /// The index of the object that has it as a property, or created it.
        var owner: Int?
        /// Where code that was not followed may have changed it, so that no setting is known to be absent; nil if nowhere.
        var touched: Place?
        /// Where code that runs later turns secure entry round, whatever it is by then; nil if nowhere.
        var toggled: Place?
        private var writes: [String: [Write]] = [:]

        init(_ element: InputField.Element, at place: Place) {
            self.element = element
            self.place = place
        }

        /// The properties that AutoFill depends on.
        static let properties: Set<String> = [
            "textContentType", "contentType", "isSecureTextEntry", "keyboardType", "passwordRules", "placeholder",
            "attributedPlaceholder", "placeholderString", "accessibilityLabel", "isEnabled", "isUserInteractionEnabled",
            "isEditable", "inputView",
        ]

        mutating func write(_ value: Value, to property: String, at place: Place, isConditional: Bool, phase: Phase) {
            writes[property == "contentType" ? "textContentType" : property, default: []].append(
                Write(value: value, place: place, isConditional: isConditional, phase: phase))
        }

        /// Whether code that was followed sets a property.
        func isSet(_ property: String) -> Bool { writes[property] != nil }

        /// The final value of a property.
        ///
        /// During set-up, the last setting takes effect if it certainly runs or equals the one before. What events set
        /// counts only if set-up sets nothing; if it differs from set-up, the value is unclear.
        func outcome(of property: String) -> Stated<Value> {
            let all = writes[property] ?? []
            let setUp = all.filter { $0.phase == .setUp }
            let counted = setUp.isEmpty ? all : setUp
            guard let last = counted.last else { return touched.map { .unclear(at: $0) } ?? .absent }
            let certain = counted.lastIndex { !$0.isConditional }
            let open = counted[(certain ?? 0)...]
            let agree = open.allSatisfy { $0.value.isSame(as: last.value) }
            guard agree, certain != nil || open.count > 1 || isMadeInBranch, !last.value.isUnclear else {
                return .unclear(at: last.place)
            }
            let changes =
                setUp.isEmpty && certain == nil && !isMadeInBranch
                || all.contains { $0.phase == .event && !$0.value.isSame(as: last.value) }
            if changes, property != "isSecureTextEntry" { return .unclear(at: last.place) }
            return .value(last.value, at: last.place)
        }

        /// The values that a property has at one time or another, each once, if all are known and there are several.
        func alternatives(of property: String) -> [Value] {
            if case .value(let value, _) = outcome(of: property) {
                return value.alternatives.count > 1 ? value.alternatives : []
            }
            let merged = Value.merged((writes[property] ?? []).map(\.value))
            return merged.alternatives.count > 1 ? merged.alternatives : []
        }

        /// Where code shows the text that was hidden; nil if none does.
        var visibilitySwitch: Place? {
            (writes["isSecureTextEntry"] ?? []).last { write in
                if case .boolean(true) = write.value { return false }
                return write.phase == .event || write.isConditional
            }?.place
        }

        /// Whether the text is hidden. Code that shows it later, such as that of a button, makes no difference.
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
