import UIKit

/// An alert that a helper makes, which is no screen itself.
final class PromptFactory: NSObject {
    func prompt(_ done: @escaping (String) -> Void) -> UIViewController {
        let alert = UIAlertController(title: "Sign in again", message: nil, preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = "Password"
            field.isSecureTextEntry = true
        }
        return alert
    }
}
