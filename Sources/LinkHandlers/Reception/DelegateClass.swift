import Findings

/// A delegate's class with what it inherits, as far as that was read.
struct DelegateClass {
    let name: String
    /// Where it is declared.
    let place: Place
    /// The methods that iOS calls: for the class and then each of its superclasses, those of every part of it.
    private let methods: [[[CodeOutline.Method]]]
    /// What keeps a missing method from being certain: a superclass that was not read.
    let doubt: Doubt?
    /// The class of a framework that it inherits from.
    let base: FrameworkDelegate?
    let isSceneDelegate: Bool
    let isAppDelegate: Bool

    /// Nil if the class was not read.
    init?(_ name: String, in parts: [String: [CodeOutline.TypePart]]) {
        guard let declaration = parts[name]?.first(where: \.isDeclaration) else { return nil }
        var methods: [[[CodeOutline.Method]]] = []
        var doubt: Doubt?
        var base: FrameworkDelegate?
        var current = declaration
        var known: Set<String> = []
        while known.insert(current.name).inserted {
            methods.append((parts[current.name] ?? []).map(\.methods))
            guard let next = current.inherited.first, !AppleNames.classes.contains(next) else { break }
            if parts[next] == nil, let known = FrameworkDelegate.all[next] {
                base = known
                break
            }
            guard let declared = parts[next]?.first(where: \.isDeclaration) else {
                doubt = Doubt("\(next), which \(current.name) inherits from, was not read", at: current.place)
                break
            }
            current = declared
        }
        self.name = name
        place = declaration.place
        self.methods = methods
        self.doubt = doubt
        self.base = base
        let protocols = Set(known.flatMap { parts[$0] ?? [] }.flatMap(\.inherited))
        isSceneDelegate =
            !protocols.isDisjoint(with: ["UIWindowSceneDelegate", "UISceneDelegate"]) || base?.isSceneDelegate == true
        isAppDelegate = protocols.contains("UIApplicationDelegate") || base?.isSceneDelegate == false
    }

    /// A class of a framework that is a delegate as it is.
    ///
    /// - Parameter place: where it is named.
    init(_ known: FrameworkDelegate, at place: Place) {
        (name, self.place, methods, doubt, base) = (known.name, place, [], nil, known)
        (isSceneDelegate, isAppDelegate) = (known.isSceneDelegate, !known.isSceneDelegate)
    }

    func method(_ kind: CodeOutline.DelegateMethod) -> CodeOutline.Method? {
        methods.lazy.compactMap { $0.joined().first { $0.kind == kind } }.first
    }

    /// A method of the same kind in another part of its class that does something else with a link: plugins bring categories.
    private func rival(of method: CodeOutline.Method) -> CodeOutline.Method? {
        let all = methods.lazy.map { $0.compactMap { $0.first { $0.kind == method.kind } } }.first { !$0.isEmpty } ?? []
        return all.dropFirst().first { $0.receives != method.receives || $0.calls != method.calls }
    }

    /// What becomes of a link where iOS calls a method of this class.
    func outcome(of kind: CodeOutline.DelegateMethod) -> Outcome {
        guard let method = method(kind), let receiver = kind.receiver else {
            if let receiver = kind.receiver, base?.handsOn.contains(kind) == true {
                return .received(LinkReceiver(receiver, at: place), [.superclass])
            }
            let forwarding = self.method(.forwarding).map {
                Doubt("\(name) passes messages that it has no method for to another object", at: $0.place)
            }
            return (doubt ?? forwarding).map(Outcome.unknown) ?? .lost
        }
        if method.isConditional {
            return .unknown(Doubt("only some builds have this method, by an #if around it", at: method.place))
        }
        if let rival = rival(of: method) {
            return .unknown(
                Doubt("\(name) has this method more than once, and which one iOS calls is not defined", at: rival.place)
            )
        }
        let isReceived = method.receives
        if let doubt, !isReceived || method.body.contains("super") { return .unknown(doubt) }
        guard isReceived else { return .lost }
        var ways = method.calls
        if base?.handsOn.contains(kind) == true, method.body.contains("super") { ways.insert(.superclass) }
        return .received(LinkReceiver(receiver, at: method.place), ways)
    }
}

/// What becomes of a link at one of the two moments.
enum Outcome {
    /// - Parameter ways: how the link is handed on to a framework, if it is.
    case received(LinkReceiver, _ ways: Set<HandingOn>)
    case lost
    case unknown(Doubt)
}

extension CodeOutline.Method {
    /// What a body may have and do nothing.
    static let idle: Set<String> = ["return", "break", "true", "false", "YES", "NO", "nil", ";"]

    /// What it calls to hand a link on to a framework.
    var calls: Set<HandingOn> { Set(HandingOn.names.intersection(body).map(HandingOn.call)) }

    /// Whether its body does anything with a link.
    var receives: Bool {
        guard kind == .sceneWillConnect else { return body.contains { !Self.idle.contains($0) } }
        if body.contains("userActivities") { return true }
        // The options as a whole are handed on: what is read of them alone would follow a full stop.
        return body.indices.contains { index in
            guard body[index] == parameter, index == 0 || body[index - 1] != "." else { return false }
            let next = index + 1 < body.count ? body[index + 1] : ""
            return next != "." && next != ":" && !(next == "?" && index + 2 < body.count && body[index + 2] == ".")
        }
    }

    /// Whether it hands the activity as a whole on to something that is not a framework.
    var handsActivityOn: Bool {
        let uses = body.indices.filter { index in
            body[index] == parameter && (index == 0 || body[index - 1] != ".")
                && (index + 1 == body.count || body[index + 1] != ".")
        }
        return uses.count > calls.count
    }

    /// The classes that `configurationForConnecting` makes scene delegates: `delegateClass = SceneDelegate.self`.
    var delegateClasses: [String] {
        body.indices.compactMap { index in
            guard body[index] == "delegateClass", index + 4 < body.count, body[index + 1] == "=" else { return nil }
            if body[index + 2] == "[" { return body[index + 3] }
            // Anything else than `SceneDelegate.self` is computed; that of the session is the one of the Info.plist.
            let isSession = body[index + 2..<body.endIndex].prefix(5).contains("configuration")
            return body[index + 4] == "self" || !isSession ? body[index + 2] : nil
        }
    }
}
