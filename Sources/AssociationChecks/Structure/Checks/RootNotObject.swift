import AssociationModel
import Findings
import TextFormats

extension Check {
    /// The file is JSON and no object.
    static let rootNotObject = Check(
        "AD401", "root-not-object", .error, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .applinks],
        explanation: """
            ## What it finds
            The file is valid JSON, but its outermost value is an array, a string or something else than an object.

            ## Why it matters
            Apple documents an object whose keys are services. From anything else no service can be read, so no app \
            is associated with the site. Wrapping the file in square brackets is the usual cause; another is a file \
            that was put through a JSON encoder twice, so that it is one long string.

            ## How to fix it
            Make the outermost value an object:

                {"webcredentials": {"apps": ["ABCDE12345.com.example.app"]}}
            """,
        of: \.jsonDocuments
    ) { document in
        guard let root = document.json?.root, root.members == nil else { return [] }
        let isEncodedTwice = root.string?.utf8.contains(UInt8(ascii: "{")) ?? false
        return [
            Observation(
                "the file is \(Message(stringLiteral: root.kindName)) where Apple reads an object keyed by service",
                at: document.place(SourceSpan(root.span.start, root.span.start + 1)),
                label: "no service can be read from this",
                help: isEncodedTwice
                    ? "the JSON was encoded twice; serve the text inside the string"
                    : "write an object, such as {\"webcredentials\": {\"apps\": […]}}")
        ]
    }
}
