import TextFormats

#if SwiftSources
    import AssociationModel
    import Findings
    import SignUpScreens
    import SwiftSourceScreens

    /// The screens of sources that are written in a test.
    func screens(_ sources: String...) -> [Screen] {
        SwiftScreenReader.read(
            sources.enumerated().map { SourceText($0.element, from: .file(path: "Sources/\($0.offset).swift")) }
        ).screens
    }

    extension InputField {
        /// The field in a line: name, element, and what is set; `?` for what is unclear.
        var line: String {
            var parts = [name ?? "-"]
            switch element {
            case .textField: break
            case .secureField: parts.append("secure-field")
            case .textView: parts.append("view")
            case .custom(let name): parts.append("custom:\(name)")
            }
            func add<Value>(_ key: String, _ stated: Stated<Value>, _ text: (Value) -> String) {
                switch stated {
                case .absent: break
                case .unclear: parts.append("\(key)=?")
                case .value(let value, _): parts.append("\(key)=\(text(value))")
                }
            }
            add("type", contentType) { ([$0] + otherTypes).map(\.rawValue).joined(separator: "|") }
            add("secure", isSecure) { "\($0)" }
            add("keyboard", keyboard, \.rawValue)
            add("rules", rules, \.descriptor.string)
            add("editable", isEditable) { "\($0)" }
            add("input", inputView) { _ in "view" }
            if let label { parts.append("“\(label)”") }
            if isOutlet { parts.append("outlet") }
            if let sentTo { parts.append("sent-to:\(sentTo)") }
            if computedRules != nil { parts.append("rules-computed") }
            if visibilitySwitch != nil { parts.append("shown-at-times") }
            return parts.joined(separator: " ")
        }
    }

    extension Stated {
        /// The bytes that the place marks.
        var written: String? {
            guard case .text(let text, let span)? = place else { return nil }
            return text.string(in: span)
        }
    }
#endif
