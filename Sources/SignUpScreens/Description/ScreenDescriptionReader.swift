import AssociationModel
import Findings
import TextFormats

/// Reads the members of a description, and continues after each mistake.
struct ScreenDescriptionReader: ConfigurationReading {
    var problems: [ConfigurationProblem] = []
    private(set) var flow: LocatedString?
    private(set) var screens: [Screen] = []
    private let text: SourceText

    init(_ text: SourceText) { self.text = text }

    /// Reads the root. `isWhole` says that no JSON mistake lost any of it, so that an empty description is a mistake.
    mutating func read(_ root: JSONValue, isWhole: Bool) {
        guard let members = members(of: root, "the file", ScreenDescription.fileSchema) else { return }
        if members.value("flow") != nil { flow = string(of: "flow", members, in: root) }
        for screen in elements(members.value("screens"), "screens") { readScreen(screen) }
        if isWhole, problems.isEmpty, screens.isEmpty {
            complain("the file describes no screens", at: root.opening, help: "describe them in an array “screens”")
        }
    }

    // MARK: Screens

    private mutating func readScreen(_ value: JSONValue) {
        guard let members = members(of: value, "a screen", ScreenDescription.screenSchema) else { return }
        let name = string(of: "name", members, in: value)
        var screen = Screen(name: name?.text ?? "", at: place(name?.span ?? value.opening))
        screen.statedPurpose = optionalString("purpose", members).flatMap { text in
            word(text, "purpose", among: ScreenPurpose.stated, name: \.rawValue)
        }
        for element in elements(members.value("texts"), "texts") {
            if let text = element.string {
                screen.add(text: text, at: place(element.span))
            } else {
                complain(element, "texts", "an array of strings")
            }
        }
        for field in elements(members.value("fields"), "fields") {
            if let field = readField(field) { screen.fields.append(field) }
        }
        screen.departures = departures(members.value("leaves"))
        if members.value("fields") == nil {
            complain(
                "“fields” is missing here", at: value.opening, help: "list the fields, or write [] if there are none")
        }
        if name != nil { screens.append(screen) }
    }

    private mutating func departures(_ value: JSONValue?) -> [Departure] {
        guard let value else { return [] }
        var result: [Departure] = []
        for element in value.elements ?? [value] {
            guard let text = LocatedString(element) else {
                complain(element, "leaves", "a word or an array of words")
                continue
            }
            if let kind = word(text, "way to leave a screen", among: Departure.Kind.described, name: \.rawValue) {
                result.append(Departure(kind, in: "leaves", at: place(element.span)))
            }
        }
        return result
    }

    // MARK: Fields

    private mutating func readField(_ value: JSONValue) -> InputField? {
        guard let members = members(of: value, "a field", ScreenDescription.fieldSchema) else { return nil }
        let name = optionalString("name", members)
        let label = optionalString("label", members)
        if members.value("name") == nil, members.value("label") == nil {
            complain("this field has neither a name nor a label", at: value.opening, help: "add “name” or “label”")
        }
        return InputField(
            name: name?.text, label: label?.text, element: element(members),
            contentType: stated(
                "contentType", members, "content type", among: DescriptionWords.contentTypes,
                read: DescriptionWords.contentType),
            isSecure: bool("secure", members),
            keyboard: stated(
                "keyboard", members, "keyboard", among: DescriptionWords.keyboards, read: DescriptionWords.keyboard),
            rules: rules(members), isEditable: bool("editable", members), inputView: inputView(members),
            at: place(name?.span ?? label?.span ?? value.opening))
    }

    private mutating func element(_ members: [JSONMember]) -> InputField.Element {
        let custom = optionalString("custom", members)
        let written = optionalString("element", members)
        if let custom, let written {
            complain(
                "“custom” and “element” contradict each other", at: written.span,
                help: "use “custom” only for a class that is not built on one of the system's fields")
            return .custom(custom.text)
        }
        if let custom { return .custom(custom.text) }
        return written.flatMap { word($0, "element", among: InputField.Element.words, name: \.word) }?.element
            ?? .textField
    }

    private mutating func inputView(_ members: [JSONMember]) -> Stated<String> {
        optionalString("inputView", members).map { .value($0.text, at: place($0.span)) } ?? .absent
    }

    private mutating func rules(_ members: [JSONMember]) -> Stated<InputField.Rules> {
        guard let written = optionalString("rules", members) else { return .absent }
        let inner = SourceSpan(written.span.start + 1, written.span.end - 1)
        // If the string contains escapes, every part of the text is placed at the whole string.
        let located =
            inner.count == written.text.utf8.count
            ? LocatedText(literal: written.text, at: inner.start) : LocatedText(written.text, standingFor: inner)
        return .value(InputField.Rules(located, in: text), at: place(written.span))
    }

    // MARK: Values

    private mutating func optionalString(_ key: String, _ members: [JSONMember]) -> LocatedString? {
        guard let value = members.value(key) else { return nil }
        if let text = LocatedString(value) { return text }
        complain(value, key, "a string")
        return nil
    }

    private mutating func stated<Value>(
        _ key: String, _ members: [JSONMember], _ what: Message, among words: [String], read: (String) -> Value?
    ) -> Stated<Value> {
        guard let written = optionalString(key, members) else { return .absent }
        if let value = read(written.text) { return .value(value, at: place(written.span)) }
        complain(written, what, among: words)
        return .unclear(at: place(written.span))
    }

    private mutating func bool(_ key: String, _ members: [JSONMember]) -> Stated<Bool> {
        guard let value = members.value(key) else { return .absent }
        if let bool = value.bool { return .value(bool, at: place(value.span)) }
        complain(value, key, "true or false")
        return .unclear(at: place(value.span))
    }

    private func place(_ span: SourceSpan) -> Place { .text(text, span) }
}

extension InputField.Element {
    /// The system's fields, by their words in a description.
    static let words: [(word: String, element: InputField.Element)] = [
        ("textField", .textField), ("secureField", .secureField), ("textView", .textView),
    ]
}

extension Departure.Kind {
    /// The kinds that a description may name.
    static let described: [Departure.Kind] = [.dismissal, .push, .presentation, .rootReplacement, .clearing]
}
