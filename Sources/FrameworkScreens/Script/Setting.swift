import Findings
import SignUpScreens
import TextFormats

/// What an expression may amount to.
struct Outcome {
    enum Setting {
        case text(LocatedText, SourceText)
        case flag(Bool)
        /// `null`, `undefined`, or left out.
        case nothing
        /// A value of another kind.
        case other
    }

    /// The values that it may have; of a variable that changes, the first is what it begins with.
    var settings: [Setting]
    /// Whether it is known with which one it begins.
    var beginsWithFirst = false
    /// Whether it may be something else.
    var isOpen = false
    let place: Place

    static func open(at place: Place) -> Outcome { Outcome(settings: [], isOpen: true, place: place) }

    /// The only value; nil if there may be others.
    var only: Setting? { settings.count == 1 && !isOpen ? settings.first : nil }

    /// The text, of the only value or else of the first.
    var text: String? {
        for case .text(let text, _) in settings { return text.string }
        return nil
    }

    /// Whether it is certainly left out.
    var isNothing: Bool { if case .nothing? = only { true } else { false } }
}

extension Outcome.Setting {
    /// What it means as a condition.
    var truth: Bool? {
        switch self {
        case .flag(let flag): flag
        case .nothing: false
        case .text(let text, _): !text.string.isEmpty
        case .other: nil
        }
    }
}

/// An attribute that an element is given, and the expression that it is.
struct Given {
    let outcome: Outcome
    let file: ScriptFile
    let value: Range<Int>?
}

/// The attributes of an element.
struct Attributes {
    var given: [String: Given] = [:]
    /// Where others may come from that are not known.
    var open: Place?
}

extension Outcome {
    /// A flag, by what each of its settings means.
    func stated(_ flags: [Bool]) -> Stated<Bool> {
        guard let first = flags.first else { return .unclear(at: place) }
        let isKnown = beginsWithFirst || !isOpen && flags.allSatisfy { $0 == first }
        return isKnown ? .value(first, at: place) : .unclear(at: place)
    }
}

extension InputField {
    /// Sets the content types that an expression amounts to.
    ///
    /// - Parameter isOpen: whether it may be something else.
    mutating func setTypes(_ types: [TextContentType], isOpen: Bool, at place: Place) {
        let types = ContentTypes(isOpen ? [] : types)
        contentType = types.main.map { .value($0, at: place) } ?? .unclear(at: place)
        otherTypes = types.others
    }
}
