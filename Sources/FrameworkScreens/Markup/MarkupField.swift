import Findings
import SignUpScreens
import TextFormats

/// A field of HTML, or of a library whose elements hand its attributes on.
struct MarkupField {
    /// The types of an `input` that take no text.
    static let otherTypes: Set<String> = buttonTypes.union([
        "hidden", "checkbox", "radio", "file", "range", "color", "date", "datetime-local", "month", "week", "time",
        "image", "number",
    ])
    /// Those of them that are buttons.
    static let buttonTypes: Set<String> = ["submit", "button", "reset"]

    /// Elements that accept text. Those of Ionic, Vuetify, Quasar, Element, BootstrapVue, Laravel and Shoelace have the
    /// attributes of `input`.
    private static let elements: Set<String> = [
        "input", "textarea", "ion-input", "ion-textarea", "v-text-field", "q-input", "el-input", "b-form-input",
        "x-text-input", "x-input", "flux:input", "sl-input", "wa-input", "van-field", "n-input",
        "md-outlined-text-field",
        "md-filled-text-field", "mat-input",
    ]

    // Elements around a field that is written inside them.
    private static let frames: Set<String> = ["mat-form-field", "b-field", "o-field"]

    /// The keyboard that a `type` asks for.
    static func keyboard(_ type: String?) -> Keyboard? {
        switch type {
        case "email"?: .emailAddress
        case "url"?: .url
        default: nil
        }
    }

    private let tag: HTMLTag
    private let text: SourceText
    /// Whether an element of this name may set more than its attributes say.
    private let isUnread: Bool

    /// Nil for an element that accepts no text.
    init?(_ tag: HTMLTag, in text: SourceText) {
        let isKnown = Self.elements.contains(tag.name)
        let isPassword = tag.attribute("type")?.value.string.asciiLowercased == "password"
        // A component of the app, such as `app-password-input`.
        let isNamed =
            tag.name.contains("-") && ["input", "field", "password"].contains(where: tag.name.hasSuffix)
            && !Self.frames.contains(tag.name)
        guard isKnown || isPassword || isNamed else { return nil }
        (self.tag, self.text) = (tag, text)
        isUnread = !isKnown && !isPassword
    }

    private var place: Place { .text(text, tag.span) }

    /// The text of a button that is written as an `input`; nil for any other.
    var buttonText: String? { type.map(Self.buttonTypes.contains) == true ? tag.text("value") : nil }

    private var type: String? { tag.attribute("type")?.value.string.asciiLowercased }

    /// The field; nil for an `input` that takes no text.
    var field: InputField? {
        if let type, Self.otherTypes.contains(type) { return nil }
        // ASP.NET makes a box to tick of a flag, without a type in the source.
        if type == nil, tag.text("class")?.split(separator: " ").contains("form-check-input") ?? false { return nil }
        var field = InputField(
            name: name, label: label, contentType: contentType, isSecure: isSecure,
            keyboard: Self.keyboard(type).map { .value($0, at: place) } ?? .absent, rules: rules,
            isEditable: isReadOnly ? .value(false, at: place) : .absent, at: place)
        field.notation = .html
        field.computedRules = field.rules.isUnclear ? field.rules.place : nil
        if type == nil, let switched = dynamic("type"), switched.value.string.contains("password") {
            field.visibilitySwitch = .text(text, switched.value.span)
        }
        if tag.name.hasSuffix("textarea") { field.element = .textView }
        return field
    }

    private var isReadOnly: Bool { tag.attribute("readonly") != nil || tag.attribute("disabled") != nil }

    private static let names = [
        "name", "formcontrolname", "v-model", "[(ngmodel)]", "bind:value", "ng-model", "wire:model", "asp-for",
        "th:field",
        "[formcontrol]", "id",
    ]

    private var name: String? {
        for name in Self.names {
            guard let value = tag.text(name), !DescriptorFile.isTemplate(value) || name == "bind:value" else {
                continue
            }
            // `form.password`, `{user.email}`
            let last = value.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "-" }.last
            if let last { return String(last) }
        }
        return nil
    }

    private var label: String? {
        for name in ["aria-label", "placeholder", "label"] {
            if let text = tag.text(name), !DescriptorFile.isTemplate(text) { return text }
            // `{{ 'login.email' | translate }}` has the key of the text.
            let computed = tag.text(name) ?? dynamic(name)?.value.string
            if let key = computed?.split(whereSeparator: { $0 == "'" || $0 == "\"" }).dropFirst().first {
                return String(key)
            }
        }
        return nil
    }

    /// The attribute that computes another one: `:type`, `[type]`, `bind:type`, `[attr.type]`.
    private func dynamic(_ name: String) -> MarkupAttribute? {
        [":\(name)", "v-bind:\(name)", "[\(name)]", "[attr.\(name)]", "bind:\(name)", "x-bind:\(name)"].lazy
            .compactMap { tag.attribute($0) }.first
    }

    private var contentType: Stated<TextContentType> {
        if let value = tag.attribute("autocomplete")?.value {
            let place = Place.text(text, value.span)
            if DescriptorFile.isTemplate(value.string) { return .unclear(at: place) }
            return TextContentType(autocomplete: value.string).map { .value($0, at: place) } ?? .absent
        }
        if let value = dynamic("autocomplete")?.value {
            let words = value.string.split { $0 == "'" || $0 == "\"" }
            let isQuoted = words.count == 1 && words[0].utf8.count == value.string.utf8.count - 2
            guard isQuoted, let type = TextContentType(autocomplete: String(words[0])) else {
                return .unclear(at: .text(text, value.span))
            }
            return .value(type, at: .text(text, value.span))
        }
        return isOpen ? .unclear(at: place) : .absent
    }

    // What sets attributes that are not among those of the tag.
    private var isOpen: Bool {
        isUnread
            || tag.attributes.contains { attribute in
                ["v-bind", "x-bind", "th:attr", "*"].contains(attribute.name) || attribute.name.hasPrefix("{...")
                    || attribute.name.hasPrefix("{{") || attribute.name.hasPrefix("<%")
                    || attribute.name.hasPrefix("{%")
            }
    }

    private var isSecure: Stated<Bool> {
        if tag.name.contains("password") || tag.attribute("show-password") != nil { return .value(true, at: place) }
        if case .value(let type, let place) = tag.type(in: text) { return .value(type == "password", at: place) }
        return .unclear(at: place)
    }

    private var rules: Stated<InputField.Rules> {
        guard let value = tag.attribute("passwordrules")?.value else {
            return dynamic("passwordrules").map { .unclear(at: .text(text, $0.value.span)) } ?? .absent
        }
        let place = Place.text(text, value.span)
        return DescriptorFile.isTemplate(value.string) ? .unclear(at: place) : .value(.init(value, in: text), at: place)
    }
}
