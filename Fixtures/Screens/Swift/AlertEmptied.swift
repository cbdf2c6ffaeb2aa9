import UIKit

/// An alert asks for a new account, and its button empties a field after reading it.
final class WelcomeTourViewController: UIViewController {
    @objc private func joinTapped() {
        let alert = UIAlertController(title: "Sign up", message: nil, preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = "User name"
            field.textContentType = .username
        }
        alert.addTextField {
            $0.placeholder = "Password"
            $0.textContentType = .newPassword
            $0.isSecureTextEntry = true
        }
        alert.addAction(
            UIAlertAction(title: "Create account", style: .default) { _ in
                self.create(alert.textFields?[0].text, alert.textFields?[1].text)
                alert.textFields?[1].text = nil
            })
        present(alert, animated: true)
    }
}
