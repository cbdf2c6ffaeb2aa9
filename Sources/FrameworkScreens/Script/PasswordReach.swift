import Findings
import SignUpScreens
import TextFormats

/// Which components show a field for a password, by themselves or by others that they show, whatever it costs to follow
/// them with their attributes.
struct PasswordReach {
    private let names: ComponentNames
    /// The components that each shows.
    private let uses: [ObjectIdentifier: [Component]]
    private let reaching: Set<ObjectIdentifier>

    init(_ components: [Component], _ names: ComponentNames) {
        self.names = names
        var uses: [ObjectIdentifier: [Component]] = [:]
        var users: [ObjectIdentifier: [ObjectIdentifier]] = [:]
        var reaching: Set<ObjectIdentifier> = []
        for component in components {
            let user = ObjectIdentifier(component)
            let shown = component.tags.compactMap { Self.component(at: $0, in: component.file, names) }
            uses[user] = shown.filter { $0 !== component }
            for other in shown { users[ObjectIdentifier(other), default: []].append(user) }
            if component.tags.contains(where: { component.file.script.isSecure(tag: $0) }) { reaching.insert(user) }
        }
        var pending = Array(reaching)
        while let next = pending.popLast() {
            pending += (users[next] ?? []).filter { reaching.insert($0).inserted }
        }
        (self.uses, self.reaching) = (uses, reaching)
    }

    private static func component(at tag: Int, in file: ScriptFile, _ names: ComponentNames) -> Component? {
        guard case .component(let found) = names.meaning(of: file.script.tagName(at: tag), in: file) else { return nil }
        return found
    }

    /// The other components that a component shows.
    func used(by component: Component) -> [Component] { uses[ObjectIdentifier(component)] ?? [] }

    func contains(_ component: Component) -> Bool { reaching.contains(ObjectIdentifier(component)) }

    /// The first of these events of a component that leads to a password.
    func place(in events: ArraySlice<Component.Event>, of file: ScriptFile) -> Place? {
        for case .tag(let index) in events {
            let leads = Self.component(at: index, in: file, names).map(contains) ?? file.script.isSecure(tag: index)
            if leads { return file.place(file.script.tokens[index].span) }
        }
        return nil
    }
}

extension Component {
    fileprivate var tags: [Int] {
        events.compactMap { if case .tag(let index) = $0 { index } else { nil } }
    }
}

extension Script {
    /// Whether an element hides its text, under some condition or always.
    fileprivate func isSecure(tag: Int) -> Bool {
        attributes(ofTag: tag).contains { attribute in
            attribute.name == "secureTextEntry"
                || attribute.name == "type" && attribute.value?.contains { string(at: $0) == "password" } ?? false
        }
    }
}

extension InputField {
    /// What is known of a field that was not reached: that it is there, and where the trail to it breaks.
    static func unreached(at place: Place, _ notation: FieldNotation) -> InputField {
        var field = InputField(
            contentType: .unclear(at: place), isSecure: .value(true, at: place), keyboard: .unclear(at: place),
            rules: .unclear(at: place), at: place)
        field.notation = notation
        return field
    }
}
