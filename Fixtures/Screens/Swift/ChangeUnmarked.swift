import UIKit

/// A form that changes a password, without a single content type.
final class ChangePasswordViewController: UIViewController {
    private let currentField = UITextField()
    private let newField = UITextField()
    private let repeatField = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Change password"
        currentField.placeholder = "Current password"
        newField.placeholder = "New password"
        repeatField.placeholder = "Repeat new password"
        [currentField, newField, repeatField].forEach { $0.isSecureTextEntry = true }
    }
}
