import Findings
import TextFormats

/// A function, a getter or a constructor, or what a function shows over the screen.
final class DartFunction {
    /// Something of its code that matters, by the index of its token.
    enum Event {
        /// A widget that is made.
        case element(Int)
        /// The name of a function of the same class or file.
        case call(Int)

        var index: Int {
            switch self {
            case .element(let index), .call(let index): index
            }
        }
    }

    struct Parameter {
        let standard: Range<Int>?
        /// Which of those without a name it is; nil for one with a name.
        let position: Int?
    }

    let name: String
    unowned let file: DartFile
    unowned let owner: DartClass?
    private(set) var parameters: [String: Parameter] = [:]
    /// What a constructor sets its fields to: `: obscureText = true`.
    private(set) var initializers: [String: Range<Int>] = [:]
    /// The index of its first token.
    let start: Int
    // In how many overlays it stands.
    private var level = 0
    private let body: Range<Int>

    /// - Parameter opener: the bracket of its parameters, or what follows the name of a getter.
    init(_ name: String, _ range: Range<Int>, _ opener: Int, _ file: DartFile, _ owner: DartClass?) {
        (self.name, self.file, self.owner) = (name, file, owner)
        let script = file.script
        let hasList = script.has("(", at: opener)
        let after = hasList ? script.closer(of: opener) + 1 : opener
        start = opener - 1
        body = min(after, range.upperBound)..<range.upperBound
        guard hasList else { return }
        var position = 0
        for part in script.parts(in: opener) {
            let isNamed = script.has("{", at: part.lowerBound)
            let isGroup = isNamed || script.has("[", at: part.lowerBound)
            for part in isGroup ? script.parts(in: part.lowerBound) : [part] {
                add(parameter: part, at: isNamed ? nil : position)
                position += 1
            }
        }
        if script.has(":", at: after) { readInitializers() }
    }

    /// No function: the place of expressions outside of any.
    init(in file: DartFile, of owner: DartClass?) {
        (name, self.file, self.owner, start, body) = ("", file, owner, 0, 0..<0)
    }

    /// What a function shows over the screen, with its parameters.
    private init(_ outer: DartFunction, _ body: Range<Int>) {
        level = outer.level + 1
        (name, file, owner, start, self.body) = (outer.name, outer.file, outer.owner, body.lowerBound, body)
        parameters = outer.parameters
    }

    private func add(parameter part: Range<Int>, at position: Int?) {
        let script = file.script
        let equals = part.first { script.has("=", at: $0) || script.has(":", at: $0) }
        let end = equals ?? part.upperBound
        guard let name = (part.lowerBound..<end).last(where: { script.word(at: $0) != nil }).flatMap(script.word) else {
            return
        }
        parameters[name] = Parameter(standard: equals.map { ($0 + 1)..<part.upperBound }, position: position)
    }

    private func readInitializers() {
        let script = file.script
        for index in body where script.has("=", at: index) {
            guard let name = script.word(at: index - 1) else { continue }
            initializers[name] = script.expression(from: index + 1)
        }
    }

    /// What a getter or a function of one expression gives; nil for any other.
    var value: Range<Int>? {
        let arrow = body.prefix(2).first { file.script.has("=>", at: $0) }
        return arrow.map { ($0 + 2)..<max($0 + 2, body.upperBound - 1) }
    }

    // MARK: Events

    /// What its code shows, in order, and apart from that what it shows over the screen.
    private lazy var split: (events: [Event], overlays: [DartFunction]) = readEvents()
    var events: [Event] { split.events }
    var overlays: [DartFunction] { split.overlays }

    /// What names are set to in it, of those that are set once, and the names that it declares itself.
    private(set) lazy var assignments: (values: [String: Range<Int>], declared: Set<String>) = readAssignments()

    // How many times something may be shown over what is shown over a screen.
    private static let mostOverlays = 16
    // What shows its widgets elsewhere: over the screen, or as screens of their own.
    private static let elsewhere: Set<String> = [
        "showDialog", "showAdaptiveDialog", "showCupertinoDialog", "showGeneralDialog", "showModalBottomSheet",
        "showCupertinoModalPopup", "showBottomSheet", "MaterialPageRoute", "CupertinoPageRoute", "PageRouteBuilder",
        "MaterialApp", "CupertinoApp", "WidgetsApp", "GetMaterialApp", "GoRoute", "GetPage",
    ]

    private func readEvents() -> (events: [Event], overlays: [DartFunction]) {
        let script = file.script
        var events: [Event] = []
        var overlays: [DartFunction] = []
        var index = body.lowerBound
        while index < body.upperBound {
            defer { index += 1 }
            guard let word = script.word(at: index) else { continue }
            let opener = script.arguments(ofCallAt: index)
            if let opener, level < Self.mostOverlays, Self.elsewhere.contains(word) {
                let end = min(script.closer(of: opener), body.upperBound)
                overlays.append(DartFunction(self, min(opener + 1, end)..<end))
                index = end
            } else if opener != nil, script.isWidgetName(word) {
                events.append(.element(index))
            } else if !script.has(":", at: index + 1),
                !script.has(".", at: index - 1) || script.word(at: index - 2) == "this",
                declares(word)
            {
                events.append(.call(index))
            }
        }
        return (events, overlays)
    }

    private func declares(_ name: String) -> Bool {
        owner?.members.functions[name] != nil || file.members.functions[name] != nil
    }

    private func readAssignments() -> (values: [String: Range<Int>], declared: Set<String>) {
        let script = file.script
        var values: [String: Range<Int>] = [:]
        var (seen, declared): (Set<String>, Set<String>) = ([], [])
        for index in body where script.has("=", at: index) && script.word(at: index - 1) != nil {
            guard !script.has("==", at: index), !script.has("=>", at: index), !script.has(".", at: index - 2),
                let name = script.word(at: index - 1)
            else { continue }
            if script.word(at: index - 2) != nil { declared.insert(name) }
            values[name] = seen.insert(name).inserted ? script.expression(from: index + 1) : nil
        }
        return (values, declared)
    }
}

extension Script {
    /// Whether a name may be that of a widget, or of a constructor of one.
    func isWidgetName(_ word: String) -> Bool { word.first { $0 != "_" }?.isUppercase ?? false }

    /// The expression that begins at an index, up to a comma, a semicolon or a bracket that it doesn't open; empty for one that
    /// is longer than people write.
    func expression(from start: Int) -> Range<Int> {
        var index = start
        for _ in 0..<200 where index < tokens.count {
            if case .mark(let byte) = tokens[index].kind, ",;)]}".utf8.contains(byte) { return start..<index }
            if tokens[index].kind == .end { return start..<index }
            index = min(closer(of: index), tokens.count - 1) + 1
        }
        return start..<start
    }

    /// The bracket of the arguments of a call: `A(`, `A.b(`, `A<B>(`; nil where none is called.
    func arguments(ofCallAt index: Int) -> Int? {
        var next = index + 1
        if has(".", at: next), isWidgetName(word(at: index) ?? ""), word(at: next + 1) != nil { next += 2 }
        if has("<", at: next) {
            guard let end = (next..<min(next + 24, tokens.count)).first(where: { has("(", at: $0) }),
                has(">", at: end - 1)
            else { return nil }
            next = end
        }
        return has("(", at: next) ? next : nil
    }
}
