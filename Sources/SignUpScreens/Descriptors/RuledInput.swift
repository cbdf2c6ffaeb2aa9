import AssociationModel
package import Findings
import TextFormats

/// An `input` of a page that has password rules, and what its other attributes say about the password.
package struct RuledInput: Sendable {
    package let rules: InputField.Rules
    /// The type in lower case, `text` if none is given; unclear if a template or a script sets it.
    package let type: Stated<String>
    /// `minlength`; not set if it is not a number.
    package let minLength: Stated<Int>
    /// `maxlength`; not set if it is not a number.
    package let maxLength: Stated<Int>
    /// `pattern`, a regular expression.
    package let pattern: Stated<String>
    /// The bytes of the start tag.
    package let place: Place

    /// Nil for another element, whose attributes may mean something else.
    init?(_ tag: HTMLTag, _ rules: InputField.Rules) {
        guard tag.name == "input" else { return nil }
        self.rules = rules
        let text = rules.text
        place = .text(text, tag.span)
        type = tag.type(in: text)
        minLength = tag.number("minlength", in: text)
        maxLength = tag.number("maxlength", in: text)
        let written = tag.attribute("pattern")?.value
        pattern = written.map { .value($0.string, at: .text(text, $0.span)) } ?? .absent
    }
}

extension HTMLTag {
    /// The type of an `input`, in lower case.
    package func type(in text: SourceText) -> Stated<String> {
        if let type = attribute("type"), !DescriptorFile.isTemplate(type.value.string) {
            return .value(type.value.string.asciiLowercased, at: .text(text, type.value.span))
        }
        let setsType = attributes.contains { attribute in
            let name = attribute.name
            return name == "type" || name.hasSuffix(":type") || name.hasSuffix("type]") || Self.setsMore(attribute)
        }
        let place = Place.text(text, span)
        return setsType ? .unclear(at: place) : .value("text", at: place)
    }

    // Vue's and Svelte's objects of attributes, what a template engine writes, and the helpers of ASP.NET and
    // Thymeleaf, which take the type from the model.
    private static func setsMore(_ attribute: MarkupAttribute) -> Bool {
        let name = attribute.name
        return ["v-bind", "x-bind", "asp-for", "th:field", "th:attr"].contains(name)
            || ["{", "<", "[("].contains(where: name.hasPrefix)
            || (name.hasPrefix("@") && attribute.value.string.isEmpty)
    }

    fileprivate func number(_ name: String, in text: SourceText) -> Stated<Int> {
        guard let value = attribute(name)?.value, let number = Int(value.string), number >= 0 else { return .absent }
        return .value(number, at: .text(text, value.span))
    }
}
