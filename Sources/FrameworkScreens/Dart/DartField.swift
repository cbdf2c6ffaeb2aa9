import Findings
import SignUpScreens
import TextFormats

/// What a widget that accepts text is on a screen.
struct DartField {
    /// The fields of Flutter, and of libraries that hand all of their arguments on to them.
    private static let fields: Set<String> = [
        "TextField", "TextFormField", "CupertinoTextField", "CupertinoTextFormFieldRow", "EditableText",
        "FormBuilderTextField", "ReactiveTextField", "PlatformTextField", "PlatformTextFormField",
    ]

    static func isKnown(_ name: String) -> Bool { fields.contains(name) }

    /// Whether a widget of which nothing else is known is a field, by its name and what it is given.
    static func isField(_ name: String, _ arguments: DartArguments) -> Bool {
        if ["obscureText", "obscure", "isPassword", "autofillHints"].contains(where: { arguments.named[$0] != nil }) {
            return true
        }
        let isNamed = ["TextField", "FormField", "TextInput", "InputField", "PasswordField"].contains(
            where: name.hasSuffix)
        return isNamed && !name.hasPrefix("Dropdown") && !name.hasPrefix("Date")
    }

    let reader: DartReader
    let arguments: DartArguments
    /// Whether its source was not found, so that what it is not given may be set there.
    let isUnread: Bool
    let place: Place

    var field: InputField {
        var field = InputField(
            name: name, label: label, contentType: isUnread ? .unclear(at: place) : .absent, isSecure: isSecure,
            keyboard: keyboard, isEditable: isEditable, at: place)
        field.notation = .flutter
        // Of the hints the first alone counts on iOS: `autofill` in FlutterTextInputPlugin.mm.
        if let outcome = outcome("autofillHints") ?? outcome("autofillHint") {
            let hints = outcome.settings.compactMap(\.hint)
            let isPartlyMissing = hints.count < outcome.settings.count && !outcome.beginsWithFirst
            field.setTypes(hints, isOpen: outcome.isOpen || isPartlyMissing, at: outcome.place)
        }
        if let outcome = secure, outcome.only == nil { field.visibilitySwitch = outcome.place }
        if field.name == nil, field.label == nil, field.isSecure.isUnclear { field.isSecure = .value(true, at: place) }
        if let lines = arguments.named["maxLines"]?.text, lines != "1", field.isSecure.value != true {
            field.element = .textView
        }
        return field
    }

    private func outcome(_ name: String) -> Outcome? {
        guard let outcome = arguments.named[name].map(reader.outcome), !outcome.isNothing else { return nil }
        return outcome
    }

    // MARK: Words

    static let labels = ["labelText", "label", "hintText", "hint", "placeholder", "title", "text", "name"]

    private var label: String? {
        if let words = Self.labels.lazy.compactMap({ arguments.named[$0].flatMap { reader.words($0).first } }).first {
            return words
        }
        return arguments.named["decoration"].flatMap { reader.label(ofDecoration: $0) }
    }

    private var name: String? {
        for key in ["controller", "onChanged", "onSaved", "initialValue", "key"] {
            if let name = arguments.named[key].flatMap(reader.name), !Self.plain.contains(name) { return name }
        }
        return nil
    }

    private static let plain: Set<String> = [
        "controller", "textController", "textEditingController", "value", "key", "null", "text",
    ]

    // MARK: Properties

    private var secure: Outcome? { outcome("obscureText") ?? outcome("obscure") ?? outcome("isPassword") }

    private var isSecure: Stated<Bool> {
        guard let outcome = secure else { return isUnread ? .unclear(at: place) : .absent }
        return outcome.stated(outcome.settings.map { $0.truth ?? false })
    }

    private var keyboard: Stated<Keyboard> {
        guard let outcome = outcome("keyboardType") ?? outcome("textInputType"), let name = outcome.text else {
            return .absent
        }
        guard outcome.only != nil else { return .unclear(at: outcome.place) }
        let keyboard = ["url": "URL", "number": "numberPad", "phone": "phonePad"][name] ?? name
        return .value(Keyboard(rawValue: keyboard), at: outcome.place)
    }

    private var isEditable: Stated<Bool> {
        if case .flag(true)? = outcome("readOnly")?.only { return .value(false, at: place) }
        if case .flag(false)? = outcome("enabled")?.only { return .value(false, at: place) }
        return .absent
    }
}

extension Outcome.Setting {
    /// The content type that a hint means on iOS, by the constant's name or value.
    fileprivate var hint: TextContentType? {
        guard case .text(let text, _) = self else { return nil }
        switch text.string {
        case "newUsername": return .username
        case "email": return .emailAddress
        case "url": return TextContentType(rawValue: "url")
        default: return TextContentType(swiftName: text.string)
        }
    }
}
