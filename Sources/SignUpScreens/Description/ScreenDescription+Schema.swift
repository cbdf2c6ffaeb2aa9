package import Findings

extension ScreenDescription {
    /// The schema of a description. The reader takes the keys of each object from it.
    package static let schema = SchemaDocument(
        "screens", title: "Description of sign-up screens, for aasa screens",
        fileSchema.described(as: "Sign-up screens that are not written yet, or whose code no reader can follow"),
        definitions: [("screen", screenSchema), ("field", fieldSchema), ("departure", departure)])

    static let fileSchema = Schema.object(
        [
            .key("$schema", Schema([:]), "The address of this schema, for editors"),
            .key("flow", .string(), "The name of the flow; left out if the screens don’t follow each other"),
            .required(
                "screens", Schema.array(of: .definition("screen")).adding("minItems", 1), "The screens, in order"),
        ], isClosed: true)

    static let screenSchema = Schema.object(
        [
            .required("name", .string(), "The name of the screen, for people"),
            .key(
                "purpose", .word(among: ScreenPurpose.stated.map(\.rawValue)),
                "What the screen is for; inferred if missing"),
            .key(
                "texts", Schema.array(of: .string()).examples(["Choose a password", "Create account"]),
                "The texts besides the labels of fields: titles, buttons"),
            .required("fields", .array(of: .definition("field")), "The fields, in order"),
            .key(
                "leaves",
                Schema([
                    "anyOf": [
                        Schema.definition("departure").output, Schema.array(of: .definition("departure")).output,
                    ]
                ]),
                "How the app leaves the screen, in the order of events"),
        ], isClosed: true)

    private static let departure = Schema.word(among: Departure.Kind.described.map(\.rawValue)).described(
        as:
            "dismissal removes the screen, push shows the next one in its place, presentation shows one over it, root-replacement replaces the window’s root, clearing empties a field"
    )

    static let fieldSchema = Schema.object(
        [
            .key("name", .string(), "What the code calls the field"),
            .key("label", .string(), "The label or placeholder that people read"),
            .key(
                "element", .word(among: InputField.Element.words.map(\.word)),
                "The kind of field; textField if missing"),
            .key("custom", .string(), "The class of the field, if it is not built on one of the system’s fields"),
            .key(
                "contentType", words(DescriptionWords.allContentTypes, orPrefixed: "UITextContentType"),
                "The content type, as in Swift; an empty one tells AutoFill nothing, on purpose"),
            .key("secure", .boolean, "Whether secure text entry is set"),
            .key(
                "keyboard", words(DescriptionWords.keyboards, orPrefixed: "UIKeyboardType"), "The keyboard, as in Swift"
            ),
            .key(
                "rules", Schema.string().examples("required: upper; required: digit; minlength: 12;"),
                "The descriptor of the password rules"),
            .key("editable", .boolean, "Whether people can edit the text; they can if missing"),
            .key("inputView", .string(), "What replaces the system’s keyboard"),
        ], isClosed: true
    )
    .adding("anyOf", [["required": ["name"]], ["required": ["label"]]])
    .adding("not", ["required": ["custom", "element"]])

    /// A name as in Swift, also with a period before it, or a longer one as in Objective-C.
    private static func words(_ words: [String], orPrefixed prefix: String) -> Schema {
        Schema([
            "anyOf": [
                Schema.word(among: words).output, Schema.string(matching: "^([.]|\(prefix))[A-Za-z0-9]").output,
            ]
        ])
    }
}
