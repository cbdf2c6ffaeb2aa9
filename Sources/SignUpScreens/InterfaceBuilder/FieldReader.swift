import AssociationModel
import Findings
import TextFormats

/// Reads the properties of a field from its element.
struct FieldReader {
    let element: XMLElement
    let text: SourceText
    private let traits: XMLElement?
    /// The cell of a control, in which AppKit keeps most of its properties.
    private let cell: XMLElement?
    private let runtime: [XMLElement]

    init(_ element: XMLElement, in text: SourceText) {
        self.element = element
        self.text = text
        traits = element.child("textInputTraits")
        cell = element.child("cell")
        runtime = element.elements.filter { $0.name == "userDefinedRuntimeAttributes" }.flatMap(\.elements)
    }

    /// The field, without its name. The caption is the label next to it.
    func field(as kind: InputField.Element, caption: String?) -> InputField {
        var field = InputField(
            label: placeholder ?? caption ?? accessibilityLabel, element: kind, contentType: contentType,
            isSecure: isSecure, keyboard: keyboard, rules: rules, isEditable: isEditable, inputView: inputView,
            at: place(element.nameSpan))
        field.className = element.customClass?.string
        field.computedRules = field.rules.isUnclear ? field.rules.place : nil
        return field
    }

    // MARK: Texts

    private var placeholder: String? {
        element.words("placeholder", formatted: "attributedPlaceholder") ?? cell?.words("placeholderString")
            ?? runtime.first { keyPath(of: $0).contains("placeholder") }.flatMap(value(of:))?.string
    }

    private var accessibilityLabel: String? {
        element.child("accessibilityConfiguration")?.words("label")
            ?? element.child("accessibilityConfiguration")?.words("description")
    }

    // MARK: Properties for AutoFill

    private var contentType: Stated<TextContentType> {
        let types = ["textContentType", "contentType"].compactMap { name in
            [traits, element, cell].compactMap { $0?.attribute(name)?.value }.first
        }
        let written = types.first.map { Stated.value(TextContentType(rawValue: $0.string), at: place($0.span)) }
        return atRunTime("textcontenttype") { .value(TextContentType(rawValue: $0.string), at: place($0.span)) }
            .or(written ?? .absent)
    }

    private var isSecure: Stated<Bool> {
        atRunTime("securetextentry", "issecuretextentry", read: bool)
            .or(traits?.attribute("secureTextEntry").map { bool($0.value) } ?? .absent)
    }

    private var keyboard: Stated<Keyboard> {
        // A runtime attribute contains the number of the constant, which is not decoded here.
        atRunTime("keyboardtype") { .unclear(at: place($0.span)) }
            .or(
                traits?.attribute("keyboardType").map {
                    .value(Keyboard(rawValue: $0.value.string), at: place($0.value.span))
                } ?? .absent)
    }

    private var isEditable: Stated<Bool> {
        for (owner, key) in [
            (element, "enabled"), (element, "userInteractionEnabled"), (element, "editable"),
            (cell ?? element, "enabled"),
            (cell ?? element, "editable"),
        ] {
            if let attribute = owner.attribute(key), attribute.value.string == "NO" { return bool(attribute.value) }
        }
        return atRunTime("enabled", "userinteractionenabled", "editable", read: bool)
    }

    private var inputView: Stated<String> {
        let outlet = element.connections.first {
            $0.name == "outlet" && $0.attribute("property")?.value.string == "inputView"
        }
        return outlet?.attribute("destination").map { .value($0.value.string, at: place($0.value.span)) } ?? .absent
    }

    // How Xcode stores the “Password Rules” box is not known, so anything with that name is accepted.
    private var rules: Stated<InputField.Rules> {
        let stated: Stated<InputField.Rules> =
            switch PasswordRulesTrait(in: element, traits: traits) {
            case .descriptor(let text)?: .value(.init(text, in: self.text), at: place(text.span))
            case .unknown(let span)?: .unclear(at: place(span))
            case nil: .absent
            }
        let attribute = runtime.first { keyPath(of: $0).contains("passwordrules") }
        return attribute.flatMap(value(of:)).map { .value(.init($0, in: text), at: place($0.span)) } ?? stated
    }

    // MARK: User-defined runtime attributes, which are set after all others

    private func atRunTime<Value>(_ keyPaths: String..., read: (LocatedText) -> Stated<Value>) -> Stated<Value> {
        // If there are several, the last one wins.
        guard let attribute = runtime.last(where: { keyPaths.contains(keyPath(of: $0)) }) else { return .absent }
        if attribute.attribute("type")?.value.string == "nil" { return .absent }
        return value(of: attribute).map(read) ?? .unclear(at: place(attribute.nameSpan))
    }

    private func keyPath(of attribute: XMLElement) -> String {
        attribute.attribute("keyPath")?.value.string.asciiLowercased ?? ""
    }

    private func value(of attribute: XMLElement) -> LocatedText? {
        attribute.string("value") ?? attribute.child("value")?.string("value")
    }

    // MARK: Places

    private func bool(_ value: LocatedText) -> Stated<Bool> {
        switch value.string {
        case "YES": .value(true, at: place(value.span))
        case "NO": .value(false, at: place(value.span))
        default: .unclear(at: place(value.span))
        }
    }

    private func place(_ span: SourceSpan) -> Place { .text(text, span) }
}
