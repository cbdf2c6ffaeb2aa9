import UIKit

// A sign-up as many apps have it: closures, a stack, an action.
final class ProgrammaticSignUpViewController: UIViewController, UITextFieldDelegate {
    private let titleLabel: UILabel = {
        let label = UILabel()
        label.text = "Create your account"
        label.font = .preferredFont(forTextStyle: .title1)
        return label
    }()

    private lazy var emailField: UITextField = {
        let field = UITextField()
        field.placeholder = NSLocalizedString("E-mail", comment: "")
        field.keyboardType = .emailAddress
        field.textContentType = .username
        field.autocapitalizationType = .none
        field.borderStyle = .roundedRect
        field.delegate = self
        field.translatesAutoresizingMaskIntoConstraints = false
        return field
    }()

    private lazy var passwordField: UITextField = makePasswordField(placeholder: "Password")
    private lazy var confirmField: UITextField = makePasswordField(placeholder: "Repeat the password")

    private let signUpButton: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle("Sign up", for: .normal)
        return button
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Sign up"
        let stack = UIStackView(arrangedSubviews: [titleLabel, emailField, passwordField, confirmField, signUpButton])
        stack.axis = .vertical
        stack.spacing = 12
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            emailField.heightAnchor.constraint(equalToConstant: 44),
        ])
        signUpButton.addTarget(self, action: #selector(signUp), for: .touchUpInside)
    }

    private func makePasswordField(placeholder: String) -> UITextField {
        let field = UITextField()
        field.placeholder = placeholder
        field.isSecureTextEntry = true
        field.textContentType = .newPassword
        field.passwordRules = UITextInputPasswordRules(descriptor: Self.rules)
        return field
    }

    private static let rules = "minlength: 8; required: lower; required: upper; required: digit; allowed: [-];"

    @objc private func signUp() {
        guard let email = emailField.text, let password = passwordField.text, password == confirmField.text else {
            passwordField.text = ""
            confirmField.text = ""
            return
        }
        Task {
            try await Server.shared.signUp(email, password)
            navigationController?.popToRootViewController(animated: true)
        }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
}
