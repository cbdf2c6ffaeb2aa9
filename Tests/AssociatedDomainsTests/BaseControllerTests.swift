#if SwiftSources
    import AssociatedDomains
    import Foundation
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
            let folder = FileManager.default.temporaryDirectory.appending(path: "aasa-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            try Self.storyboard.write(to: folder.appending(path: "Main.storyboard"), atomically: true, encoding: .utf8)
            try Self.code.write(to: folder.appending(path: "SignIn.swift"), atomically: true, encoding: .utf8)
            let scene = try #require(
                ScreenFiles(reading: [folder.path]).parts.screens.first { $0.className == "SignInController" })
            #expect(scene.unreadClasses == [])
            #expect(scene.fields.map { $0.contentType.value?.rawValue } == ["password"])
        }
    }
#endif
