import Findings
import SignUpScreens
import TextFormats

/// What an element that accepts text is on a screen.
struct ElementField {
    enum Kind {
        /// React Native's `TextInput`, or one that hands its attributes on to it.
        case reactNative
        /// An `input` or `textarea` of HTML, or Ionic's.
        case html
        /// A component whose source was not found: attributes that it is not given may be set there.
        case unread
    }

    enum Content {
        case field(InputField)
        /// A button, by its text.
        case text(String)
        case nothing
    }

    private let kind: Kind
    private let attributes: Attributes
    private let place: Place
    private let nameAround: String?

    init(_ kind: Kind, _ attributes: Attributes, at place: Place, nameAround: String?) {
        (self.kind, self.attributes, self.place, self.nameAround) = (kind, attributes, place, nameAround)
    }

    var content: Content {
        let type = text("type")?.asciiLowercased
        if kind == .html, let type, MarkupField.otherTypes.contains(type) {
            let label = MarkupField.buttonTypes.contains(type) ? text("value") : nil
            return label.map { .text($0) } ?? .nothing
        }
        var field = InputField(
            name: name, label: label, contentType: open.map { .unclear(at: $0) } ?? .absent, isSecure: isSecure,
            keyboard: keyboard, rules: rules, isEditable: flag("editable"), at: place)
        field.notation = kind == .html ? .html : .reactNative
        setTypes(of: &field)
        field.computedRules = field.rules.isUnclear ? field.rules.place : nil
        if let outcome = given("secureTextEntry") ?? given("type"), outcome.beginsWithFirst {
            field.visibilitySwitch = outcome.place
        }
        if attributes.given["multiline"] != nil, field.isSecure.value != true { field.element = .textView }
        return .field(field)
    }

    private func given(_ name: String) -> Outcome? { attributes.given[name]?.outcome }

    private func text(_ name: String) -> String? { given(name)?.text }

    // MARK: Words

    private var label: String? {
        ["placeholder", "label", "aria-label", "accessibilityLabel", "title"].lazy
            .compactMap { attributes.given[$0]?.words }.first
    }

    private var name: String? {
        if let name = text("name") ?? nameAround { return name }
        for key in ["value", "defaultValue", "v-model"] {
            if let word = attributes.given[key]?.lastWord, !Self.plain.contains(word) { return word }
        }
        for key in ["onChangeText", "onChange", "onIonChange"] {
            if let word = attributes.given[key]?.setWord { return word }
        }
        return text("id") ?? text("nativeID") ?? text("testID")
    }

    private static let plain: Set<String> = ["value", "text", "field", "input", "props", "val", "state", "undefined"]

    // MARK: Properties

    // `textContentType` wins over `autoComplete`, which maps to it in React Native's TextInput.js.
    private func setTypes(of field: inout InputField) {
        let isHTML = kind == .html
        if !isHTML, let outcome = given("textContentType"), !outcome.isNothing {
            let types = outcome.settings.compactMap(\.nativeType)
            return field.setTypes(types, isOpen: outcome.isOpen || outcome.isPartlyMissing, at: outcome.place)
        }
        let outcomes = ["autoComplete", "autocomplete"].lazy.compactMap { given($0) }
        guard let outcome = outcomes.first(where: { !$0.isNothing }) else { return }
        let types = outcome.settings.compactMap { isHTML ? $0.pageType : $0.webType }
        if types.isEmpty, !outcome.isOpen { return }
        let isPartlyMissing = types.count < outcome.settings.count
        field.setTypes(types, isOpen: outcome.isOpen || isPartlyMissing, at: outcome.place)
    }

    /// Where what is not given may be set.
    private var open: Place? { kind == .unread ? attributes.open ?? place : attributes.open }

    private var isSecure: Stated<Bool> {
        if kind != .html {
            let stated = flag("secureTextEntry")
            if stated.isSet { return stated }
        }
        guard let type = given("type"), kind == .html || !type.settings.isEmpty else {
            return open.map { .unclear(at: $0) } ?? .absent
        }
        return type.stated(type.settings.map { $0.text?.asciiLowercased == "password" })
    }

