import AssociationModel
import Findings
import TextFormats

/// The forms of a page in which several fields have password rules, as screens.
///
/// Fields outside a form, or that name their form by its identifier, are left out: what belongs together is not
/// certain.
struct HTMLForms {
    private let text: SourceText
    private var form: Screen?
    private var end = 0
    private(set) var screens: [Screen] = []

    init(_ text: SourceText) { self.text = text }

    /// Takes the next start tag of the page.
    mutating func add(_ tag: HTMLTag, rules: InputField.Rules?) {
        if closesForm(before: tag.span.start) { close() }
        end = tag.span.end
        if tag.name == "form" {
            // Forms do not nest.
            close()
            form = Screen(name: tag.text("id") ?? tag.text("name") ?? "form", at: .text(text, tag.span))
        }
        guard form != nil, tag.name == "input", tag.attribute("form") == nil else { return }
        form?.fields.append(tag.field(rules, in: text))
    }

    /// Ends the form that is open, as the end of the page does.
    mutating func close() {
        if let form, form.fields.count(where: { $0.rules.value != nil }) > 1 { screens.append(form) }
        form = nil
    }

    // Between two start tags are text, end tags, and scripts, in which the same letters only end a form too early.
    private func closesForm(before start: Int) -> Bool {
        guard form != nil else { return false }
        let closer = Array("</form".utf8)
        let between = text.bytes[min(end, start)..<start]
        return between.indices.contains { index in
            between[index] == closer[0]
                && between[index...].prefix(closer.count).elementsEqual(closer) { $0.asciiLowercased == $1 }
        }
    }
}

extension HTMLTag {
    /// The value of an attribute, if it has one that is not empty.
    package func text(_ name: String) -> String? {
        attribute(name).flatMap { $0.value.string.isEmpty ? nil : $0.value.string }
    }

    /// The field of a screen that an `input` is.
    fileprivate func field(_ rules: InputField.Rules?, in source: SourceText) -> InputField {
        let place = Place.text(source, span)
        let type = type(in: source)
        return InputField(
            name: text("name") ?? text("id"), label: text("aria-label") ?? text("placeholder"),
            contentType: contentType(in: source),
            isSecure: type.value.map { .value($0 == "password", at: place) } ?? .unclear(at: place),
            keyboard: type.value == "email" ? .value(.emailAddress, at: place) : .absent,
            rules: rules.map { .value($0, at: .text(source, $0.descriptor.span)) } ?? .absent, at: place)
    }

    private func contentType(in source: SourceText) -> Stated<TextContentType> {
        guard let value = attribute("autocomplete")?.value, !DescriptorFile.isTemplate(value.string) else {
            return .absent
        }
        return TextContentType(autocomplete: value.string).map { .value($0, at: .text(source, value.span)) } ?? .absent
    }
}
