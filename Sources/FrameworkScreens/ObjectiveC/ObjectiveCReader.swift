import Findings
import SignUpScreens
import TextFormats

/// What classes in Objective-C set of their text fields, by name. Nothing else of them is read: not what they inherit, and
/// not what functions do with a field that they are handed.
struct ObjectiveCReader {
    private let script: Script
    private var order: [String] = []
    private var fields: [String: InputField] = [:]
    /// Whether it has other views make its fields.
    private var hasCells = false

    /// The classes of a source that set something of a field, or make one.
    static func screens(of text: SourceText) -> [Screen] {
        let script = Script(text, .objectiveC)
        let starts = script.tokens.indices.filter {
            script.word(at: $0) == "implementation" && script.has("@", at: $0 - 1)
        }
        return starts.enumerated().compactMap { number, start in
            let end = number + 1 < starts.count ? starts[number + 1] : script.tokens.count
            guard let name = script.word(at: start + 1) else { return nil }
            var reader = ObjectiveCReader(script: script)
            for index in (start + 2)..<max(start + 2, end) { reader.take(index) }
            return reader.screen(named: name, at: .text(text, script.tokens[start + 1].span))
        }
    }

    private init(script: Script) { self.script = script }

    private func screen(named name: String, at place: Place) -> Screen? {
        let fields = order.compactMap { self.fields[$0] }
        guard !fields.isEmpty else { return nil }
        var screen = Screen(name: name, className: name, fields: fields, hasUnreadCode: true, at: place)
        screen.isPart = hasCells
        screen.unreadClasses = [name]
        screen.unreadFiles = [String(script.text.name.split(separator: "/").last ?? "")]
        return screen
    }

    // MARK: Code

    private static let properties: Set<String> = [
        "textContentType", "secureTextEntry", "keyboardType", "placeholder", "passwordRules",
    ]

    private mutating func take(_ index: Int) {
        guard let word = script.word(at: index) else { return }
        if Self.properties.contains(word), script.has(".", at: index - 1), script.has("=", at: index + 1),
            !script.has("==", at: index + 1)
        {
            set(word, of: index - 2, to: index + 2)
        } else if word.hasPrefix("set"), script.has(":", at: index + 1), script.word(at: index - 1) != nil {
            let property = word.dropFirst(3).prefix(1).lowercased() + word.dropFirst(4)
            if Self.properties.contains(property) { set(property, of: index - 1, to: index + 2) }
        } else if word.hasSuffix("TextField"), script.has("[", at: index - 1),
            ["alloc", "new"].contains(script.word(at: index + 1) ?? "")
        {
            make(index)
        } else if word == "secureTextEntry", script.has(":", at: index + 1), isTrue(index + 2) {
            fill(index)
        }
    }

    private func isTrue(_ index: Int) -> Bool { ["YES", "true", "TRUE"].contains(script.word(at: index)) }

    // `[cell configWithPlaceholder:@"Password" value:self.password secureTextEntry:YES]`: another view has the field.
    private mutating func fill(_ index: Int) {
        guard let opener = script.opener(around: index), script.has("[", at: opener) else { return }
        let key = "\(index)"
        note(key, at: index)
        fields[key] = InputField(
            label: (opener..<min(index, opener + 60)).compactMap { script.string(at: $0) }.first,
            contentType: .unclear(at: place(index)), isSecure: .value(true, at: place(index)), at: place(index))
        hasCells = true
    }

    // `self.password = [[UITextField alloc] init]`, `UITextField *password = [UITextField new]`
    private mutating func make(_ index: Int) {
        let brackets = (1...2).last { script.has("[", at: index - $0) } ?? 1
        guard script.has("=", at: index - brackets - 1), let name = name(at: index - brackets - 2) else { return }
        note(name, at: index)
        fields[name]?.isOutlet = false
    }

    // Names of properties and of the variables behind them are the same.
    private func name(at index: Int) -> String? {
        script.word(at: index).map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 }
    }

    private mutating func note(_ name: String, at index: Int) {
        guard fields[name] == nil else { return }
        order.append(name)
        fields[name] = InputField(name: name, at: place(index))
        fields[name]?.isOutlet = true
    }

    private func place(_ index: Int) -> Place {
        .text(script.text, script.tokens[min(index, script.tokens.count - 1)].span)
    }

    private mutating func set(_ property: String, of receiver: Int, to start: Int) {
        guard let name = name(at: receiver), name != "self" else { return }
        let place = place(start)
        let isLast = script.has(";", at: start + 1) || script.has("]", at: start + 1)
        let word = isLast ? script.word(at: start) : nil
        note(name, at: receiver)
        switch property {
        case "textContentType":
            let type = word.flatMap { $0 == "nil" ? .empty : TextContentType(objectiveCName: $0) }
            let known = fields[name]?.contentType
            // Set to one and another, it changes.
            let isSame = known?.isSet != true || known?.value == type
            fields[name]?.contentType =
                isSame ? type.map { .value($0, at: place) } ?? .unclear(at: place) : .unclear(at: place)
        case "secureTextEntry":
            let flag =
                isLast && isTrue(start) ? true : ["NO", "false", "FALSE"].contains(word) ? false : nil
            if let known = fields[name]?.isSecure, known.isSet, known.value != flag {
                fields[name]?.visibilitySwitch = place
            } else {
                fields[name]?.isSecure = flag.map { .value($0, at: place) } ?? .unclear(at: place)
            }
        case "keyboardType" where word?.hasPrefix("UIKeyboardType") ?? false:
            let keyboard = word.map { $0.dropFirst("UIKeyboardType".count) } ?? ""
            let raw = keyboard == "URL" ? "URL" : keyboard.prefix(1).lowercased() + keyboard.dropFirst()
            fields[name]?.keyboard = .value(Keyboard(rawValue: raw), at: place)
        case "placeholder":
            fields[name]?.label = (start..<start + 8).compactMap { script.string(at: $0) }.first
        case "passwordRules":
            fields[name]?.rules = .unclear(at: place)
        default: break
        }
    }
}
