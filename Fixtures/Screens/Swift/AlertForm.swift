import UIKit

/// An alert asks for a user name and a password.
final class DocumentsViewController: UIViewController {
    @objc private func signInTapped() {
        let alert = UIAlertController(title: "Sign in", message: nil, preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = "User name"
            field.textContentType = .username
        }
        alert.addTextField {
            $0.placeholder = "Password"
            $0.isSecureTextEntry = true
        }
        alert.addAction(UIAlertAction(title: "Sign in", style: .default) { _ in })
        present(alert, animated: true)
    }
}
