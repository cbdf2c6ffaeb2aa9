import UIKit

class OutletsViewController: UIViewController {
    @IBOutlet weak var emailTextField: UITextField!
    @IBOutlet weak var passwordTextField: UITextField! {
        didSet {
            if #available(iOS 12.0, *) {
                passwordTextField.textContentType = .newPassword
            }
            passwordTextField.isSecureTextEntry = true
        }
    }
    @IBOutlet private var rememberSwitch: UISwitch!

    @IBAction func signUpTapped(_ sender: Any) {
        emailTextField.text = ""
        passwordTextField.text = nil
        performSegue(withIdentifier: "unwindToStart", sender: self)
    }
}
