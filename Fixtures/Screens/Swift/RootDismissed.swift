import UIKit

/// The screen is the root of the window, so dismissing it does nothing.
final class FirstSignUpViewController: UIViewController {
    private let emailField = UITextField()
    private let passwordField = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Create account"
        emailField.placeholder = "E-mail"
        emailField.textContentType = .username
        passwordField.placeholder = "Password"
        passwordField.textContentType = .newPassword
        passwordField.isSecureTextEntry = true
        [emailField, passwordField].forEach(view.addSubview)
    }

    @objc private func signUpTapped() { dismiss(animated: true) }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let form = FirstSignUpViewController()
        let navigation = UINavigationController(rootViewController: form)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        self.window = window
    }
}
