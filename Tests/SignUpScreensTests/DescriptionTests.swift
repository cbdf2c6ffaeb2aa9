import Findings
import SignUpScreens
import Testing
import TextFormats

@Suite struct `screens described by hand` {
    private func description(_ json: String) -> ScreenDescription {
        ScreenDescription(SourceText(json, from: .file(path: "flow.json")))
    }

    @Test func `are a flow with everything that is said of them`() throws {
        let file = description(
            #"""
            {
                "flow": "sign-up", // comments are allowed, and trailing commas
                "screens": [
                    {"name": "E-mail", "purpose": "sign-up", "texts": ["Join"], "leaves": "push",
                     "fields": [{"name": "email", "label": "E-mail", "contentType": ".username", "keyboard": "emailAddress"}]},
                    {"name": "Password", "leaves": ["clearing", "dismissal"], "fields": [
                        {"name": "email", "contentType": "username", "editable": false},
                        {"name": "password", "contentType": "new-password", "secure": true, "rules": "minlength: 8;"},
                        {"label": "Repeat", "element": "secureField", "contentType": "UITextContentTypeNewPassword"},
                        {"name": "code", "custom": "CodeView", "inputView": "PinPad", "contentType": ""},
                    ]},
                ],
            }
            """#)
        #expect(file.problems.isEmpty)
        let flow = try #require(file.screenFlow)
        #expect(flow.name == "sign-up")
        #expect(flow.place.line == 2)
        #expect(flow.screens.map(\.name) == ["E-mail", "Password"])
        #expect(flow.screens.map(\.statedPurpose) == [.signUp, nil])
        #expect(flow.screens[0].summary == ["email “E-mail” textField username emailAddress"])
        #expect(
            flow.screens[1].summary == [
                "email - textField username read-only", "password - textField new-password hidden {minlength: 8;}",
                "- “Repeat” secureField new-password hidden", #"code - custom("CodeView") "#,
            ])
        #expect(flow.screens[1].departures.map(\.kind) == [.clearing, .dismissal])
        #expect(flow.screens[1].departures.map(\.place.marked) == [#""clearing""#, #""dismissal""#])
        #expect(flow.screens[1].fields[3].inputView.value == "PinPad")
        #expect(flow.screens[0].texts == ["Join"])
        #expect(flow.screens.allSatisfy { !$0.hasUnreadCode })
    }

    @Test func `without a flow stand for themselves`() {
        let file = description(#"{"screens": [{"name": "Sign in", "fields": []}]}"#)
        #expect(file.problems.isEmpty)
        #expect(file.screenFlow == nil)
        #expect(file.screens.map(\.name) == ["Sign in"])
    }

    @Test func `lead from each byte of a descriptor to the byte it was written in`() throws {
        let json = #"{"screens": [{"name": "a", "fields": [{"name": "b", "rules": "minlength: 8"}]}]}"#
        let rules = try #require(description(json).screens.first?.fields.first?.rules.value)
        #expect(rules.text.string(in: rules.descriptor.span(of: SourceSpan(11, 12))) == "8")
        let escaped = #"{"screens": [{"name": "a", "fields": [{"name": "b", "rules": "allowed: [\"]"}]}]}"#
        let other = try #require(description(escaped).screens.first?.fields.first?.rules.value)
        #expect(other.descriptor.string == #"allowed: ["]"#)
        #expect(other.text.string(in: other.descriptor.span(of: SourceSpan(10, 11))) == #"allowed: [\"]"#)
    }

    @Test(arguments: [
        (
            #"{"screens": [{"name": "a", "fields": [{"name": "b", "contentType": "newPasword"}]}]}"#,
            "unknown content type “newPasword”; did you mean “newPassword”?", #""newPasword""#
        ),
        (
            #"{"screens": [{"name": "a", "fields": [{"name": "b", "contentTyp": "x"}]}]}"#,
            "“contentTyp” is not a key of a field; did you mean “contentType”?", #""contentTyp""#
        ),
        (
            #"{"screens": [{"name": "a", "fields": [{"name": "b", "keyboard": "emailadress"}]}]}"#,
            "unknown keyboard “emailadress”; did you mean “emailAddress”?", #""emailadress""#
        ),
        (
            #"{"screens": [{"name": "a", "fields": [{"name": "b", "secure": "yes"}]}]}"#,
            "“secure” is a string, not true or false", #""yes""#
        ),
        (
            #"{"screens": [{"name": "a", "fields": [{"name": "b", "element": "SecureField"}]}]}"#,
            "unknown element “SecureField”; did you mean “secureField”?", #""SecureField""#
        ),
        (
            #"{"screens": [{"name": "a", "fields": [{"name": "b", "element": "textView", "custom": "C"}]}]}"#,
            "“custom” and “element” contradict each other", #""textView""#
        ),
        (
            #"{"screens": [{"name": "a", "fields": [{"secure": true}]}]}"#, "this field has neither a name nor a label",
            "{"
        ),
        (
            #"{"screens": [{"name": "a", "purpose": "signup", "fields": []}]}"#,
            "unknown purpose “signup”; did you mean “sign-up”?", #""signup""#
        ),
        (
            #"{"screens": [{"name": "a", "fields": [], "leaves": "dissmissal"}]}"#,
            "unknown way to leave a screen “dissmissal”; did you mean “dismissal”?", #""dissmissal""#
        ),
        (#"{"screens": [{"name": "a"}]}"#, "“fields” is missing here", "{"),
        (#"{"screens": [{"fields": []}]}"#, "“name” is missing here", "{"),
        (#"{"screens": {}}"#, "“screens” is an object, not an array", "{"),
        (#"{"flow": "x"}"#, "the file describes no screens", "{"),
        (#"[]"#, "the file is an array, not an object", "["),
        (#"{"screens": [{"name": "a" "fields": []}]}"#, "missing comma before \"fields\"", ""),
    ])
    func `tell a mistake with its place`(json: String, message: String, marked: String) {
        let file = description(json)
        #expect(file.problems.map(\.message.description) == [message])
        #expect(file.problems.map { file.text.string(in: $0.span) } == [marked])
    }

    @Test func `with a mistake in one field keep the others, and what is mistaken is unclear`() throws {
        let json = #"{"screens": [{"name": "a", "fields": [3, {"name": "b", "contentType": "what"}, {"name": "c"}]}]}"#
        let file = description(json)
        #expect(file.problems.count == 2)
        #expect(file.screens.first?.fields.map(\.name) == ["b", "c"])
        #expect(file.screens.first?.fields.first?.contentType.isUnclear == true)
    }

    @Test func `that are no JSON to the end describe nothing`() {
        let file = description(#"{"screens": [{"name": "a", "fields": ["#)
        #expect(!file.problems.isEmpty)
        #expect(file.screens.isEmpty)
    }
}
