import Findings
import SignUpScreens
import TextFormats

/// The screens of sources in JavaScript or TypeScript with elements, as those of React Native.
///
/// Components are followed into each other with the attributes that they are given. What no other component shows is a
/// screen, and so is what others show but nobody reached: no field is lost.
final class ScriptReader: ExpressionReader {
    /// How many components may stand in each other.
    private static let nestingLimit = 24
    private let names: ComponentNames
    private let components: [Component]
    private let passwords: PasswordReach<Component>
    private var steps = Bound.screenStepsOfAll.most
    private var stepsOfScreen = Bound.screenSteps.most
    var depth = 0
    private var pieces = Pieces()
    private var around: [ObjectIdentifier] = []
    /// The components that were shown in another.
    private var shown: Set<ObjectIdentifier> = []

    init(_ files: [ScriptFile]) {
        let names = ComponentNames(files)
        self.names = names
        components = files.flatMap(\.components)
        passwords = PasswordReach(
            components,
            uses: { component in component.tags.compactMap { names.component(at: $0, in: component.file) } },
            isSecure: { component in component.tags.contains { component.file.script.isSecure(tag: $0) } })
    }

    /// Counts a step; false where all are spent.
    func spend(_ count: Int) -> Bool {
        steps -= count
        stepsOfScreen -= count
        return steps > 0 && stepsOfScreen > 0
    }

    /// The screens, in the order of the sources.
    func screens() -> [Screen] {
        let used = Set(components.flatMap(passwords.used).map { ObjectIdentifier($0) })
        var result: [ObjectIdentifier: Screen] = [:]
        for component in components where !used.contains(ObjectIdentifier(component)) {
            result[ObjectIdentifier(component)] = screen(of: component)
        }
        // Those that show each other, or that nobody reached.
        for component in components
        where used.contains(ObjectIdentifier(component)) && !shown.contains(ObjectIdentifier(component)) {
            result[ObjectIdentifier(component)] = screen(of: component)
        }
        return components.compactMap { result[ObjectIdentifier($0)] }
    }

    private func screen(of component: Component) -> Screen? {
        pieces = Pieces()
        stepsOfScreen = Bound.screenSteps.most
        show(Frame(component: component, attributes: nil))
        pieces.addUnreached(.reactNative)
        guard pieces.hasField else { return nil }
        return pieces.screen(named: name(of: component), at: component.file.place(nameSpan(of: component)))
    }

    // What is called as any other is known by its file.
    private func name(of component: Component) -> String {
        ["Page", "Index", "Screen", "Component", "App", "Layout", "Home"].contains(component.name)
            ? component.file.stem : component.name
    }

    private func nameSpan(of component: Component) -> SourceSpan {
        let script = component.file.script
        let name = component.range.prefix(4).first { script.word(at: $0) == component.name }
        return script.tokens[name ?? component.range.lowerBound].span
    }

    // MARK: Elements

    private func show(_ frame: Frame) {
        let component = frame.component
        around.append(ObjectIdentifier(component))
        defer { around.removeLast() }
        var hidden = 0
        for (number, event) in component.events.enumerated() {
            guard spend(1) else {
                return pieces.cut(at: firstSecret(in: component.events[number...], of: component.file))
            }
            switch event {
            case .tag(let index):
                if index < hidden { continue }
                if isForOtherSystem(index, in: frame) {
                    hidden = frame.script.closer(of: index)
                    continue
                }
                showElement(index, in: frame)
            case .text(let text, let index):
                pieces.add(text: text, at: component.file.place(component.file.script.tokens[index].span))
            case .call(let index): pieces.add(callAt: index, in: frame)
            }
        }
    }

    // The first of these events that leads to a password.
    private func firstSecret(in events: ArraySlice<Component.Event>, of file: ScriptFile) -> Place? {
        for case .tag(let index) in events {
            let leads = names.component(at: index, in: file).map(passwords.contains)
            if leads ?? file.script.isSecure(tag: index) { return file.place(file.script.tokens[index].span) }
        }
        return nil
    }

    // `{Platform.OS === 'android' && <TextInput />}`
    private func isForOtherSystem(_ tag: Int, in frame: Frame) -> Bool {
        let script = frame.script
        var index = tag
        if script.has("(", at: index - 1) { index -= 1 }
        guard script.has("&&", at: index - 2), let opener = script.opener(around: index), opener < index - 2 else {
            return false
        }
        if case .flag(false)? = outcome(of: (opener + 1)..<(index - 2), in: frame).only { return true }
        return false
    }

