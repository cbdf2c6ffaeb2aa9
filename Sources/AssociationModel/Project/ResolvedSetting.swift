package import Findings
package import TextFormats

/// The value of a build setting, or a text with references to settings, expanded as far as they are known.
package struct ResolvedSetting: Sendable {
    /// The expanded text. References that could not be resolved stand in it as they were written, since Xcode may know
    /// them from elsewhere: its environment, the command line, a file that is not there.
    package let value: String
    /// The text that it came from, where that is written.
    package let written: DeclaredText
    /// The references that could not be resolved, each once, in the order in which they were met.
    package let unresolved: [UnresolvedReference]

    /// Puts a resolved setting together.
    package init(value: String, written: DeclaredText, unresolved: [UnresolvedReference]) {
        self.value = value
        self.written = written
        self.unresolved = unresolved
    }

    /// Whether the text is known to its last character.
    package var isResolved: Bool { unresolved.isEmpty }

    /// The expanded text at the place of the written one, as a claim of it wants.
    package var declared: DeclaredText {
        guard value != written.string, let location = written.location else { return written }
        return DeclaredText(
            value, in: written.source, at: LocatedText(value, standingFor: location.span), keys: written.keys)
    }
}

/// A reference to a build setting that is not known.
package struct UnresolvedReference: Sendable {
    /// Why it is not known.
    package enum Reason: String, Hashable, Sendable, CaseIterable {
        /// No file and no default assigns it.
        case unknown
        /// Its operator is not one that is understood here.
        case unknownOperator
        /// Values that refer to each other without end, or grow beyond measure.
        case unbounded
    }

    /// The name of the setting.
    package let name: String
    /// Why it is not known.
    package let reason: Reason
    /// Where the reference is written.
    package let place: Place

    /// Puts a reference together.
    package init(name: String, reason: Reason, place: Place) {
        self.name = name
        self.reason = reason
        self.place = place
    }
}
