import UIKit

/// A window of its own for alerts, over the one with the screen.
final class NoticeSignUpViewController: UIViewController {
    private let emailField = UITextField()
    private let passwordField = UITextField()
    private lazy var noticeWindow: UIWindow = {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.windowLevel = .alert
        return window
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        emailField.textContentType = .username
        passwordField.textContentType = .newPassword
        passwordField.isSecureTextEntry = true
    }

    @objc func signUpTapped() { navigationController?.pushViewController(HomeViewController(), animated: true) }
}
