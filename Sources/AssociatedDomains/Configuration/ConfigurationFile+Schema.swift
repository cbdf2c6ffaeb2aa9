import AssociationModel
import Catalogue
package import Findings
import Judging

extension ConfigurationFile {
    /// The schema of the configuration. The reader takes the keys of each object from it.
    package static let schema = SchemaDocument(
        "configuration", title: "Configuration of aasa, .aasa.json",
        fileSchema.described(
            as: "What aasa check checks in this repository, and which findings count. Paths are relative to the file"),
        definitions: [
            ("check", checkSchema), ("environment", environmentSchema), ("ignored", ignoreSchema),
            ("finding", findingSchema),
        ])

    static let fileSchema = Schema.object(
        [
            .key("$schema", Schema([:]), "The address of this schema, for editors"),
            .key(
                "apps", Schema.map(to: AppIdentifier.schema).examples(["shop": "7D3KX9QW2M.com.example.shop"]),
                "Names for app identifiers"),
            .key("checks", .array(of: .definition("check")), "What aasa check checks without a subject"),
            .key(
                "sites", sites,
                "Hosts, and for each the directory that is its web root, or its AASA file. They are not contacted"),
            .key(
                "expectations", .array(of: .text),
                "Expectation files that aasa check tests too, when it is given no subject"),
            .key(
                "environments", .map(to: .definition("environment")),
                "Where the files come from instead, by a name that is chosen with --environment"),
            .key(
                "severities",
                Schema.map(to: .word(among: Standing.allCases.map(\.rawValue)))
                    .adding("propertyNames", Schema.definition("finding").output)
                    .examples(["component-unreachable": "error"]),
                "How findings count for the exit code, by their names or codes"),
            .key(
                "ignore", Schema.array(of: .definition("ignored")).adding("maxItems", .integer(ignoreLimit)),
                "Findings that don’t count for the exit code, and why"),
            .key("baseline", .string(), "The file with the findings that are known, as --write-baseline writes it"),
            .key(
                "fail-on", .word(among: Report.Threshold.allCases.map(\.rawValue)),
                "The lowest severity that makes the exit code 1, or unknown; error and an association that could not be checked; error if missing"
            ),
        ], isClosed: true)

    static let checkSchema = Schema.object(
        [
            .required(
                "subject", Schema.text.examples("App.xcodeproj", "webcredentials:shop.example.com", "shop.example.com"),
                "An app, a project or one of its files, an entitlement string, or a domain"),
            .key("app", .string(), "The app that the site should list: an app identifier, or a name from “apps”"),
            .key(
                "services", .array(of: .word(among: Service.allCases.map(\.rawValue))),
                "The services that a bare domain is checked for; webcredentials, or the service of the feature, if missing"
            ),
            .key("feature", .word(among: Feature.allCases.map(\.rawValue)), "The feature whose needs are checked"),
            .key("screens", .array(of: .text), "Files and directories with the sign-up screens, as for aasa screens"),
            .key("target", .string(), "The target of an .xcodeproj; all if missing"),
            .key(
                "configuration", .string(), "The build configuration of an .xcodeproj, such as Release; all if missing"),
            .key(
                "policy", .string(),
                "The policy that every password should satisfy: entra, or a JSON file; needs “screens”"),
        ], isClosed: true
    )
    .adding(
        "allOf",
        [
            [
                "anyOf": [
                    ["not": ["required": ["policy"]]],
                    ["properties": ["screens": ["minItems": 1]], "required": ["screens"]],
                ]
            ],
            ["anyOf": [["not": ["required": ["screens"]]], ["properties": ["feature": passwordFeatures.output]]]],
        ])

    // Only these have to do with the screens.
    private static let passwordFeatures = Schema.word(
        among: Feature.allCases.filter { $0.service == .webcredentials }.map(\.rawValue))

    static let environmentSchema = Schema.object(
        [
            .key("sites", sites, "As above, in place of those above"),
            .key("offline", .boolean, "Whether no server is contacted at all"),
            .key(
                "connect-to",
                Schema.array(of: .string(matching: "^" + host + ":[0-9]*:" + host + ":[0-9]*$")).examples([
                    "shop.example.com:443:10.0.0.5:8443"
                ]),
                "Where to connect to instead of the origin: HOST:PORT:ADDR:PORT, as in curl"),
            .key(
                "resolve",
                Schema.array(of: .string(matching: "^" + host + ":[0-9]+:[0-9A-Fa-f:.,\\[\\]]+$")).examples([
                    "shop.example.com:443:10.0.0.5"
                ]),
                "Addresses to use for names: HOST:PORT:ADDR, as in curl"),
            .key("cacert", .string(), "The certificates (PEM) to trust for the origin, instead of the system’s"),
            .key(
                "cdn", .word(among: EvidenceSource.CDNCopy.allCases.map(\.rawValue)),
                "Whether Apple’s CDN copy is fetched: auto does so unless something replaces the origin"),
            .key("cdn-url", .string(matching: "^https://"), "Another base of the CDN’s URLs"),
            .key(
                "timeout",
                Schema([
                    "type": "number", "exclusiveMinimum": 0,
                    "maximum": .integer(Int(NetworkChoices.timeouts.upperBound)),
                ]),
                "The time limit of one exchange, in seconds"),
            .key(
                "jobs",
                Schema.integer(from: NetworkChoices.concurrencies.lowerBound)
                    .adding("maximum", .integer(NetworkChoices.concurrencies.upperBound)),
                "The maximum number of exchanges at once"
            ),
            .key("allow-private", .boolean, "Whether to connect to private and reserved addresses too"),
        ], isClosed: true)

    static let ignoreSchema = Schema.object(
        [
            .key("finding", .definition("finding"), "The name or the code of the finding"),
            .key(
                "file", Schema.string().examples("public/**"),
                "The file that has the finding: * stands for anything but a slash, ** for anything"),
            .key("domain", Schema.string().examples("shop.example.com", "*.example.com"), "The domain of the finding"),
            .required(
                "reason", Schema.string(matching: "\\S").examples("moves in May"), "Why these findings don’t count"),
            .key(
                "until", Schema.string(matching: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$").examples("2027-05-31"),
                "The last day on which they don’t; after it the entry is an error"),
        ], isClosed: true
    )
    .adding("anyOf", [["required": ["finding"]], ["required": ["file"]], ["required": ["domain"]]])

    // With an IPv6 address in brackets; it may be empty.
    private static let host = "([^:\\[\\]]*|\\[[^\\]]*\\])"

    private static let sites = Schema.map(to: .text).examples(["shop.example.com": "public"])

    private static let findingSchema = Schema([
        "type": "string",
        "anyOf": [
            ["enum": .array(Catalog.checks.map { .string($0.identity.name) })], ["pattern": "^[Aa][Dd][0-9]{3}$"],
        ],
    ]).described(as: "The name of a finding, such as redirected, or its code, such as AD230")
}
