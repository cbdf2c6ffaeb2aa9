import Findings
import SignUpScreens
import TextFormats

/// The screens of sources in Dart: what the widgets of Flutter show.
///
/// Widgets are followed into each other with the arguments that they are given. A widget that shows a whole page, or that no
/// other one shows, is a screen, and so is what others show but nobody reached, and what is shown over a screen: no field is
/// lost. <https://docs.flutter.dev/ui>
final class DartReader {
    /// How many widgets and functions may stand in each other.
    static let nestingLimit = 24

    private let files: [DartFile]
    private let classes: [DartClass]
    /// The classes of each name, by their files.
    private var byName: [String: [ObjectIdentifier: DartClass]] = [:]
    private var steps = Bound.screenStepsOfAll.most
    private var stepsOfScreen = Bound.screenSteps.most
    var depth = 0
    var pieces = Pieces()
    var around: [ObjectIdentifier] = []
    /// The functions that were followed.
    var shown: Set<ObjectIdentifier> = []
    var isGrouped = false
    /// What holds the texts of the fields that the function at hand makes.
    var controllers: Set<String> = []
    /// How many fields are in no `AutofillGroup`.
    var apart = 0
    /// Whether what a group holds is handed over when it goes away.
    var isCommittedLater = true
    /// The widgets that turned out to be screens, once all are known.
    private var wholes: Set<ObjectIdentifier> = []
    /// All functions, each before what it shows over the screen.
    private lazy var functions: [DartFunction] = files.flatMap { file in
        (file.classes.flatMap(\.members.all) + file.members.all).flatMap(\.withOverlays)
    }
    private(set) lazy var passwords = reach()

    init(_ files: [DartFile]) {
        self.files = files
        classes = files.flatMap(\.classes)
        for found in classes { byName[found.name, default: [:]][ObjectIdentifier(found.file)] = found }
        for state in classes where state.base.name.hasSuffix("State") {
            guard let widget = state.base.argument.flatMap({ type(named: $0, in: state.file) }) else { continue }
            widget.state = state
            state.widget = widget
        }
    }

    /// Counts a step; false where all are spent.
    func spend(_ count: Int) -> Bool {
        steps -= count
        stepsOfScreen -= count
        return steps > 0 && stepsOfScreen > 0
    }

    /// The class of a name: that of the same file, or else the only one.
    func type(named name: String, in file: DartFile) -> DartClass? {
        guard let all = byName[name] else { return nil }
        return all[ObjectIdentifier(file)] ?? (all.count == 1 ? all.first?.value : nil)
    }

    // MARK: Screens

    /// The screens, in the order of the sources, and after them what is shown over a screen or by nobody that was read.
    func screens() -> [Screen] {
        let widgets = classes.filter { $0.widget == nil && $0.build != nil }
        let used = Set(widgets.flatMap(parts).map { ObjectIdentifier($0) })
        var result: [ObjectIdentifier: Screen] = [:]
        for widget in widgets where widget.isPage || !used.contains(ObjectIdentifier(widget)) {
            result[ObjectIdentifier(widget)] = screen(of: widget)
        }
        for widget in widgets where result[ObjectIdentifier(widget)] == nil {
            guard let build = widget.build, !shown.contains(ObjectIdentifier(build)) else { continue }
            result[ObjectIdentifier(widget)] = screen(of: widget)
        }
        let screens = widgets.compactMap { result[ObjectIdentifier($0)] }
        // A field that is told nothing of itself is a part wherever it is used.
        wholes = Set(result.filter { $0.value.fields.contains { $0.label != nil || $0.name != nil } }.keys)
        return screens + otherScreens(beside: screens)
    }

    // The widgets that one shows as parts of itself.
    private func parts(of widget: DartClass) -> [DartClass] {
        ((widget.state?.members.all ?? []) + widget.members.all).flatMap(\.events).compactMap { event in
            guard case .element(let index) = event, let part = self.part(at: index, in: widget.file), part !== widget
            else { return nil }
            return part
        }
    }

    // The widget of the sources that is made at an index, if it is no page of its own.
    func part(at index: Int, in file: DartFile) -> DartClass? {
        var found = file.script.word(at: index).flatMap { type(named: $0, in: file) }
        for _ in 0..<4 where found != nil && found?.build == nil {
            found = found.flatMap { type(named: $0.base.name, in: $0.file) }
        }
        guard let found, found.build != nil, found.widget == nil, !found.isPage else { return nil }
        return wholes.contains(ObjectIdentifier(found)) ? nil : found
    }

