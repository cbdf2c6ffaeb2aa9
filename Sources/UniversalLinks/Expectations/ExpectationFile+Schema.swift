import AssociationModel
package import Findings

extension ExpectationFile {
    /// The schema of an expectation file. The reader takes the keys of each object from it.
    package static let schema = SchemaDocument(
        "expectations", title: "Expectation file of aasa test",
        fileSchema.described(as: "What must be true of apps and sites; aasa test FILE checks it"),
        definitions: [("association", associationSchema), ("link", linkSchema), ("file", filesSchema)])

    static let fileSchema = Schema.object(
        [
            .key("$schema", Schema([:]), "The address of this schema, for editors"),
            .key(
                "sites", Schema.map(to: .text).examples(["shop.example.com": "public"]),
                "Hosts, and for each the directory that is its web root, or its AASA file. Paths are relative to this file. A host that is not named here is contacted"
            ),
            .key(
                "apps", Schema.map(to: AppIdentifier.schema).examples(["shop": "7D3KX9QW2M.com.example.shop"]),
                "Names for app identifiers"),
            .key(
                "associations", .array(of: .definition("association")),
                "Apps that a domain’s AASA file must list, or must not list"),
            .key("links", .array(of: .definition("link")), "URLs that an app must open, or must not open"),
            .key("files", .array(of: .definition("file")), "AASA files by themselves, and what must be found in them"),
        ], isClosed: true
    ).adding(
        "anyOf",
        .array(
            ["associations", "links", "files"].map {
                ["required": [.string($0)], "properties": .object([($0, ["minItems": 1])])]
            }))

    static let associationSchema = Schema.object(
        [
            .required("app", .string(), app),
            .key(
                "service", .word(among: Service.allCases.map(\.rawValue)),
                "The service; it may be missing where the domain has it, as in webcredentials:example.com"),
            .required(
                "domain", Schema.text.examples("shop.example.com", "*.example.com"),
                "The domain as the app’s entitlement names it, with or without the service"),
            .key(
                "expect", .word(among: Expectation.Outcome.ofAssociations.map(\.rawValue)),
                "Whether the file that Apple reads lists the app; associated if missing"),
        ], isClosed: true
    ).adding("anyOf", .array([["required": ["service"]], ["properties": ["domain": ["pattern": .string(stated)]]]]))

    /// A domain with its service.
    private static let stated = "^(\(Service.allCases.map(\.rawValue).joined(separator: "|"))):"

    static let linkSchema = Schema.object(
        [
            .required("app", .string(), app),
            .key(
                "domain", Schema.text.examples("*.example.com"),
                "The domain whose file decides; if missing, the host of each URL"),
        ]
            + Expectation.Outcome.ofLinks.map { outcome in
                .key(outcome.rawValue, .array(of: url), outcome.meaning)
            }, isClosed: true
    ).adding("anyOf", .array(Expectation.Outcome.ofLinks.map { ["required": [.string($0.rawValue)]] }))

    static let filesSchema = Schema.object(
        [
            .required(
                "file", Schema.text.examples("fixtures/broken"), "The path of an AASA file, relative to this file"),
            .required(
                "finds", Schema.array(of: .text).examples(["json-trailing-comma"]),
                "The names of the errors and warnings that are found in it, and of no others; a note counts where it is named"
            ),
        ], isClosed: true)

    private static let app = "An app identifier, or a name from “apps”"

    private static let url = Schema.string(matching: "^[Hh][Tt][Tt][Pp][Ss]?://")
        .examples("https://shop.example.com/buy/42")
}

extension Expectation.Outcome {
    /// What the outcome says of a URL or an association, in a sentence.
    fileprivate var meaning: String {
        switch self {
        case .associated: "The file lists the app"
        case .notAssociated: "The file does not list the app"
        case .match: "URLs that the app opens"
        case .exclude: "URLs that the app does not open because a rule excludes them"
        case .noMatch: "URLs that the app does not open because no rule matches them"
        }
    }
}
