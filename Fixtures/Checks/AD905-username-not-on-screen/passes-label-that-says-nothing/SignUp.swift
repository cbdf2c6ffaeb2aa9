import UIKit

class SignUpViewController: UIViewController {
    let customerField = UITextField()
    let passwordField = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        customerField.placeholder = "Customer ID"
        passwordField.placeholder = "Password"
        passwordField.isSecureTextEntry = true
        passwordField.textContentType = .newPassword
        view.addSubview(customerField)
        view.addSubview(passwordField)
    }

    func signedUp() { dismiss(animated: true) }
}
