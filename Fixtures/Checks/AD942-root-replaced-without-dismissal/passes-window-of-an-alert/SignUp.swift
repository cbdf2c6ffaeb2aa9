import UIKit

class SignUpViewController: UIViewController {
    let emailField = UITextField()
    let passwordField = UITextField()
    let alert = AlertPresenter()

    override func viewDidLoad() {
        super.viewDidLoad()
        emailField.textContentType = .username
        passwordField.isSecureTextEntry = true
        passwordField.textContentType = .newPassword
    }

    func failed() {
        alert.window = view.window
        alert.show("The account could not be created.")
    }

    func signedUp() { navigationController?.popViewController(animated: true) }
}
