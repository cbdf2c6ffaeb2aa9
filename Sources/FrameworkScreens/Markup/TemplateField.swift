import Findings
import SignUpScreens
import TextFormats

/// A field that a template engine writes: a helper of Rails, or the field of a form object.
enum TemplateField {
    private static let helpers: Set<String> = [
        "password_field", "email_field", "text_field", "telephone_field", "phone_field",
    ]

    /// The field that the code in a span writes; nil if it writes none.
    static func field(in span: SourceSpan, of text: SourceText, isIn form: Bool) -> InputField? {
        let start = text.bytes(in: span).drop { $0 <= 0x20 }.prefix(2)
        let isRails = start.first == UInt8(ascii: "%")
        guard isRails || form && start.elementsEqual("{{".utf8) else { return nil }
        var tokens = SourceTokens(text.bytes, .javaScript, from: span.start)
        var words: [(text: String, span: SourceSpan)] = []
        var written: [SourceSpan] = []
        while let token = tokens.next(), token.span.start < span.end, words.count + written.count < 200 {
            switch token.kind {
            case .word: words.append((text.string(in: token.span), token.span))
            case .text: written.append(token.span)
            default: break
            }
        }
        if let helper = words.firstIndex(where: { helpers.contains($0.text) }) {
            var field = rails(words[helper].text, Array(words[(helper + 1)...]), written, text)
            if let rules = DescriptorFile.templateRules(in: span, of: text) {
                field?.rules = .value(InputField.Rules(rules, in: text), at: .text(text, rules.span))
            }
            return field
        }
        guard let form = words.firstIndex(where: { ["form", "Form", "f"].contains($0.text) }),
            let word = words[(form + 1)...].first(where: { $0.text.asciiLowercased.contains("password") })
        else { return nil }
        // What the form object says of it is in another file.
        let place = Place.text(text, word.span)
        var field = InputField(
            name: word.text, contentType: .unclear(at: place), isSecure: .unclear(at: place), at: place)
        field.notation = .html
        return field
    }

    // `f.password_field :password, autocomplete: "new-password"`
    private static func rails(
        _ helper: String, _ words: [(text: String, span: SourceSpan)], _ written: [SourceSpan], _ text: SourceText
    ) -> InputField? {
        guard let name = words.first else { return nil }
        let place = Place.text(text, name.span)
        var field = InputField(name: name.text, isSecure: .value(helper == "password_field", at: place), at: place)
        if helper == "email_field" { field.keyboard = .value(.emailAddress, at: place) }
        if let key = words.first(where: { $0.text == "autocomplete" }) {
            let value = written.first { $0.start > key.span.end }
            let type = value.flatMap { TextContentType(autocomplete: text.string(in: $0)) }
            field.contentType = value == nil ? .unclear(at: place) : type.map { .value($0, at: place) } ?? .absent
        }
        field.notation = .html
        return field
    }
}
