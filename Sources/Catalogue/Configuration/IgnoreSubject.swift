import AssociationModel
import Findings
package import Judging
import TextFormats

/// An entry of `ignore`, what became of it, and when.
package struct IgnoreSubject: Scoped {
    let use: IgnoreUse
    let now: Instant

    var entry: IgnoreEntry { use.entry }

    /// Whether the last day of the entry is over.
    var isOver: Bool { entry.isOver(at: now) }

    package var scope: Scope { .run }
}

extension Subjects {
    /// The entries of `ignore` in the configuration.
    package var ignoreEntries: [IgnoreSubject] { parts.ignored.map { IgnoreSubject(use: $0, now: choices.now) } }
}
