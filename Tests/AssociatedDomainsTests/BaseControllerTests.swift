#if SwiftSources
    import AssociatedDomains
    import TestData
    import Testing

    @Suite struct `a base controller with a scene of its own` {
        private static let storyboard = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
            <scene sceneID="a"><objects><viewController id="b" customClass="SignInController"><view key="view" id="c">
            <subviews><textField id="d"><textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>
            </subviews></view><connections><outlet property="passwordField" destination="d" id="e"/></connections>
            </viewController></objects></scene></scenes></document>
            """
        private static let code = """
            import UIKit
            class SignInController: UIViewController {
                @IBOutlet var passwordField: UITextField!
                override func viewDidLoad() { passwordField.textContentType = .password }
            }
            final class PinnedSignInController: SignInController { let noteField = UITextField() }
            """

        @Test func `has its code, although another one is derived from it`() throws {
            let folder = try TemporaryFolder(["Main.storyboard": Self.storyboard, "SignIn.swift": Self.code])
            let scene = try #require(
                ScreenFiles(reading: [folder.path]).parts.screens.first { $0.className == "SignInController" })
            #expect(scene.unreadClasses == [])
            #expect(scene.fields.map { $0.contentType.value?.rawValue } == ["password"])
        }
    }
#endif
