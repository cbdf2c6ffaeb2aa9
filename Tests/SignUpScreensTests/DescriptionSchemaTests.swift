import Findings
import Foundation
import SignUpScreens
import TestData
import Testing
import TextFormats

/// The schema and the reader of screen descriptions agree.
@Suite struct `the schema of screen descriptions` {
    private let schema: JSONSchema

    init() throws { schema = try JSONSchema(Array(ScreenDescription.schema.text.utf8)) }

    private static let sample = #"""
        {"$schema": "x", "flow": "Sign up", "screens": [
            {"name": "Email", "purpose": "sign-up", "texts": ["Welcome"], "leaves": "push",
             "fields": [{"label": "Email", "contentType": "username", "keyboard": "emailAddress", "editable": false}]},
            {"name": "Password", "leaves": ["clearing", "dismissal"],
             "fields": [
                {"name": "p", "element": "secureField", "contentType": ".newPassword", "rules": "minlength: 8", "secure": true},
                {"name": "q", "custom": "PinField", "inputView": "PinPad", "contentType": "new-password"},
                {"name": "r", "contentType": "UITextContentTypeOneTimeCode", "keyboard": "UIKeyboardTypeNumberPad"}]}]}
        """#

    @Test func `takes what the reader takes, and refuses what it refuses`() throws {
        let sample = try JSONSerialization.jsonObject(with: Data(Self.sample.utf8))
        #expect(try schema.mistakes(in: Array(Self.sample.utf8)).isEmpty && problems(in: sample).isEmpty)
        var refused = 0
        for (change, changed) in JSONChange.all(of: sample) {
            let bytes = try Array(JSONSerialization.data(withJSONObject: changed, options: .fragmentsAllowed))
            let mistakes = try schema.mistakes(in: bytes)
            let problems = try problems(in: changed)
            #expect(mistakes.isEmpty == problems.isEmpty, "\(change): \(problems) \(mistakes)")
            if !mistakes.isEmpty { refused += 1 }
        }
        #expect(refused > 200)
    }

    private func problems(in value: Any) throws -> [String] {
        let data = try JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
        return ScreenDescription(SourceText(Array(data), from: .file(path: "file"))).problems.map { "\($0.message)" }
    }
}
