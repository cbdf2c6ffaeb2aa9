public import Findings

/// The value of a build setting, or a text with references to settings, expanded as far as they are known.
public struct ResolvedSetting: Sendable {
    /// The expanded text. References that could not be resolved stand in it as they were written, since Xcode may know
    /// them from elsewhere: its environment, the command line, a file that is not there.
    public let value: String
    /// The text that it came from, where that is written.
    public let written: DeclaredText
    /// The references that could not be resolved, each once, in the order in which they were met.
    public let unresolved: [UnresolvedReference]

    /// Puts a resolved setting together.
    public init(value: String, written: DeclaredText, unresolved: [UnresolvedReference]) {
        self.value = value
        self.written = written
        self.unresolved = unresolved
    }

    /// Whether the text is known to its last character.
    public var isResolved: Bool { unresolved.isEmpty }
}

/// A reference to a build setting that is not known.
public struct UnresolvedReference: Sendable {
    /// Why it is not known.
    public enum Reason: String, Hashable, Sendable, CaseIterable {
        /// No file and no default assigns it.
        case unknown
        /// Its operator is not one that is understood here.
        case unknownOperator
        /// Values that refer to each other without end, or grow beyond measure.
        case unbounded
    }

    /// The name of the setting.
    public let name: String
    /// Why it is not known.
    public let reason: Reason
    /// Where the reference is written.
    public let place: Place

    /// Puts a reference together.
    public init(name: String, reason: Reason, place: Place) {
        self.name = name
        self.reason = reason
        self.place = place
    }
}
