import AssociationModel
package import Findings

/// What was inferred, and from what.
package struct Inferred<Value: Sendable>: Sendable {
    /// What was inferred.
    package let value: Value
    /// From what.
    package let basis: Basis

    /// States both.
    package init(_ value: Value, _ basis: Basis) {
        self.value = value
        self.basis = basis
    }

    /// Whether an error may hang on it.
    package var isFirm: Bool { basis.isFirm }
}

/// What an inference rests on.
package enum Basis: Hashable, Sendable {
    /// Where a word stands that tells.
    package enum Origin: Hashable, Sendable {
        /// In the placeholder or label of the field.
        case label
        /// In the name by which code speaks of the field.
        case name
        /// In the name of the class or of the screen.
        case className
        /// In a title, a label or a button of the screen.
        case text
    }

    /// The source says so itself: a content type, a flow's description.
    case stated
    /// This text says so.
    case word(String, in: Origin)
    /// The text is hidden, and nothing else is known.
    case secureEntry
    /// The keyboard is made for it.
    case keyboard
    /// The other fields of the screen leave nothing else.
    case fields
    /// What the screen is for; firm if that is.
    case purpose(isFirm: Bool)
    /// Hints that contradict each other.
    case mixed(String, String)
    /// Nothing tells.
    case nothing

    /// Whether an error may hang on it: it is stated, or written in so many words.
    package var isFirm: Bool {
        switch self {
        case .stated, .word, .fields: true
        case .purpose(let isFirm): isFirm
        case .secureEntry, .keyboard, .mixed, .nothing: false
        }
    }

    /// The basis in words, as they follow “by”.
    package var words: Message {
        switch self {
        case .stated: "what is stated"
        case .word(let text, .label): "its label \(text)"
        case .word(let text, .name): "its name \(text)"
        case .word(let text, .className): "its name \(text)"
        case .word(let text, .text): "its text \(text)"
        case .secureEntry: "its hidden text alone"
        case .keyboard: "its keyboard alone"
        case .fields: "its fields"
        case .purpose: "what the screen is for"
        case .mixed(let one, let other): "\(one) and \(other), which contradict each other"
        case .nothing: "nothing that was found"
        }
    }
}
