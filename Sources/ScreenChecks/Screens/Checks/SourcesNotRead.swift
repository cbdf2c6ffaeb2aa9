import Findings
import Judging
import SignUpScreens

extension SignUpScreenChecks {
    /// Files that may set up screens were not read.
    static let sourcesNotRead = Check(
        "AD954", "sources-not-read", .warning, since: "0.1.0", evidence: .definition, citations: [.toolkit],
        explanation: """
            ## What it finds
            Files that may have screens, or set them up, and were not read: Swift files where this aasa was built \
            without support for them, Objective-C files, and files that could not be read. Also a storyboard or xib \
            that was given without the code of its classes, where a password has no content type in it.

            ## Why it matters
            What they set is not known, so nothing can be said about their screens, and the verdict on a screen of a \
            storyboard may hang on them.

            ## How to fix it
            For Swift, use the aasa that `make install` installs, or build it with `swift build --traits \
            SwiftSources`. Name the folder with the code as well as the storyboard. Of Objective-C only what a class sets of its own text fields is read: check its screens by eye, or describe them in a `.json` file.
            """,
        in: \.screenSources
    ) { sources in
        sources.unread.map { Observation("\($0.files) \($0.reason)", at: $0.place, help: $0.help) }
            + [sources.missingCode].compactMap(\.self)
    }
}

extension ScreenSources {
    /// What is told of the storyboards that were given without code, as one.
    fileprivate var missingCode: Observation? {
        guard let first = undecided.first, let name = first.screen.className else { return nil }
        let others = undecided.dropFirst()
        let shown = others.prefix(9).map { Note("nor was the code of this one", at: $0.place) }
        let rest = others.count - shown.count
        return Observation(
            "the code of \(name) was not read, so whether its password is marked is unknown", at: first.place,
            label: "a password without a content type is here",
            notes: shown + (rest > 0 ? [Note("and \(rest) more screens")] : []),
            help: "set the content types here, or name the folder with its code in Swift, too")
    }
}
