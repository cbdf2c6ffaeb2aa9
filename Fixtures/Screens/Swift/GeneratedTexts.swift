import UIKit

/// Texts from generated constants.
enum L10n {
    enum Start {
        static let title = L10n.tr("Localizable", "start.title", fallback: "Create your account")
        static let email = L10n.tr("Localizable", "start.email", fallback: "E-mail address")
        static let secret = L10n.tr("Localizable", "start.secret", fallback: "Choose a password")
    }
}

extension L10n {
    static func tr(_ table: String, _ key: String, fallback: String) -> String {
        Bundle.main.localizedString(forKey: key, value: fallback, table: table)
    }
}

final class StartViewController: UIViewController {
    private let first = UITextField()
    private let second = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = L10n.Start.title
        first.placeholder = L10n.Start.email
        second.placeholder = L10n.Start.secret
        second.isSecureTextEntry = true
    }

    @objc private func goOn() { dismiss(animated: true) }
}
