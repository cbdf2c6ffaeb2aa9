import UIKit

/// A code, and beside it, out of sight, the account that iOS is to save.
final class TwoFactorViewController: UIViewController {
    private let codeField = UITextField()
    private let accountField = UITextField()
    private let passwordField = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        codeField.textContentType = .oneTimeCode
        accountField.textContentType = .username
        accountField.alpha = 0.01
        passwordField.textContentType = .password
        passwordField.isSecureTextEntry = true
        passwordField.alpha = 0.01
    }
}

/// Constraints of SnapKit that name the field itself leave it as it is.
final class LinedField: UITextField {
    private let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(line)
        line.snp.makeConstraints { make in make.bottom.equalTo(self).offset(-2) }
    }
}

final class LinedSignInViewController: UIViewController {
    private let nameField = LinedField()
    private let passwordField = LinedField()

    override func viewDidLoad() {
        super.viewDidLoad()
        nameField.placeholder = "User name"
        passwordField.placeholder = "Password"
        passwordField.isSecureTextEntry = true
    }
}
