import Findings
import TextFormats

extension Check {
    /// Nesting too deep for readers.
    static let jsonTooDeep = json(
        .tooDeep, "AD331", "json-too-deep", evidence: .reported, citations: [.json, .developerReports],
        explanation: """
            ## What it finds
            Arrays or objects nested more than 512 deep. What lies deeper is not judged.

            ## Why it matters
            A reader may set a limit (RFC 8259, section 9), and 512 is the one that Foundation's JSON reader is \
            reported to have. It refuses the whole file then, and no app is associated. Nothing that Apple documents \
            nests deeper than eight, so a program went wrong, or somebody tries what readers do.

            ## How to fix it
            Look at the program that writes the file; most likely it wraps its own output again at each run. Write the \
            file anew.
            """
    ) { mistake in
        Observation(
            "a bracket opens more than \(JSONParser.depthLimit) levels deep", at: mistake.place,
            help: "write the file anew; what Apple documents needs eight levels")
    }
}