    private func showElement(_ index: Int, in frame: Frame) {
        let name = frame.script.tagName(at: index)
        switch names.meaning(of: name, in: frame.file) {
        case .field(let kind): addField(index, kind, in: frame)
        case .component(let component):
            let place = frame.file.place(frame.script.tokens[index].span)
            // What shows itself has shown its fields already.
            if around.contains(ObjectIdentifier(component)) { return pieces.cut() }
            guard around.count < Self.nestingLimit, spend(1) else {
                return pieces.cut(at: passwords.contains(component) ? place : nil)
            }
            shown.insert(ObjectIdentifier(component))
            let before = pieces.fieldCount
            let attributes = attributes(of: index, in: frame)
            show(Frame(component: component, attributes: attributes))
            let label = ["label", "title", "placeholder"].lazy.compactMap { attributes.given[$0]?.words }.first
            if !pieces.use(fieldFrom: before, label: label, name: attributes.given["name"]?.words, at: place) {
                addTexts(of: attributes)
            }
        case .container: addTexts(of: attributes(of: index, in: frame))
        case .unread:
            let attributes = attributes(of: index, in: frame)
            if KnownFields.isFieldName(name) || attributes.given["secureTextEntry"] != nil
                || attributes.given["textContentType"] != nil
            {
                addField(index, .unread, in: frame)
            } else {
                addTexts(of: attributes)
            }
        }
    }

    private func addField(_ index: Int, _ kind: ElementField.Kind, in frame: Frame) {
        let attributes = attributes(of: index, in: frame)
        let place = frame.file.place(frame.script.tokens[index].span)
        let field = ElementField(kind, attributes, at: place, nameAround: nameAround(index, in: frame))
        switch field.content {
        case .field(let field): pieces.add(field: field)
        case .text(let text): pieces.add(text: text, at: place)
        case .nothing: break
        }
    }

    private static let textual = [
        "title", "label", "text", "heading", "headerTitle", "buttonText", "placeholder", "subtitle", "header",
    ]

    private func addTexts(of attributes: Attributes) {
        for name in Self.textual {
            guard let given = attributes.given[name], let text = given.words else { continue }
            pieces.add(text: text, at: given.outcome.place)
        }
    }

    // The name that a form gives a field: that of the element around it.
    private func nameAround(_ tag: Int, in frame: Frame) -> String? {
        var next = frame.script.opener(around: tag)
        for _ in 0..<12 {
            guard let index = next else { return nil }
            let element = frame.script.tokens[index].kind == .contents ? frame.script.opener(around: index) : index
            if let element, frame.script.tokens[element].kind == .tag {
                let name = frame.script.attributes(ofTag: element).first { $0.name == "name" }
                if let value = name?.value, let text = frame.script.string(at: value.lowerBound) { return text }
            }
            next = frame.script.opener(around: index)
        }
        return nil
    }

    // MARK: Attributes

    private static let harmless: Set<String> = ["field", "register", "getFieldProps", "inputProps", "getInputProps"]

    private func attributes(of tag: Int, in frame: Frame) -> Attributes {
        let script = frame.script
        var result = Attributes()
        for attribute in script.attributes(ofTag: tag) where spend(1) {
            guard let name = attribute.name else {
                spread(attribute.value ?? tag..<tag, into: &result, in: frame)
                continue
            }
            guard let value = attribute.value else {
                let outcome = Outcome(settings: [.flag(true)], place: frame.file.place(attribute.span))
                result.given[name] = Given(outcome: outcome, file: frame.file, value: nil)
                continue
            }
            result.given[name] = given(value, in: frame)
        }
        return result
    }

    private func spread(_ value: Range<Int>, into result: inout Attributes, in frame: Frame) {
        let script = frame.script
        let place = frame.file.place(script.span(of: value))
        let words = value.prefix(6).compactMap { script.word(at: $0) }
        if let word = words.last, words.count == 1 || words.first == "this", frame.component.wholes.contains(word) {
            guard let attributes = frame.attributes else {
                result.open = result.open ?? place
                return
            }
            let named = Set(frame.component.properties.values.map(\.name))
            for (name, given) in attributes.given where word == "props" || !named.contains(name) {
                result.given[name] = given
            }
            result.open = result.open ?? attributes.open
        } else if !Self.harmless.isDisjoint(with: words) {
            // `{...register("email")}`
            if let text = value.lazy.compactMap({ script.string(at: $0) }).first, result.given["name"] == nil {
                let located = LocatedText(text, standingFor: script.span(of: value))
                result.given["name"] = Given(
                    outcome: Outcome(settings: [.text(located, frame.file.text)], place: place), file: frame.file,
                    value: nil)
            }
        } else {
            result.open = result.open ?? place
        }
    }
}
