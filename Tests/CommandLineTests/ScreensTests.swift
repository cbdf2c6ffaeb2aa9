import Foundation
import TestData
import Testing

@Suite struct `aasa screens` {
    /// A folder of its own, with these files.
    static func withFolder(_ files: [String: String], _ body: (String) throws -> Void) throws {
        let folder = try TemporaryFolder(files)
        try body(folder.path)
    }

    private static func storyboard(_ className: String, _ fields: String) -> String {
        """
        <document><scenes><scene><objects>
        <viewController customClass="\(className)" sceneMemberID="viewController"><view key="view"><subviews>
        \(fields)
        </subviews></view></viewController>
        </objects></scene></scenes></document>
        """
    }

    private static func field(_ label: String, _ traits: String) -> String {
        "<textField placeholder=\"\(label)\"><textInputTraits key=\"textInputTraits\" \(traits)/></textField>"
    }

    private static let right = storyboard(
        "SignUpViewController",
        field("Email", "textContentType=\"username\"")
            + field("Password", "secureTextEntry=\"YES\" textContentType=\"new-password\"")
            + "<button><connections><segue kind=\"unwind\" unwindAction=\"signedUp:\"/></connections></button>")
    private static let unmarked = storyboard(
        "SignUpViewController",
        field("Email", "textContentType=\"username\"") + field("Password", "secureTextEntry=\"YES\""))

