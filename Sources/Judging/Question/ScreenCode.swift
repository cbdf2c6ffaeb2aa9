package import Findings

/// What belongs to the screens of an app, file by file, until all files are there: only together do they say what is on a
/// screen.
package struct ScreenCode: Sendable {
    /// Sources in Swift.
    package var sources: [SourceText] = []
    /// Sources in JavaScript or TypeScript with elements.
    package var scripts: [SourceText] = []
    /// Web pages, and templates for them.
    package var pages: [SourceText] = []
    /// Sources in Dart.
    package var dart: [SourceText] = []
    /// Documents in XAML and sources in C# of .NET MAUI.
    package var maui: [SourceText] = []
    /// The paths of all sources of frameworks that were looked at, also of those without anything of screens.
    package var looked: [String] = []
    /// The paths of sources in Swift that this build cannot read.
    package var skipped: [String] = []
    /// The paths of sources in Objective-C, which nothing reads.
    package var objectiveC: [String] = []
    /// The paths of `Info.plist` files, which say which storyboards are the app's.
    package var infoLists: [String] = []
    /// The paths of string tables, of which one language is read.
    package var stringTables: [String] = []

    package init() {}

    mutating func add(_ other: ScreenCode) {
        sources += other.sources
        scripts += other.scripts
        pages += other.pages
        dart += other.dart
        maui += other.maui
        looked += other.looked
        skipped += other.skipped
        objectiveC += other.objectiveC
        infoLists += other.infoLists
        stringTables += other.stringTables
    }

    /// Whether there is a file that was not read.
    package var hasUnread: Bool { ![skipped, objectiveC, infoLists, stringTables].allSatisfy(\.isEmpty) }
}
