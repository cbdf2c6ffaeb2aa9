package import Findings

extension SiteAssociation {
    /// The schema of an AASA file. It refuses what the checks of the file's structure call an error, as far as a schema
    /// can say that, and nothing else: Apple's systems ignore keys that they don't know, so files that have some work.
    package static let schema = SchemaDocument(
        "apple-app-site-association", title: "Apple’s apple-app-site-association file (AASA)",
        root.described(as: "Names the apps that are associated with a domain, by service"),
        definitions: [
            ("apps", apps), ("applinks", links), ("entry", entry), ("patterns", patterns), ("component", component),
            ("identifier", identifier), ("nothing", nothing),
        ])

    private static let root = Schema.object(
        Service.allCases.map { .key($0.rawValue, .definition($0 == .applinks ? "applinks" : "apps"), $0.summary) },
        isClosed: false
    )
    .adding("patternProperties", .object([(SchemaRule.any(of: misplacedAtRoot), SchemaRule.nothing)]))
    .adding("allOf", .array(SchemaRule.ofServices))
    .examples(["webcredentials": ["apps": ["7D3KX9QW2M.com.example.app"]]])

    private static let misplacedAtRoot = [
        "apps", "details", "defaults", "substitutionVariables", "appIDs?", "components", "paths",
    ]

    private static let identifier = AppIdentifier.schema.described(
        as:
            "An app identifier: the ten characters of the Application Identifier Prefix (for most apps the Team ID), a period, and the bundle identifier"
    )

    private static let nothing = Schema(["enum": [.null, "", [], [:]]]).described(
        as: "Nothing: Apple does not read this key here, so a value would have no effect")

    // MARK: Services

    private static let apps = Schema.object(
        [
            .key(
                "apps", Schema.array(of: .definition("identifier")).orEmptyObject,
                "The identifiers of the apps that are associated with the domain")
        ], isClosed: false
    )
    .orEmptyArray
    .adding(
        "allOf",
        [SchemaRule.misspelt("apps"), SchemaRule.identifiersElsewhere(["appIDs?", "details"], than: "apps")])

    private static let links = Schema.object(
        [
            .key(
                "apps", Schema([:]).deprecated,
                "Only iOS 12 and older read this key. They need it to be there, with an empty array"),
            .key("details", details, "The apps, and the links that they open. The first entry that decides is used"),
            .key("defaults", defaults, "Options for all components that don’t set them"),
            .key(
                "substitutionVariables", variables, "Variables: “$(food)” in a pattern stands for each value of “food”"),
        ], isClosed: false
    )
    .orEmptyArray
    .adding("patternProperties", SchemaRule.outOfPlace(["components", "paths", "/", "[?]", "#"]))
    .adding(
        "allOf",
        .array(
            ["details", "defaults", "substitutionVariables"].map { SchemaRule.misspelt($0) }
                + [SchemaRule.identifiersElsewhere(["appIDs?"], than: "details")]))

    private static let variables = Schema.map(to: Schema.array(of: .string()).orEmptyObject)
        .orEmptyArray.examples(["food": ["burrito", "pizza"]])

    // As an object it has the obsolete form, whose keys are app identifiers.
    private static let details = Schema([
        "type": ["array", "object", "null"],
        "items": Schema.definition("entry").output,
        "propertyNames": Schema.definition("identifier").output,
        "additionalProperties": [
            "anyOf": [
                Schema.definition("patterns").adding("minProperties", 1).output, ["enum": [.null, "", []]],
            ]
        ],
    ])

    // MARK: Entries of details

    private static let entry = Schema.object(
        [
            .key(
                "appIDs", Schema.array(of: .definition("identifier")).adding("minItems", 1),
                "The identifiers of the apps that open these links"),
            .key(
                "appID", Schema([:]).deprecated,
                "The form for iOS 12 and older: the identifier of one app. It is ignored where there is “appIDs”"),
        ], isClosed: false
    )
    .adding("$ref", "#/$defs/patterns")
    .adding(
        "anyOf",
        [
            ["required": ["appIDs"]],
            ["required": ["appID"], "properties": ["appID": Schema.definition("identifier").output]],
            ["maxProperties": 0],
        ])

    private static let patterns = Schema.object(
        [
            .key(
                "components",
                .array(
                    of: Schema.definition("component").adding(
                        "allOf", [SchemaRule.unless(["/"], SchemaRule.refusing(["components", "paths"]))])),
                "The links, as patterns that are tried in order. The first one that matches decides"),
            .key(
                "paths", Schema([:]).deprecated,
                "The form for iOS 12 and older: patterns of paths. “NOT ” before one excludes what it matches. It is ignored where there is “components”"
            ),
            .key("defaults", defaults, "Options for the components of this entry that don’t set them"),
        ], isClosed: false
    )
    .adding(
        "patternProperties", SchemaRule.outOfPlace(["details", "substitutionVariables", "/", "[?]", "#"])
    )
    .adding(
        "anyOf",
        [
            ["required": ["components"]],
            ["required": ["paths"], "properties": ["paths": Schema.array(of: .string()).output]],
            ["maxProperties": 0],
        ]
    )
    .adding(
        "allOf",
        [
            SchemaRule.misspelt("components"), SchemaRule.misspelt("paths", unlessThereIs: "components"),
            SchemaRule.misspelt("defaults"),
        ])

    private static let defaults = Schema(["anyOf": [Schema.definition("component").output, SchemaRule.nothing]])

    private static let component = Schema.object(
        [
            .key(
                "/", Schema.string().orNull.examples("/buy/*", "/help/website/*"),
                "The pattern of the path: * matches any characters, ? one character, ?* at least one. Without it, any path"
            ),
            .key(
                "?",
                Schema(["type": ["string", "object", "null"], "additionalProperties": Schema.string().output])
                    .examples(["articleNumber": "????"]),
                "The pattern of the whole query, or an object with a pattern for the value of each item"),
            .key("#", Schema.string().orNull, "The pattern of the fragment. Without it, any fragment"),
            .key(
                "exclude", Schema.boolean.orNull, "Whether matching links open in the browser instead; false if missing"
            ),
            .key("caseSensitive", Schema.boolean.orNull, "Whether upper and lower case differ; true if missing"),
            .key(
                "percentEncoded", Schema.boolean.orNull,
                "Whether the pattern is compared with the URL as it is percent-encoded; true if missing"),
            .key("comment", Schema([:]), "A note for people, which Apple ignores"),
        ], isClosed: false
    )
}

extension Service {
    /// What the service is for, in a sentence.
    fileprivate var summary: String {
        switch self {
        case .webcredentials: "Shared web credentials: saved passwords, strong passwords, passkeys, https callbacks"
        case .applinks: "Universal links: links to the website that open in an app"
        case .appclips: "App Clips that the website offers"
        case .activitycontinuation: "Handoff between the website and apps"
        case .authsrv: "Single sign-on extensions"
        case .messagefilter: "SMS filter extensions that send messages to this server"
        }
    }
}

extension Schema {
    /// An array, in place of which null or an empty object is as good: nothing is lost.
    fileprivate var orEmptyObject: Schema {
        adding("type", ["array", "object", "null"]).adding("maxProperties", 0)
    }

    /// An object, in place of which null or an empty array is as good: programs in PHP write that.
    fileprivate var orEmptyArray: Schema { adding("type", ["object", "array", "null"]).adding("maxItems", 0) }
}
