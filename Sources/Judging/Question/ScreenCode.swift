package import Findings

/// What belongs to the screens of an app, file by file, until all files are there: only together do they say what is on a
/// screen.
package struct ScreenCode: Sendable {
    /// Sources in Swift.
    package var sources: [SourceText] = []
    /// The paths of sources in Swift that this build cannot read.
    package var skipped: [String] = []
    /// The paths of sources in Objective-C, which nothing reads.
    package var objectiveC: [String] = []
    /// The paths of string tables, of which one language is read.
    package var stringTables: [String] = []

    package init() {}

    mutating func add(_ other: ScreenCode) {
        sources += other.sources
        skipped += other.skipped
        objectiveC += other.objectiveC
        stringTables += other.stringTables
    }

    /// Whether there is a file that was not read.
    package var hasUnread: Bool { !(skipped.isEmpty && objectiveC.isEmpty && stringTables.isEmpty) }
}
