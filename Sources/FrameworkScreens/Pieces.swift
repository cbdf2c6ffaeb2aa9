import Findings
import SignUpScreens
import TextFormats

/// What a screen is made of, in its order.
struct Pieces {
    private enum Piece {
        /// A field, and whether its label is only the text before it.
        case field(InputField, isCaptioned: Bool)
        case text(String, at: Place?)

        var mayHide: Bool { if case .field(let field, _) = self { field.hidesText != false } else { false } }
    }

    private var pieces: [Piece] = []
    private var calls: [(call: AccountCall, place: Place?)] = []
    private var isCut = false
    /// Where the trail to a password breaks.
    private var broken: Place?
    private(set) var fieldCount = 0
    /// How far it is known how the screen is left.
    var leaving = Leaving.followed

    // More than a person reads on a screen.
    private static let most = 5_000

    var hasField: Bool { fieldCount > 0 }

    /// Notes that not all was followed.
    ///
    /// - Parameter place: what leads to a password from there; nil if nothing does.
    mutating func cut(at place: Place? = nil) {
        isCut = true
        broken = broken ?? place
    }

    /// Adds a password that was not reached, where no field that was found may be one.
    mutating func addUnreached(_ notation: FieldNotation) {
        guard let broken, !pieces.contains(where: \.mayHide) else { return }
        fieldCount += 1
        var field = InputField.unreached(at: broken)
        field.notation = notation
        pieces.append(.field(field, isCaptioned: false))
    }

    mutating func add(text: String, at place: Place? = nil) {
        if pieces.count < Self.most { pieces.append(.text(text, at: place)) } else { cut() }
    }

    mutating func add(field: InputField) {
        guard pieces.count < Self.most else { return cut() }
        var field = field
        // A label is short; a whole sentence before a field is about more than the field.
        var isCaptioned = false
        if field.label == nil, case .text(let text, _)? = pieces.last, text.split(separator: " ").count <= 4 {
            field.label = text
            isCaptioned = true
        }
        fieldCount += 1
        pieces.append(.field(field, isCaptioned: isCaptioned))
    }

    mutating func add(_ call: AccountCall, at place: Place) { calls.append((call, place)) }

    /// The screen.
    func screen(named name: String, at place: Place) -> Screen {
        var screen = Screen(name: name, at: place)
        screen.fields.reserveCapacity(fieldCount)
        for piece in pieces {
            switch piece {
            case .field(let field, _): screen.fields.append(field)
            case .text(let text, let place): screen.add(text: text, at: place)
            }
        }
        for (call, place) in calls { screen.add(call, at: place) }
        let isPage = screen.fields.allSatisfy { $0.notation == .html }
        screen.leaving = isPage ? .submitted : leaving
        screen.isCutShort = isCut
        screen.hasUnreadCode = isCut
        // What it shows beside a password that was not reached is not known either.
        screen.isPart = broken != nil
        return screen
    }
}

extension Pieces {
    /// Makes the only field of a component the one that is used: with the name and the label that the component is given,
    /// where it has none of its own, and at the place where it is given them.
    ///
    /// - Returns: whether the component has one field.
    mutating func use(fieldFrom first: Int, label: String?, name: String?, at place: Place) -> Bool {
        guard fieldCount == first + 1,
            let index = pieces.lastIndex(where: { if case .field = $0 { true } else { false } }),
            case .field(var field, let isCaptioned) = pieces[index]
        else { return false }
        if isCaptioned || field.label == nil { field.label = label ?? field.label }
        field.name = field.name ?? name
        field.place = place
        pieces[index] = .field(field, isCaptioned: isCaptioned && label == nil)
        return true
    }

    /// Adds a call, where what it is given may be a name or a password.
    mutating func add(callAt index: Int, in frame: ScriptReader.Frame) {
        let script = frame.script
        guard let name = script.word(at: index), let call = AccountCall(name) else { return }
        let arguments = script.parts(in: index + 1)
        guard let first = arguments.first else { return }
        if arguments.count == 1, first.count == 1, script.string(at: first.lowerBound) != nil { return }
        add(call, at: .text(script.text, script.tokens[index].span))
    }
}
