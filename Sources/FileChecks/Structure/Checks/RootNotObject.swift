import AssociationModel
import Findings
import Judging
import TextFormats

extension StructureChecks {
    /// The file is valid JSON, but not an object.
    static let rootNotObject = Check(
        "AD401", "root-not-object", .error, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .applinks],
        explanation: """
            ## What it finds
            The file is valid JSON, but its outermost value is an array, a string or something else that is not an \
            object.

            ## Why it matters
            Apple documents an object whose keys are services. Nothing else can name a service, so no app is \
            associated with the site. The usual cause is a pair of square brackets around the file; another is a file \
            that was JSON-encoded twice, so that it is one long string.

            ## How to fix it
            Make the outermost value an object:

                {"webcredentials": {"apps": ["ABCDE12345.com.example.app"]}}
            """,
        of: \.jsonDocuments
    ) { document in
        guard let root = document.json?.root, root.members == nil, document.otherStandard == nil else { return nil }
        let isEncodedTwice = root.string?.utf8.contains(UInt8(ascii: "{")) ?? false
        return Observation(
            "the file is \(Message(stringLiteral: root.kindName)), but Apple documents an object keyed by service",
            at: document.place(SourceSpan(root.span.start, root.span.start + 1)),
            label: "not an object",
            help: isEncodedTwice
                ? "the JSON was encoded twice; serve the text inside the string"
                : "write an object, such as {\"webcredentials\": {\"apps\": […]}}")
    }
}
