import SnapKit
import UIKit

// Fields of the app's own class, in a view of its own.
enum InputKind {
    case email, password, newPassword, code

    var contentType: UITextContentType? {
        switch self {
        case .email: return .username
        case .password: return .password
        case .newPassword: return .newPassword
        case .code: return .oneTimeCode
        }
    }

    var isSecure: Bool { self == .password || self == .newPassword }
}

class InputField: UITextField {
    let kind: InputKind

    init(kind: InputKind, placeholder: String) {
        self.kind = kind
        super.init(frame: .zero)
        self.placeholder = placeholder
        configure()
    }

    required init?(coder: NSCoder) { fatalError() }

    private func configure() {
        textContentType = kind.contentType
        isSecureTextEntry = kind.isSecure
        if kind == .code { keyboardType = .numberPad }
    }
}

final class LoginFormView: UIView {
    let email = InputField(kind: .email, placeholder: "E-mail")
    let password = InputField(kind: .password, placeholder: "Password")

    override init(frame: CGRect) {
        super.init(frame: frame)
        [email, password].forEach(addSubview)
        email.snp.makeConstraints { $0.edges.equalToSuperview() }
    }
}

final class LoginViewController: UIViewController {
    private let form = LoginFormView()

    override func loadView() { view = form }

    @objc private func logIn() {
        api.logIn(form.email.text, form.password.text) { [weak self] result in
            switch result {
            case .success:
                self?.view.window?.rootViewController = HomeViewController()
            case .failure:
                self?.form.password.text = ""
            }
        }
    }
}

final class CodeViewController: UIViewController {
    let codeField = InputField(kind: .code, placeholder: "Code")
}