    private func flag(_ name: String) -> Stated<Bool> {
        guard let outcome = given(name), !outcome.isNothing else {
            return open.map { .unclear(at: $0) } ?? .absent
        }
        return outcome.stated(outcome.settings.map { $0.truth ?? false })
    }

    private var keyboard: Stated<Keyboard> {
        if kind == .html {
            return MarkupField.keyboard(text("type")).map { .value($0, at: place) } ?? .absent
        }
        guard let outcome = given("keyboardType"), let text = outcome.text else { return .absent }
        let name = TextContentType.swiftName(ofHyphenated: text)
        return outcome.only == nil ? .unclear(at: outcome.place) : .value(Keyboard(rawValue: name), at: outcome.place)
    }

    private var rules: Stated<InputField.Rules> {
        guard let outcome = given("passwordRules") ?? given("passwordrules"), !outcome.isNothing else { return .absent }
        guard case .text(let text, let source)? = outcome.only else { return .unclear(at: outcome.place) }
        return .value(InputField.Rules(text, in: source), at: .text(source, text.span))
    }
}

extension Outcome {
    /// Whether the attribute is left out under some condition.
    fileprivate var isPartlyMissing: Bool {
        settings.contains { if case .nothing = $0 { true } else { false } }
    }
}

extension Outcome.Setting {
    fileprivate var text: String? { if case .text(let text, _) = self { text.string } else { nil } }

    /// The type that React Native's `textContentType` means.
    fileprivate var nativeType: TextContentType? {
        text.map { $0 == "none" ? .empty : TextContentType(swiftName: $0) }
    }

    /// The type that `autoComplete` means on iOS; nil for the words of Android, which mean nothing there.
    fileprivate var webType: TextContentType? {
        switch text {
        case "off"?: .empty
        case "current-password"?: .password
        case let word? where Self.webWords.contains(word): TextContentType(rawValue: word)
        default: nil
        }
    }

    private static let webWords: Set<String> = [
        "username", "new-password", "one-time-code", "email", "tel", "name", "given-name", "family-name", "url",
        "nickname", "organization", "postal-code", "cc-number",
    ]

    /// The type that the attribute `autocomplete` of HTML means.
    fileprivate var pageType: TextContentType? { text.flatMap(TextContentType.init(autocomplete:)) }
}

extension TextContentType {
    /// `email-address` as Swift writes it: `emailAddress`.
    static func swiftName(ofHyphenated text: String) -> String {
        String(TextContentType(rawValue: text).swiftName.dropFirst())
    }
}

extension Given {
    /// The words that it shows, or the key by which they are found.
    var words: String? {
        if let text = outcome.text { return text.isEmpty ? nil : text }
        guard let value, value.count <= 40 else { return nil }
        // `formatMessage({ id: "server.url", defaultMessage: "Server URL" })` has the words beside the key.
        let written = value.first { file.script.word(at: $0) == "defaultMessage" && file.script.has(":", at: $0 + 1) }
        if let words = written.flatMap({ file.script.string(at: $0 + 2) }) { return words }
        let key = value.lazy.compactMap { file.script.string(at: $0) }.first
        let path = value.count > 1 ? value.last.flatMap { file.script.word(at: $0) } : nil
        return key ?? path
    }

    /// The last word of a path: `values.email`.
    var lastWord: String? {
        guard let value, value.count <= 9, let last = value.last else { return nil }
        return file.script.word(at: last)
    }

    /// What a function sets: `setEmail`, `text => setEmail(text)`, `handleChange("email")`.
    var setWord: String? {
        guard let value, value.count <= 40 else { return nil }
        if let text = value.lazy.compactMap({ file.script.string(at: $0) }).first { return text }
        return value.lazy.compactMap { file.script.word(at: $0) }.first { $0.hasPrefix("set") && $0.count > 3 }
            .map { String($0.dropFirst(3)) }
    }
}
