import AssociationModel
package import Findings

/// An inferred value, and what it was inferred from.
package struct Inferred<Value: Sendable>: Sendable {
    package let value: Value
    package let basis: Basis

    package init(_ value: Value, _ basis: Basis) {
        self.value = value
        self.basis = basis
    }

    /// Whether the inference is certain enough for a finding of severity error.
    package var isFirm: Bool { basis.isFirm }
}

/// What an inference is based on.
package enum Basis: Hashable, Sendable {
    /// Where the telling words were found.
    package enum Origin: Hashable, Sendable {
        /// In the placeholder or label of the field.
        case label
        /// In the name that code uses for the field.
        case name
        /// In the name of the class or of the screen.
        case className
        /// In a title, label or button of the screen.
        case text
        /// In the name of a function that its code calls.
        case call
        /// In the name of the Interface Builder file that has the screen.
        case fileName
    }

    /// The source says so explicitly: a content type, or a description of the screens.
    case stated
    /// These words say so.
    case word(String, in: Origin)
    /// The field hides its text, and nothing else is known.
    case secureEntry
    /// The keyboard suits it, and nothing else is known.
    case keyboard
    /// The fields of the screen leave no other possibility.
    case fields
    /// The purpose of the screen; as firm as the inference of that.
    case purpose(isFirm: Bool)
    /// Code sets the content type of a new password or that of an existing one.
    case modes
    /// Two hints that contradict each other.
    case mixed(String, String)
    /// No hint was found, so this is the default.
    case nothing

    /// Whether it is certain enough for a finding of severity error: explicit, or said in words.
    package var isFirm: Bool {
        switch self {
        case .stated, .word, .fields: true
        case .purpose(let isFirm): isFirm
        case .secureEntry, .keyboard, .modes, .mixed, .nothing: false
        }
    }

    /// The basis in words, phrased to follow “because of”.
    package var words: Message {
        switch self {
        case .stated: "what the source states"
        case .word(let text, .label): "its label \(text)"
        case .word(let text, .name): "its name \(text)"
        case .word(let text, .className): "its name \(text)"
        case .word(let text, .text): "its text \(text)"
        case .word(let text, .call): "its call of \(text)"
        case .word(let text, .fileName): "the name of its file, \(text)"
        case .secureEntry: "its hidden text alone"
        case .keyboard: "its keyboard alone"
        case .fields: "its fields"
        case .purpose: "what the screen is for"
        case .modes: "code that marks its password in two ways"
        case .mixed(let one, let other): "\(one) and \(other), which contradict each other"
        case .nothing: "a lack of other hints"
        }
    }
}
