import UIKit

/// Settings of an account: beside the old password, the other one is new.
final class AccountDetailsViewController: UIViewController {
    private let oldPasswordField = UITextField()
    private let usernameField = UITextField()
    private let passwordField = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Account"
        oldPasswordField.placeholder = "Old password"
        oldPasswordField.isSecureTextEntry = true
        usernameField.placeholder = "User name"
        usernameField.textContentType = .username
        passwordField.placeholder = "Password"
        passwordField.isSecureTextEntry = true
    }
}

/// A row that shows that there is a password, and opens another screen.
final class ProfileSettingsViewController: UIViewController {
    private let usernameField = UITextField()
    private let passwordField = UITextField()
    private let openButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        usernameField.placeholder = "User name"
        passwordField.placeholder = "Password"
    }
}
