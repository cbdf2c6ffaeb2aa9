import Findings
import FrameworkScreens
import SignUpScreens
import Testing

@Suite struct ObjectiveCTests {
    private func screen(_ code: String) throws -> Screen {
        let source = "@implementation LoginViewController\n- (void)viewDidLoad { \(code) }\n@end"
        let screens = FrameworkScreenReader.screens(ofObjectiveC: SourceText(source, from: .file(path: "App/Login.m")))
        return try #require(screens.first)
    }

    @Test(arguments: [
        "self.field.textContentType = UITextContentTypeNewPassword;",
        "[self.field setTextContentType:UITextContentTypeNewPassword];",
        "_field.textContentType = UITextContentTypeNewPassword;",
        "UITextField *field = [[UITextField alloc] initWithFrame:f]; field.textContentType = UITextContentTypeNewPassword;",
    ])
    func `a setter sets the content type`(_ code: String) throws {
        let screen = try screen(code)
        #expect(screen.name == "LoginViewController")
        #expect(screen.fields.map(\.name) == ["field"])
        #expect(screen.types == [".newPassword"])
    }

    @Test(arguments: [
        "self.field.textContentType = isNew ? UITextContentTypeNewPassword : UITextContentTypePassword;",
        "self.field.textContentType = type;",
        "self.field.textContentType = UITextContentTypeNewPassword; self.field.textContentType = UITextContentTypePassword;",
    ])
    func `a content type that changes or is computed is unknown`(_ code: String) throws {
        #expect(try screen(code).types == ["?"])
    }

    @Test(
        arguments: [
            ("self.field.secureTextEntry = YES;", true), ("[_field setSecureTextEntry:NO];", false),
            ("field.secureTextEntry = hides;", nil),
            ("field.secureTextEntry = YES; field.secureTextEntry = !field.secureTextEntry;", true),
        ] as [(String, Bool?)])
    func `a setter hides the text`(_ code: String, _ isHidden: Bool?) throws {
        #expect(try screen(code).hidden == [isHidden])
    }

    @Test func `a field that is made is no outlet`() throws {
        let code = """
            self.made = [[MyTextField alloc] init]; self.made.placeholder = NSLocalizedString(@"Password", nil);
            self.drawn.keyboardType = UIKeyboardTypeEmailAddress;
            """
        let fields = try screen(code).fields
        #expect(fields.map(\.isOutlet) == [false, true])
        #expect(fields[0].label == "Password")
        #expect(fields[1].keyboard.value == .emailAddress)
    }

    @Test func `a field that a cell is told to make is a line of a screen that is not read whole`() throws {
        let screen = try screen("[cell configWithPlaceholder:@\"Password\" valueStr:nil secureTextEntry:YES];")
        #expect(screen.fields.map(\.label) == ["Password"])
        #expect(screen.types == ["?"] && screen.hidden == [true] && screen.isPart)
    }

    @Test func `what else a class does is not read`() throws {
        let screen = try screen("self.field.textContentType = UITextContentTypePassword;")
        #expect(screen.hasUnreadCode)
        #expect(screen.unreadFiles == ["Login.m"])
    }
}
