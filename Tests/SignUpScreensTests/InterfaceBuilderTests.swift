import AssociationModel
import Findings
import SignUpScreens
import Testing
import TextFormats

@Suite struct `an Interface Builder file` {
    @Test func `gives a screen for each scene with fields, with what AutoFill looks at`() throws {
        let screens = try ScreenFixture.screens("SignUp.storyboard")
        #expect(screens.map(\.name) == ["SignUpViewController", "scene scn-00-003"])
        #expect(screens.map(\.className) == ["SignUpViewController", nil])
        #expect(
            screens[0].summary == [
                "emailField “E-mail” textField username emailAddress",
                "passwordField “Password” textField new-password hidden {required: upper; required: digit; required: [-&]; minlength: 12;}",
                "confirmField “Confirm password” textField new-password hidden "
                    + "{required: upper; required: digit; required: [-&]; minlength: 12;}",
            ])
        #expect(screens[1].summary == ["- “Code” textField one-time-code numberPad"])
        #expect(
            screens[0].texts == ["Your e-mail address is your user name.", "Create account", "Cancel", "Join Shop"])
    }

    @Test func `says which classes may set more`() throws {
        let screens = try ScreenFixture.screens("SignUp.storyboard")
        #expect(screens[0].unreadClasses == ["SignUpViewController", "FancyTextField"])
        #expect(screens[0].hasUnreadCode)
        #expect(screens[0].fields.map(\.className) == [nil, "FancyTextField", nil])
        #expect(screens[1].unreadClasses.isEmpty)
        #expect(!screens[1].hasUnreadCode)
    }

    @Test func `keeps the place of everything`() throws {
        let screen = try #require(try ScreenFixture.screens("SignUp.storyboard").first)
        #expect(screen.place.line == 24)
        #expect(screen.place.marked == "SignUpViewController")
        let password = screen.fields[1]
        #expect(password.place.line == 31)
        #expect(password.place.marked == "textField")
        #expect(password.contentType.place?.line == 32)
        #expect(password.contentType.place?.marked == "new-password")
        #expect(password.isSecure.place?.marked == "YES")
        #expect(screen.fields[0].keyboard.place?.marked == "emailAddress")
    }

    @Test func `leads from each byte of a descriptor to the byte it was written in`() throws {
        let screen = try #require(try ScreenFixture.screens("SignUp.storyboard").first)
        let rules = try #require(screen.fields[2].rules.value)
        let offset = try #require(rules.descriptor.string.utf8.firstIndex(of: UInt8(ascii: "&")))
        let start = rules.descriptor.string.utf8.distance(from: rules.descriptor.string.utf8.startIndex, to: offset)
        #expect(rules.text.string(in: rules.descriptor.span(of: SourceSpan(start, start + 2))) == "&amp;]")
    }

    @Test func `tells how a screen is left`() throws {
        let screen = try #require(try ScreenFixture.screens("SignUp.storyboard").first)
        #expect(screen.departures.map(\.kind) == [.dismissal, .push])
        #expect(screen.departures.map(\.function) == ["unwindToWelcome:", "enterCode"])
        #expect(screen.departures.map(\.place.line) == [47, 57])
    }

    @Test func `puts an embedded form in its place, with the names that its own class has for the fields`() throws {
        let screens = try ScreenFixture.screens("Account.storyboard")
        #expect(screens.map(\.name) == ["AccountViewController"])
        #expect(
            screens[0].summary == [
                "userNameField “User name” textField username",
                "passwordField “Password” textField new-password hidden of AccountFormController",
                #"input - custom("ShopTextInput") of RepeatCell"#,
            ])
        #expect(
            screens[0].texts == [
                "New account", "Choose a password", "By creating an account\nyou accept the terms.",
            ])
        #expect(
            screens[0].unreadClasses == [
                "AccountViewController", "AccountFormController", "RepeatCell", "ShopTextInput",
            ])
    }

    @Test func `tells a label of AppKit from a field, and takes the owner's names`() throws {
        let screens = try ScreenFixture.screens("LoginWindow.xib")
        #expect(screens.map(\.className) == ["LoginWindowController"])
        #expect(
            screens[0].summary == [
                "nameField “Account” textField", "passwordField “Password” secureField hidden",
            ])
        #expect(screens[0].texts == ["Sign In to Shop", "Account", "Sign In"])
    }

    @Test func `lets attributes that are set at run time count for more`() throws {
        let screens = try ScreenFixture.screens("PasswordCell.xib")
        #expect(screens.map(\.className) == ["PasswordCell"])
        #expect(
            screens[0].summary == [
                "accountField “Account” textField username read-only",
                "passwordField “Password” textField new-password hidden",
            ])
        #expect(screens[0].fields[1].contentType.place?.line == 16)
        #expect(screens[0].fields[1].inputView.place?.marked == "pad-03-001")
    }

    @Test(arguments: [
        (#"<textField><textInputTraits key="textInputTraits" secureTextEntry="maybe"/></textField>"#, "- - textField"),
        (#"<textField secureTextEntry="YES"/>"#, "- - textField"),
        (#"<textField userInteractionEnabled="NO" placeholder=" "/>"#, "- - textField read-only"),
        (#"<textView/>"#, "- - textView"), (#"<view customClass="UITextField"/>"#, "- - textField"),
        (#"<textField customClass="NSSecureTextField"/>"#, "- - secureField hidden"),
        (#"<view customClass="MaterialTextField"/>"#, #"- - custom("MaterialTextField")"#),
        (#"<view customClass="TextFieldRow"><subviews><textField/></subviews></view>"#, "- - textField"),
        (
            #"<view><subviews><label text="E-mail"/><view><subviews><textField/></subviews></view></subviews></view>"#,
            "- “E-mail” textField"
        ),
        (#"<view><subviews><label text="E-mail"/><button/><textField/></subviews></view>"#, "- - textField"),
        (
            #"<view><subviews><label text="Type the code that we sent you"/><textField/></subviews></view>"#,
            "- - textField"
        ),
        (
            #"<view><subviews><label><string key="text">A&#10;B</string></label><textField/></subviews></view>"#,
            "- “A\nB” textField"
        ),
        (
            #"<textField><passwordRules key="passwordRules" descriptor="minlength: 8;"/></textField>"#,
            "- - textField {minlength: 8;}"
        ),
        (
            #"<textField><textInputTraits key="textInputTraits"><object key="passwordRules"><string>minlength: 9;</string></object></textInputTraits></textField>"#,
            "- - textField {minlength: 9;}"
        ),
        (
            #"<textField><textInputTraits key="textInputTraits"><string key="passwordRulesDescriptor" base64-UTF8="YES">bWlubGVuZ3RoOiA4Ow</string></textInputTraits></textField>"#,
            "- - textField {minlength: 8;}"
        ),
    ])
    func `gives a field`(xml: String, summary: String) throws {
        let text = SourceText("<document><objects>\(xml)</objects></document>", from: .file(path: "A/Form.xib"))
        let screens = try InterfaceBuilderFile(text).screens
        #expect(screens.map(\.name) == [screens.first?.className ?? "Form"])
        #expect(screens.flatMap(\.summary) == [summary])
    }

    @Test func `says where rules stand whose form is not known`() throws {
        let text = SourceText(
            #"<document><objects><textField><textInputTraits><x key="passwordRules"/></textInputTraits></textField></objects></document>"#,
            from: .argument)
        let untouched = try InterfaceBuilderFile(text).screens.first?.fields.first
        #expect(untouched?.rules.isSet == false)
        let keyed = SourceText(
            #"<document><objects><textField><x key="passwordRules"/></textField></objects></document>"#, from: .argument
        )
        let rules = try #require(try InterfaceBuilderFile(keyed).screens.first?.fields.first?.rules)
        #expect(rules.isUnclear)
        #expect(rules.place?.marked == #"<x key="passwordRules"/>"#)
    }

    private static func scene(_ identifier: String, _ inside: String, _ element: String = "viewController") -> String {
        """
        <scene><objects><\(element) id="\(identifier)" storyboardIdentifier="\(identifier)" sceneMemberID="viewController">
        \(inside)</\(element)></objects></scene>
        """
    }

    private static func screens(_ scenes: [String], _ attributes: String = "", file: String = "Main") throws -> [Screen]
    {
        let xml = "<document \(attributes)><scenes>\(scenes.joined())</scenes></document>"
        return try InterfaceBuilderFile(SourceText(xml, from: .file(path: "App/\(file).storyboard"))).screens
    }

    @Test(
        arguments: [
            ("unwind", .dismissal), ("show", .push), ("push", .push), ("presentation", .presentation),
            ("modal", .presentation), ("popoverPresentation", .presentation), ("sheet", .presentation),
        ] as [(String, Departure.Kind)])
    func `tells the screens that take its place from those that cover it`(segue: String, kind: Departure.Kind) throws {
        let form = """
            <view key="view"><subviews><textField/><button><connections>
            <segue kind="\(segue)" destination="b" identifier="next"/></connections></button></subviews></view>
            """
        let screen = try #require(try Self.screens([Self.scene("a", form)]).first)
        #expect(screen.departures.map(\.kind) == [kind])
        #expect(screen.departures.map(\.detail) == ["next"])
    }

    @Test func `has no screens if it is what is shown during the launch`() throws {
        let form = Self.scene("a", #"<view key="view"><subviews><textField/></subviews></view>"#)
        #expect(try Self.screens([form], #"launchScreen="YES""#).isEmpty)
        #expect(try Self.screens([form], #"launchScreen="NO""#).count == 1)
    }

    @Test func `tells which screens are the root of the window`() throws {
        let form = #"<view key="view"><subviews><textField/></subviews></view>"#
        let navigation = Self.scene(
            "n",
            #"<connections><segue destination="a" kind="relationship" relationship="rootViewController"/></connections>"#,
            "navigationController")
        let scenes = [navigation, Self.scene("a", form), Self.scene("b", form)]
        #expect(try Self.screens(scenes, #"initialViewController="n""#).map(\.isRoot) == [true, false])
        #expect(try Self.screens(scenes, #"initialViewController="b""#).map(\.isRoot) == [false, true])
        // Code may present the first scene of another storyboard.
        #expect(
            try Self.screens(scenes, #"initialViewController="b""#, file: "SignUp").map(\.isRoot) == [false, false])
    }
}
