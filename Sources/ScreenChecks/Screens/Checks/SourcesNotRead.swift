import Findings
import Judging

extension SignUpScreenChecks {
    /// Files that may set up screens were not read.
    static let sourcesNotRead = Check(
        "AD954", "sources-not-read", .warning, since: "0.1.0", evidence: .definition, citations: [.toolkit],
        explanation: """
            ## What it finds
            Files that may have screens, or set them up, and were not read: Swift files where this aasa was built \
            without support for them, Objective-C files, and files that could not be read.

            ## Why it matters
            What they set is not known, so nothing can be said about their screens, and the verdict on a screen of a \
            storyboard may hang on them.

            ## How to fix it
            For Swift, use the aasa that `make install` installs, or build it with `swift build --traits \
            SwiftSources`. Objective-C is not read: check its screens by eye, or describe them in a `.json` file.
            """,
        in: \.screenSources
    ) { sources in
        sources.unread.map { Observation("\($0.files) \($0.reason)", at: $0.place, help: $0.help) }
    }
}