    private func screen(of widget: DartClass) -> Screen? {
        guard let build = widget.build else { return nil }
        let place = widget.file.place(
            widget.range.first { widget.file.script.word(at: $0) == widget.name } ?? widget.range.lowerBound)
        return screen(named: widget.name, at: place, [widget, widget.state].compactMap(\.self)) {
            show(DartFrame(build, of: widget))
        }
    }

    private func screen(named name: String, at place: Place, _ owners: [DartClass], by show: () -> Void) -> Screen? {
        pieces = Pieces()
        pieces.leaving = .followed
        stepsOfScreen = Bound.screenSteps.most
        (isGrouped, apart, isCommittedLater) = (false, 0, true)
        show()
        pieces.addUnreached(.flutter)
        guard pieces.hasField else { return nil }
        let isCommitted = owners.map { calls(of: $0) }.contains(true)
        if apart > 0, pieces.fieldCount > 1 {
            pieces.leaving = .apart
        } else if apart == 0, isCommitted || isCommittedLater {
            pieces.leaving = isCommitted ? .committed : .grouped
        }
        return pieces.screen(named: name, at: place)
    }

    // What nobody reached, where it hides a text that is on no other screen.
    private func otherScreens(beside screens: [Screen]) -> [Screen] {
        var seen = Set(screens.flatMap(\.fields).compactMap(\.spot))
        return functions.filter { !shown.contains(ObjectIdentifier($0)) }.compactMap { function in
            let widget = function.owner?.widget ?? function.owner
            let name = [widget?.name, function.name].compactMap(\.self).joined(separator: " ")
            let place = function.file.place(function.start)
            let screen = screen(named: name, at: place, []) { show(DartFrame(function, of: widget)) }
            let hidden = (screen?.fields ?? []).filter { $0.hidesText == true || $0.visibilitySwitch != nil }
            guard hidden.contains(where: { $0.spot.map { !seen.contains($0) } ?? true }) else { return nil }
            seen.formUnion(screen?.fields.compactMap(\.spot) ?? [])
            return screen
        }
    }

    // Adds the calls about accounts, and returns whether one hands the fields over to iOS.
    private func calls(of owner: DartClass) -> Bool {
        let script = owner.file.script
        var isCommitted = false
        for index in owner.range {
            guard let word = script.word(at: index), let opener = script.arguments(ofCallAt: index) else { continue }
            if word == "finishAutofillContext" {
                let rest = script.parts(in: opener).first ?? 0..<0
                isCommitted = isCommitted || script.word(at: rest.upperBound - 1) != "false"
            } else if script.has(".", at: index - 1), let base = script.word(at: index - 2), !Self.texts.contains(base),
                let call = AccountCall(word), script.closer(of: opener) > opener + 1
            {
                pieces.add(call, at: owner.file.place(index))
            }
        }
        return isCommitted
    }

    // What has the texts of an app in many languages.
    private static let texts: Set<String> = [
        "l10n", "loc", "localizations", "appLocalizations", "strings", "S", "t", "tr", "i18n",
    ]

    // MARK: Passwords

    private func reach() -> PasswordReach<DartFunction> {
        PasswordReach(
            functions, uses: { function in function.events.compactMap { self.target(of: $0, in: function) } },
            isSecure: { function in function.events.contains { function.isSecure($0) } })
    }

    private func target(of event: DartFunction.Event, in function: DartFunction) -> DartFunction? {
        switch event {
        case .element(let index): part(at: index, in: function.file)?.build
        case .call(let index): self.function(at: index, of: function)
        }
    }

    // The first of these events that leads to a password.
    func firstSecret(in events: ArraySlice<DartFunction.Event>, of function: DartFunction) -> Place? {
        events.first { event in
            target(of: event, in: function).map(passwords.contains) ?? function.isSecure(event)
        }.map { function.file.place($0.index) }
    }
}

extension DartFunction {
    fileprivate var withOverlays: [DartFunction] { [self] + overlays.flatMap(\.withOverlays) }

    /// Whether an event makes a field that hides its text, under some condition or always.
    fileprivate func isSecure(_ event: Event) -> Bool {
        guard case .element(let index) = event, let opener = file.script.arguments(ofCallAt: index) else {
            return false
        }
        return file.script.parts(in: opener).contains { part in
            file.script.word(at: part.lowerBound) == "obscureText"
                && file.script.word(at: part.upperBound - 1) != "false"
        }
    }
}

extension InputField {
    /// Where it is, to tell it from others.
    fileprivate var spot: String? {
        guard case .text(let text, let span) = place else { return nil }
        return "\(text.name):\(span.start)"
    }
}
