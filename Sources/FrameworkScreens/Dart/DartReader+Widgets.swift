import Findings
import SignUpScreens
import TextFormats

/// Widgets: what each shows, and what is in it.
extension DartReader {
    func show(_ frame: DartFrame) {
        let function = frame.function
        around.append(ObjectIdentifier(function))
        shown.insert(ObjectIdentifier(function))
        let (wasGrouped, outer) = (isGrouped, controllers)
        controllers = []
        defer {
            around.removeLast()
            (isGrouped, controllers) = (wasGrouped, outer)
        }
        var (groupEnd, fieldEnd) = (0, 0)
        for (number, event) in function.events.enumerated() where event.index >= fieldEnd {
            guard spend(1) else { return pieces.cut(at: firstSecret(in: function.events[number...], of: function)) }
            isGrouped = wasGrouped || event.index < groupEnd
            switch event {
            case .call(let index): call(index, in: frame)
            case .element(let index) where frame.script.word(at: index) == "AutofillGroup":
                let opener = frame.script.arguments(ofCallAt: index) ?? index
                groupEnd = max(groupEnd, frame.script.closer(of: opener))
                let action = frame.arguments(ofCallAt: index)?.1.named["onDisposeAction"]?.range ?? 0..<0
                if action.contains(where: { frame.script.word(at: $0) == "cancel" }) { isCommittedLater = false }
            case .element(let index):
                if show(element: index, in: frame) {
                    fieldEnd = frame.script.closer(of: frame.script.arguments(ofCallAt: index) ?? index)
                }
            }
        }
    }

    private func call(_ index: Int, in frame: DartFrame) {
        guard let other = function(at: index, of: frame.function) else { return }
        let hasArguments = frame.script.has("(", at: index + 1) || frame.script.has("<", at: index + 1)
        if other.events.isEmpty { return }
        follow(
            frame.calling(other, with: hasArguments ? frame.arguments(ofCallAt: index)?.1 : nil),
            at: frame.file.place(index))
    }

    func function(at index: Int, of function: DartFunction) -> DartFunction? {
        guard let name = function.file.script.word(at: index), name != "build" else { return nil }
        return function.owner?.members.functions[name] ?? function.file.members.functions[name]
    }

    private func follow(_ frame: DartFrame, at place: Place) {
        // What shows itself has shown its fields already.
        if around.contains(ObjectIdentifier(frame.function)) { return pieces.cut() }
        guard around.count < Self.nestingLimit, spend(1) else {
            return pieces.cut(at: passwords.contains(frame.function) ? place : nil)
        }
        show(frame)
    }

    /// Adds what a widget shows by itself.
    ///
    /// - Returns: whether it is a field, of which nothing else in its arguments is a part of the screen.
    private func show(element index: Int, in frame: DartFrame) -> Bool {
        guard let name = frame.script.word(at: index), let (constructor, arguments) = frame.arguments(ofCallAt: index)
        else { return false }
        _ = spend(arguments.named.count)
        let place = frame.file.place(index)
        if let part = part(at: index, in: frame.file), let build = part.build {
            let before = pieces.fieldCount
            follow(DartFrame(build, of: part, by: constructor, given: arguments), at: place)
            let label = DartField.labels.lazy.compactMap { arguments.named[$0].flatMap { self.words($0).first } }.first
            let isField = pieces.use(
                fieldFrom: before, label: label, name: arguments.named["controller"].flatMap(self.name), at: place)
            if !isField { addTexts(of: arguments) }
            return isField
        }
        let isKnown = DartField.isKnown(name)
        let isDeclared = type(named: name, in: frame.file) != nil
        guard isKnown || !isDeclared && DartField.isField(name, arguments) else {
            if name.hasSuffix("Text") {
                arguments.positional.prefix(1).flatMap(words).forEach { pieces.add(text: $0, at: place) }
            }
            if !isDeclared { addTexts(of: arguments) }
            return false
        }
        // Another field for the same text is there under another condition.
        if let controller = arguments.named["controller"], !controllers.insert(controller.text).inserted { return true }
        if !isGrouped { apart += 1 }
        pieces.add(field: DartField(reader: self, arguments: arguments, isUnread: !isKnown, place: place).field)
        return true
    }

    private static let textual = ["title", "label", "text", "labelText", "buttonText", "heading", "data"]

    private func addTexts(of arguments: DartArguments) {
        for name in Self.textual {
            // A widget there is read where it is made.
            guard let argument = arguments.named[name],
                argument.frame.script.arguments(ofCallAt: argument.range.lowerBound) == nil
            else { continue }
            let place = argument.frame.file.place(argument.range.lowerBound)
            words(argument).forEach { pieces.add(text: $0, at: place) }
        }
    }

    /// The label in what decorates a field: `InputDecoration(labelText: …)`, `_decoration("E-mail")`.
    func label(ofDecoration argument: DartArgument) -> String? {
        let (script, range) = (argument.frame.script, argument.range)
        for index in range.prefix(1_000) where range.contains(index + 1) && script.has(":", at: index + 1) {
            guard let name = script.word(at: index), ["labelText", "hintText", "label", "hint"].contains(name) else {
                continue
            }
            let end = script.expression(from: index + 2).upperBound
            let words = words(
                DartArgument(range: (index + 2)..<max(index + 2, min(end, range.upperBound)), frame: argument.frame))
            if let first = words.first { return first }
        }
        guard let opener = range.first(where: { script.has("(", at: $0) }), let part = script.parts(in: opener).first
        else { return nil }
        return words(DartArgument(range: part, frame: argument.frame)).first
    }
}
