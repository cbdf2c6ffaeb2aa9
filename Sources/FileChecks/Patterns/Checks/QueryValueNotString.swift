import Findings
import Judging
import TextFormats

extension PatternChecks {
    /// The pattern of a query item is not a string.
    static let queryValueNotString = Check(
        "AD530", "query-value-not-string", .error, since: "0.1.0", evidence: .recorded,
        citations: [.components, .recordedRuns],
        explanation: """
            ## What it finds
            A value under `"?"` that is not a string: `true`, a number, null, an array or an object.

            ## Why it matters
            In ten recorded runs of Apple’s tool one such value made the whole dictionary void, including its good \
            patterns. The component then matches URLs with any query, or with none:

                "?": {"id": "1", "preview": true}     matches ?id=2 as well

            A component that should open a few links opens many, or excludes many.

            ## How to fix it
            Write strings. To compare a number as text, write `"42"`; to require an item with any value, write `"?*"`.
            """,
        of: \.componentKeys
    ) { key in
        guard key.key == "?", let members = key.member.value.members else { return nil }
        let culprits = members.filter { $0.value.string == nil }
        guard let first = culprits.first else { return nil }
        return Observation(
            "the query item \(first.key.text) is \(kind(of: first.value)), which makes all of \("?") void",
            at: key.document.place(first.value.span), label: "not a string",
            notes: culprits.dropFirst().prefix(5).map {
                Note("\($0.key.text) is \(kind(of: $0.value))", at: key.document.place($0.value.span))
            }, help: help(for: first.value),
            repair: quoting(culprits))
    }

    /// Puts quotes around numbers; nil if any of the values is not a number, since only its author knows what it means.
    private static func quoting(_ items: [JSONMember]) -> Repair? {
        var edits: [TextEdit] = []
        for item in items {
            guard case .number(let text) = item.value.content else { return nil }
            edits.append(TextEdit(item.value.span, JSONLiteral.string(text)))
        }
        return Repair(edits)
    }

    private static func kind(of value: JSONValue) -> Message { Message(stringLiteral: value.kindName) }

    private static func help(for value: JSONValue) -> Message {
        switch value.content {
        case .number(let text): "write \(plain: "\"\(text)\"")"
        case .bool(true):
            "write \(plain: "\"?*\"") if the item must be present, or \(plain: "\"true\"") to match that text"
        default: "write a string; \(plain: "\"?*\"") matches any value that is not empty"
        }
    }
}
