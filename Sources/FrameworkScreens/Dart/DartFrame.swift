import Findings
import TextFormats

/// The arguments of a call, where it is made.
struct DartArguments {
    var named: [String: DartArgument] = [:]
    var positional: [DartArgument] = []

    /// The argument for a parameter.
    subscript(_ parameter: String, of function: DartFunction?) -> DartArgument? {
        if let given = named[parameter] { return given }
        let position = function?.parameters[parameter]?.position
        return position.flatMap { positional.indices.contains($0) ? positional[$0] : nil }
    }
}

/// An expression, and where its names are looked up.
struct DartArgument {
    let range: Range<Int>
    let frame: DartFrame

    /// It as it is written.
    var text: String { frame.script.text.string(in: frame.script.span(of: range)) }
}

/// The code of a function as one call of it runs: what it was given, and what its widget was.
final class DartFrame {
    let function: DartFunction
    /// The widget to which the function belongs.
    let widget: DartClass?
    /// The name of the constructor that made the widget, after that of its class.
    let constructor: String
    /// What the widget is given; nil for one that no source uses.
    let given: DartArguments?
    /// What the function is given; nil where that is not known.
    let passed: DartArguments?

    var file: DartFile { function.file }
    var script: Script { function.file.script }

    init(
        _ function: DartFunction, of widget: DartClass?, by constructor: String = "", given: DartArguments? = nil,
        passed: DartArguments? = nil
    ) {
        (self.function, self.widget, self.constructor) = (function, widget, constructor)
        (self.given, self.passed) = (given, passed)
    }

    /// The frame of another function of the same object.
    func calling(_ other: DartFunction, with arguments: DartArguments?) -> DartFrame {
        DartFrame(other, of: widget, by: constructor, given: given, passed: arguments)
    }

    /// The arguments of the call at an index, with the name of the constructor that it names.
    func arguments(ofCallAt index: Int) -> (constructor: String, DartArguments)? {
        guard let opener = script.arguments(ofCallAt: index) else { return nil }
        var result = DartArguments()
        for part in script.parts(in: opener) {
            if let name = script.word(at: part.lowerBound), script.has(":", at: part.lowerBound + 1) {
                result.named[name] = DartArgument(range: (part.lowerBound + 2)..<part.upperBound, frame: self)
            } else {
                result.positional.append(DartArgument(range: part, frame: self))
            }
        }
        return (script.has(".", at: index + 1) ? script.word(at: index + 2) ?? "" : "", result)
    }

    /// What a name of the code stands for; nil if nothing here declares it.
    func meaning(of name: String) -> DartMeaning? {
        if let parameter = function.parameters[name] {
            guard let passed else { return .unknown }
            return passed[name, of: function].map { .argument($0) } ?? Self.standard(parameter, self)
        }
        if function.assignments.declared.contains(name), let value = function.assignments.values[name] {
            return .value(DartArgument(range: value, frame: self))
        }
        let owner = function.owner
        if owner === widget, let found = property(name) { return found }
        if let field = owner?.members.fields[name] { return meaning(of: field, name, of: owner) }
        if let getter = owner?.members.functions[name], let value = getter.value {
            return .value(DartArgument(range: value, frame: calling(getter, with: nil)))
        }
        return file.members.fields[name].map { meaning(of: $0, name, of: nil) }
    }

    /// What a property of the widget is, as it was made.
    func property(_ name: String) -> DartMeaning? {
        guard let widget else { return nil }
        let maker = widget.members.constructors[constructor] ?? widget.members.constructors[""]
        if let parameter = maker?.parameters[name] {
            guard let given else { return .unknown }
            return given[name, of: maker].map { .argument($0) }
                ?? Self.standard(parameter, calling(widget.scope, with: nil))
        }
        if let maker, let value = maker.initializers[name] {
            return .value(DartArgument(range: value, frame: calling(maker, with: given)))
        }
        return widget.members.fields[name].map { meaning(of: $0, name, of: widget) }
    }

    private static func standard(_ parameter: DartFunction.Parameter, _ frame: DartFrame) -> DartMeaning {
        parameter.standard.map { .value(DartArgument(range: $0, frame: frame)) } ?? .nothing
    }

    /// What a field is at first.
    func meaning(of field: DartMembers.Field, _ name: String, of owner: DartClass?) -> DartMeaning {
        if let value = field.value {
            // Its names are those of the class, whatever function of it is at hand.
            let argument = DartArgument(range: value, frame: calling(owner?.scope ?? file.scope, with: nil))
            return field.isFixed ? .value(argument) : .state(argument)
        }
        guard let setUp = owner?.members.functions["initState"], let value = setUp.assignments.values[name] else {
            return .unknown
        }
        return .state(DartArgument(range: value, frame: calling(setUp, with: nil)))
    }
}

/// What a name stands for.
enum DartMeaning {
    case argument(DartArgument)
    case value(DartArgument)
    /// A variable, by what it is at first.
    case state(DartArgument)
    /// A parameter that is left out.
    case nothing
    case unknown

    /// The expression that it is, at first.
    var expression: DartArgument? {
        switch self {
        case .argument(let argument), .value(let argument), .state(let argument): argument
        case .nothing, .unknown: nil
        }
    }
}
