import MaterialComponents
import UIKit

// Fields of a library, and a helper that is not in these files.
final class VendorFieldsViewController: UIViewController {
    let emailField = MDCOutlinedTextField()
    let passwordField = MDCOutlinedTextField()
    let nickname = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        emailField.label.text = "E-mail"
        passwordField.textContentType = .newPassword
        passwordField.isSecureTextEntry = true
        Theme.apply(to: nickname)
    }
}
