import Findings
package import TextFormats

/// The value of a build setting, or a text with references to settings, expanded as far as they are known.
package struct ResolvedSetting: Sendable {
    /// The expanded text. References that could not be resolved are kept as written, since Xcode may know them from
    /// elsewhere: its environment, the command line, or a missing file.
    package let value: String
    /// The text before expansion.
    package let written: DeclaredText
    /// The references that could not be resolved, without duplicates, in the order in which they were found.
    package let unresolved: [UnresolvedReference]
    /// The names of the settings that nothing sets and that were taken as empty, without duplicates, because the files
    /// of optional inclusions that may set them are absent.
    package let emptied: [String]

    /// Whether every reference was resolved.
    package var isResolved: Bool { unresolved.isEmpty }

    /// The expanded text at the place of the original text, for use in findings.
    package var declared: DeclaredText {
        guard value != written.string, let location = written.location else { return written }
        return DeclaredText(
            value, in: written.source, at: LocatedText(value, standingFor: location.span), keys: written.keys)
    }
}
