import UIKit

/// A view of the app around a text field.
final class PasswordField: UIView {
    let textField = UITextField()

    override init(frame: CGRect) {
        super.init(frame: frame)
        textField.placeholder = "Password"
        textField.isSecureTextEntry = true
        textField.textContentType = .newPassword
        addSubview(textField)
    }

    required init?(coder: NSCoder) { fatalError() }
}

final class RegistrationController: UIViewController {
    private let nameField = UITextField()
    private let passwordField = PasswordField()

    override func viewDidLoad() {
        super.viewDidLoad()
        nameField.placeholder = "User name"
        nameField.textContentType = .username
        view.addSubview(nameField)
        view.addSubview(passwordField)
    }

    @objc private func registerTapped() { navigationController?.popToRootViewController(animated: true) }
}
