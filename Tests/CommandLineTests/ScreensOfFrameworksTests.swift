import TestData
import Testing

/// `aasa screens` on apps that are not written in Swift.
@Suite struct ScreensOfFrameworksTests {
    @Test func `has read a package without fields beside an app of the same framework`() throws {
        let pubspec = "dependencies:\n  flutter:\n    sdk: flutter\n"
        let page = "class LoginPage extends StatelessWidget { Widget build(c) => TextField(obscureText: true); }"
        try `aasa screens`.withFolder([
            "app/pubspec.yaml": pubspec, "app/lib/login_page.dart": page,
            "app/ios/Podfile": "flutter_install_all_ios_pods",
            "parts/pubspec.yaml": pubspec, "parts/lib/colors.dart": "const red = 1;",
        ]) { folder in
            let command = try Command("screens", folder)
            #expect(command.output.contains("LoginPage"))
            #expect(!command.output.contains("AD992"))
        }
    }

    @Test func `reads what a class in Objective-C sets of its fields, and lists one that a storyboard lacks`() throws {
        let code = """
            @implementation LoginViewController
            - (void)viewDidLoad {
              self.name = [[UITextField alloc] init];
              self.name.textContentType = UITextContentTypeUsername;
              _secret = [UITextField new];
              [self.secret setSecureTextEntry:YES];
            }
            @end
            """
        try `aasa screens`.withFolder(["LoginViewController.m": code]) { folder in
            let command = try Command("screens", folder)
            #expect(command.output.contains("? LoginViewController (sign-in)"))
            #expect(command.output.contains("LoginViewController.m, of which only what sets its fields was read"))
        }
    }
}