    @Test func `says of a right screen that the password is offered and saved`() throws {
        try Self.withFolder(["Main.storyboard": Self.right]) { folder in
            let command = try Command("screens", folder + "/Main.storyboard")
            #expect(command.status == 0)
            #expect(
                command.output.hasPrefix("✓ SignUpViewController (sign-up)  iOS offers a strong password and saves it"))
        }
    }

    @Test func `has the verdicts in JSON`() throws {
        try Self.withFolder(["Main.storyboard": Self.unmarked]) { folder in
            let command = try Command("screens", "--format", "json", folder)
            #expect(command.status == 1)
            let report = try #require(
                try JSONSerialization.jsonObject(with: Data(command.output.utf8)) as? [String: Any])
            let screen = try #require((report["screens"] as? [[String: Any]])?.first)
            #expect(screen["name"] as? String == "SignUpViewController")
            #expect(screen["purpose"] as? String == "sign-up")
            #expect(screen["offersStrongPassword"] as? String == "unknown")
            #expect(screen["findings"] as? [Int] == [0])
            #expect(screen["domains"] is NSNull)
            #expect(screen["line"] as? Int == 2)
            #expect((report["findings"] as? [[String: Any]])?.first?["name"] as? String == "new-password-not-marked")
        }
    }

    @Test func `looks into directories, and not into build folders nor through symbolic links`() throws {
        try Self.withFolder([
            "App/A.storyboard": Self.right, "App/Pods/B.storyboard": Self.right,
            "App/.build/C.storyboard": Self.right, "Elsewhere/D.storyboard": Self.right,
            "App/Flow.json": "not looked at",
        ]) { folder in
            try FileManager.default.createSymbolicLink(
                atPath: folder + "/App/Link", withDestinationPath: folder + "/Elsewhere")
            let command = try Command("screens", folder + "/App")
            #expect(command.status == 0)
            #expect(command.output.contains("A.storyboard"))
            for other in ["B.storyboard", "C.storyboard", "D.storyboard"] { #expect(!command.output.contains(other)) }
        }
    }

    @Test func `complains of what it cannot read with the place, and reports the rest`() throws {
        try Self.withFolder(["A.storyboard": Self.right, "B.storyboard": "<document>\n  <scenes></document>"]) {
            folder in
            let command = try Command("screens", folder, folder + "/missing.xib")
            #expect(command.status == 66)
            #expect(command.output.contains("✓ SignUpViewController"))
            #expect(command.complaint.contains("B.storyboard:2:"))
            #expect(command.complaint.contains("missing.xib: no such file"))
        }
    }

    @Test func `does not pass where there is nothing that it can read`() throws {
        try Self.withFolder(["notes.txt": "", "empty/keep": ""]) { folder in
            let command = try Command("screens", folder)
            #expect(command.status == 66)
            #expect(command.complaint.contains("nothing to read: no screens in .storyboard"))
            #expect(command.output.isEmpty)
        }
    }

    @Test func `says that a storyboard has no fields`() throws {
        try Self.withFolder(["Main.storyboard": "<document><scenes/></document>"]) { folder in
            let command = try Command("screens", folder)
            #expect(command.status == 0)
            #expect(command.output.contains("warning[AD955]: no screen with a text field was found"))
            #expect(!command.output.contains("no problems found"))
        }
    }

    @Test func `reads a described flow where it is named`() throws {
        let command = try Command("screens", "Fixtures/Screens/code-first.json", "--format", "json")
        #expect(command.status == 1)
        let report = try #require(
            try JSONSerialization.jsonObject(with: Data(command.output.utf8)) as? [String: Any])
        let screens = try #require(report["screens"] as? [[String: Any]])
        #expect(screens.map { $0["step"] as? Int } == [1, 2, 3])
        #expect(screens.map { $0["flow"] as? String } == Array(repeating: "Sign up with a code", count: 3))
        #expect(screens.map { $0["savesPassword"] as? String } == ["not-applicable", "not-applicable", "no"])
    }

    @Test func `judges the rules of fields, against a policy too`() throws {
        let fields =
            Self.field("Email", "textContentType=\"username\"")
            + Self.field(
                "Password", "secureTextEntry=\"YES\" textContentType=\"new-password\" passwordRules=\"minlength: 8;\"")
        try Self.withFolder(["Main.storyboard": Self.storyboard("SignUpViewController", fields)]) { folder in
            #expect(try Command("screens", folder).status == 0)
            let command = try Command("screens", "--policy", "entra", folder)
            #expect(command.status == 1)
            #expect(command.output.contains("error[AD840]"))
        }
    }

    @Test func `has a test case a screen in JUnit`() throws {
        try Self.withFolder(["Main.storyboard": Self.unmarked]) { folder in
            let command = try Command("screens", "--format", "junit", folder)
            #expect(command.output.contains("<testcase name=\"SignUpViewController (sign-up)\""))
            #expect(command.output.contains("type=\"new-password-not-marked\""))
        }
    }

    // MARK: What was not read

    private static let reactNative = #"{"dependencies": {"react-native": "0.76.0"}}"#

    @Test func `says that screens in another framework are unknown, and advises what can be done`() throws {
        try Self.withFolder([
            "package.json": Self.reactNative, "ios/LaunchScreen.storyboard": #"<document launchScreen="YES"/>"#,
            "ios/AppDelegate.m": "", "App.js": "",
        ]) { folder in
            let command = try Command("screens", folder)
            #expect(command.status == 0)
            #expect(command.output.contains("warning[AD992]: this app has screens in React Native, which were"))
            for other in ["AD954", "AD955", "no problems found"] { #expect(!command.output.contains(other)) }
            #expect(try Command("screens", folder, "--fail-on", "warning").status == 1)
            let report = try Self.report("screens", "--format", "json", folder)
            let framework = try #require((report["frameworks"] as? [[String: Any]])?.first)
            #expect(framework["name"] as? String == "react-native")
            #expect(framework["path"] as? String == folder + "/package.json")
            #expect(framework["read"] as? Bool == false)
            #expect(
                try Command("screens", "--format", "junit", folder).output.contains(
                    "<skipped message=\"React Native is not read"))
        }
    }

    @Test func `keeps what it read beside another framework, and what a person describes in its place`() throws {
        let described = #"{"screens": [{"name": "Profile", "fields": []}]}"#
        try Self.withFolder([
            "Main.storyboard": Self.right, "module/pubspec.yaml": "dependencies:\n  flutter:\n    sdk: flutter\n",
            "module/lib/main.dart": "", "flow.json": described,
        ]) { folder in
            let command = try Command("screens", folder)
            #expect(command.output.contains("✓ SignUpViewController"))
            #expect(command.output.contains("warning[AD992]: this app has screens in Flutter"))
            let described = try Command("screens", folder, folder + "/flow.json")
            #expect(!described.output.contains("AD992"))
        }
    }

    @Test(arguments: ["node_modules/a", "ios/Pods/a", "samples/a", "Examples/a", "vendor/a", "test/a"])
    func `takes no app for one of a framework that it only has a package or a sample of`(place: String) throws {
        try Self.withFolder(["Main.storyboard": Self.right, place + "/package.json": Self.reactNative]) { folder in
            let command = try Command("screens", folder, "--fail-on", "warning")
            #expect(command.status == 0)
        }
    }

    @Test func `says so in aasa check, too`() throws {
        try Self.withFolder(["package.json": Self.reactNative]) { folder in
            let command = try Command(
                "check", "webcredentials:shop.example.com", "--app", "7D3KX9QW2M.com.example.shop", "--site",
                Self.site, "--screens", folder)
            #expect(command.status == 0)
            #expect(command.output.hasPrefix("✓ webcredentials:shop.example.com"))
            #expect(command.output.contains("warning[AD992]"))
        }
    }

    @Test func `leaves out what is shown during the launch, and extensions`() throws {
        let names = ["UILaunchStoryboardName": "Start", "UIMainStoryboardFile": "Main"]
        let app = names.map { "<key>\($0)</key><string>\($1)</string>" }.joined()
        let share =
            "<key>NSExtension</key><dict><key>NSExtensionMainStoryboard</key><string>MainInterface</string></dict>"
        try Self.withFolder([
            "App/Info.plist": "<plist><dict>\(app)</dict></plist>", "App/Base.lproj/Main.storyboard": Self.right,
            "App/Start.storyboard": Self.storyboard(
                "StartController", Self.field("Password", "secureTextEntry=\"YES\"")),
            "Share/Info.plist": "<plist><dict>\(share)</dict></plist>",
            "Share/Base.lproj/MainInterface.storyboard": Self.unmarked,
            "Share/View.xib": "<document><objects><textField placeholder=\"Password\"/></objects></document>",
        ]) { folder in
            let report = try Self.report("screens", "--format", "json", folder)
            let files = (report["screens"] as? [[String: Any]])?.compactMap { $0["file"] as? String }
            #expect(files == [folder + "/App/Base.lproj/Main.storyboard"])
            #expect((report["findings"] as? [Any])?.isEmpty == true)
        }
    }

    @Test func `has no ✓ on a screen whose code is in Objective-C`() throws {
        try Self.withFolder(["Main.storyboard": Self.right, "SignUpViewController.m": ""]) { folder in
            let command = try Command("screens", folder)
            #expect(command.output.hasPrefix("? SignUpViewController (sign-up)  iOS offers a strong password; unknown"))
            #expect(command.output.contains("SignUpViewController.m, of which only what sets its fields was read"))
        }
    }

    private static func report(_ arguments: String...) throws -> [String: Any] {
        let command = try Command(arguments)
        return try #require(try JSONSerialization.jsonObject(with: Data(command.output.utf8)) as? [String: Any])
    }

    @Test(arguments: [
        ["screens"], ["check", "example.com", "--offline", "--feature", "app-clips", "--screens", "."],
        ["check", "example.com", "--offline", "--policy", "entra"],
    ])
    func `exits with 64 for wrong usage`(arguments: [String]) throws {
        #expect(try Command(arguments).status == 64)
    }

    // MARK: With the association

    private static let site = "shop.example.com=Fixtures/Sites/shop.example.com"

    @Test func `beside an association that holds leads, and names the domain`() throws {
        try Self.withFolder(["Wrong.storyboard": Self.unmarked, "Right.storyboard": Self.right]) { folder in
            let check = [
                "check", "webcredentials:shop.example.com", "--app", "7D3KX9QW2M.com.example.shop", "--site", Self.site,
                "--feature", "strong-passwords", "--screens",
            ]
            let right = try Command(check + [folder + "/Right.storyboard"])
            #expect(right.status == 0)
            #expect(right.output.hasPrefix("✓ webcredentials:shop.example.com"))
            #expect(right.output.contains("offers a strong password and saves it under shop.example.com"))
            #expect(!right.output.contains("iOS offers a strong password only where"))
            let wrong = try Command(check + [folder + "/Wrong.storyboard"])
            #expect(wrong.status == 1)
            #expect(wrong.output.hasPrefix("? SignUpViewController (sign-up)"))
            let finding = try #require(wrong.output.range(of: "error[AD901]"))
            let association = try #require(wrong.output.range(of: "✓ webcredentials:shop.example.com"))
            #expect(finding.lowerBound < association.lowerBound)
        }
    }

    @Test(arguments: [
        ("", "✗ SignUpViewController (sign-up)  iOS offers no strong password", 1),
        ("<string>webcredentials:</string>", "✗ SignUpViewController (sign-up)  iOS offers no strong password", 1),
        (
            "<string>applinks:shop.example.com</string>",
            "? SignUpViewController (sign-up)  unknown whether iOS offers a strong password", 0
        ),
    ])
    func `beside an app without a claim for passwords has no ✓`(entry: String, headline: String, status: Int32) throws {
        let key = "com.apple.developer.associated-domains"
        let list = "<plist><dict><key>\(key)</key><array>\(entry)</array></dict></plist>"
        try Self.withFolder(["Main.storyboard": Self.right, "App.entitlements": list]) { folder in
            let command = try Command(
                "check", folder + "/App.entitlements", "--app", "7D3KX9QW2M.com.example.shop", "--site", Self.site,
                "--screens", folder + "/Main.storyboard")
            #expect(command.output.contains(headline))
            #expect(!command.output.contains("✓ SignUp"))
            #expect(command.output.hasPrefix("The device logs:\n[AutoFill]") == (status == 1))
            #expect(command.status == status)
        }
    }

    @Test func `beside an association that fails follows, and says that none holds`() throws {
        try Self.withFolder(["Main.storyboard": Self.right]) { folder in
            let command = try Command(
                "check", "webcredentials:shop.example.com", "--app", "7D3KX9QW2M.com.example.other", "--site",
                Self.site,
                "--screens", folder)
            #expect(command.status == 1)
            #expect(command.output.hasPrefix("The device logs:\n[AutoFill] Cannot show Automatic Strong Passwords"))
            #expect(command.output.contains("✗ SignUpViewController (sign-up)  iOS offers no strong password"))
            #expect(command.output.contains("the app is not associated with any domain"))
        }
    }
}
