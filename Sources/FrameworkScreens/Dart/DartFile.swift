import Findings
import TextFormats

/// A source in Dart: its classes, and what is outside of classes.
///
/// A class, since what it declares refers to it. <https://dart.dev/language>
final class DartFile {
    let text: SourceText
    let script: Script
    private(set) var classes: [DartClass] = []
    /// What is declared outside of classes.
    private(set) var members = DartMembers()
    private(set) lazy var scope = DartFunction(in: self, of: nil)

    init(_ text: SourceText) {
        self.text = text
        script = Script(text, .dart)
        for range in script.members(in: 0..<script.tokens.count) {
            if let start = range.prefix(6).first(where: { script.word(at: $0) == "class" }),
                let name = script.word(at: start + 1), script.opener(around: start) == nil
            {
                classes.append(DartClass(name, range, in: self))
            } else {
                members.add(range, of: self, in: nil)
            }
        }
    }

    func place(_ index: Int) -> Place { .text(text, script.tokens[min(index, script.tokens.count - 1)].span) }
}

/// A class: what it extends, and what it declares.
final class DartClass {
    let name: String
    unowned let file: DartFile
    let range: Range<Int>
    /// What it extends, and the first type that this is given: `State` and `LoginPage`.
    let base: (name: String, argument: String?)
    private(set) var members = DartMembers()
    /// The class of the state that builds it.
    weak var state: DartClass?
    /// The widget of which it is the state.
    weak var widget: DartClass?

    init(_ name: String, _ range: Range<Int>, in file: DartFile) {
        (self.name, self.file, self.range) = (name, file, range)
        let script = file.script
        let opener = range.first { script.has("{", at: $0) } ?? range.upperBound
        let extends = (range.lowerBound..<opener).first { script.word(at: $0) == "extends" }
        let last = extends.map { script.has(".", at: $0 + 2) ? $0 + 3 : $0 + 1 }
        base = (
            last.flatMap(script.word) ?? "",
            last.flatMap { script.has("<", at: $0 + 1) ? script.word(at: $0 + 2) : nil }
        )
        guard opener < range.upperBound else { return }
        for member in script.members(in: (opener + 1)..<min(script.closer(of: opener), range.upperBound)) {
            members.add(member, of: file, in: self)
        }
    }

    private(set) lazy var scope = DartFunction(in: file, of: self)

    /// What makes its widgets: its own `build`, or that of its state.
    var build: DartFunction? { state?.members.functions["build"] ?? members.functions["build"] }

    /// Whether it shows a whole page, by its name or what it is made of, and is no frame for pages itself.
    private(set) lazy var isPage = readIsPage()

    private func readIsPage() -> Bool {
        if name.contains("Scaffold") { return false }
        if ["Page", "Screen"].contains(where: name.hasSuffix) { return true }
        return build?.events.contains { event in
            if case .element(let index) = event {
                file.script.word(at: index)?.contains("Scaffold") ?? false
            } else {
                false
            }
        } ?? false
    }
}

/// What a class or a file declares, by name.
struct DartMembers {
    struct Field {
        let value: Range<Int>?
        /// The class of its value, as far as it is written.
        let type: String?
        /// Whether it is never set to another value.
        let isFixed: Bool
    }

    private(set) var fields: [String: Field] = [:]
    private(set) var functions: [String: DartFunction] = [:]
    /// The functions in their order, each of a name.
    private(set) var all: [DartFunction] = []
    /// The constructors, by the name after the class; that without one has an empty name.
    private(set) var constructors: [String: DartFunction] = [:]

    mutating func add(_ range: Range<Int>, of file: DartFile, in owner: DartClass?) {
        let script = file.script
        var index = range.lowerBound
        while index < range.upperBound {
            let name = script.word(at: index - 1)
            if script.has("@", at: index) {
                index += script.has(".", at: index + 2) ? 4 : 2
                if script.has("(", at: index) { index = script.closer(of: index) + 1 }
            } else if script.has("(", at: index), name != "Function", name != nil || script.has(">", at: index - 1) {
                return addFunction(range, index, file, owner)
            } else if script.word(at: index) == "get", script.word(at: index + 1) != nil {
                return addFunction(range, index + 2, file, owner)
            } else if script.has("=", at: index) || index == range.upperBound - 1 {
                return addFields(
                    range, script.has("=", at: index) || script.has(";", at: index) ? index : index + 1, script)
            } else {
                index = min(script.closer(of: index), range.upperBound) + 1
            }
        }
    }

    // `bool isHidden = true, isSent;`
    private mutating func addFields(_ range: Range<Int>, _ first: Int, _ script: Script) {
        let words = (range.lowerBound..<max(range.lowerBound, first - 1)).compactMap { script.word(at: $0) }
        let type = words.last { $0.first?.isUppercase ?? false }
        let isFixed = words.contains("final") || words.contains("const")
        var sign = first
        while sign < range.upperBound + 1, let name = script.word(at: sign - 1) {
            let value = script.has("=", at: sign) ? script.expression(from: sign + 1) : nil
            fields[name] = Field(value: value, type: type, isFixed: isFixed)
            let end = value?.upperBound ?? sign
            guard script.has(",", at: end) else { return }
            sign = end + 2
        }
    }

    private mutating func addFunction(_ range: Range<Int>, _ opener: Int, _ file: DartFile, _ owner: DartClass?) {
        let script = file.script
        var last = opener - 1
        if script.has(">", at: last) {
            last = (range.lowerBound..<last).last { script.has("<", at: $0) }.map { $0 - 1 } ?? last
        }
        guard let name = script.word(at: last) else { return }
        let function = DartFunction(name, range, opener, file, owner)
        if let owner, name == owner.name {
            constructors[""] = function
        } else if let owner, script.has(".", at: last - 1), script.word(at: last - 2) == owner.name {
            constructors[name] = function
        } else {
            if functions[name] == nil { functions[name] = function }
            all.append(function)
        }
    }
}

extension Script {
    /// The declarations in a range, each with what ends it.
    func members(in range: Range<Int>) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var (start, index, isValue) = (range.lowerBound, range.lowerBound, false)
        while index < range.upperBound {
            let end = min(closer(of: index), range.upperBound - 1) + 1
            if has("=", at: index) { isValue = true }
            // What is in braces after an equals sign is part of a value.
            if has(";", at: index) || has("{", at: index) && !isValue {
                result.append(start..<end)
                (start, isValue) = (end, false)
            }
            index = end
        }
        return result
    }
}
