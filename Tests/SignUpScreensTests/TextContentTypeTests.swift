import SignUpScreens
import Testing

@Suite struct `a content type` {
    @Test(arguments: [
        ("username", "UITextContentTypeUsername", "username"),
        ("newPassword", "UITextContentTypeNewPassword", "new-password"),
        ("oneTimeCode", "UITextContentTypeOneTimeCode", "one-time-code"),
        ("emailAddress", "UITextContentTypeEmailAddress", "email"),
        ("telephoneNumber", "UITextContentTypeTelephoneNumber", "tel"),
        ("URL", "UITextContentTypeURL", "url"),
        ("newPassword", "NSTextContentTypeNewPassword", "new-password"),
    ])
    func `is the same in Swift, in Objective-C and in Interface Builder files`(
        swift: String, objectiveC: String, raw: String
    ) {
        #expect(TextContentType(swiftName: swift) == TextContentType(rawValue: raw))
        #expect(TextContentType(objectiveCName: objectiveC) == TextContentType(rawValue: raw))
        #expect(TextContentType(rawValue: raw).swiftName == "." + swift)
    }

    @Test func `is not read out of another constant`() {
        #expect(TextContentType(objectiveCName: "UIKeyboardTypeEmailAddress") == nil)
    }
}
