import UIKit

class SignUpViewController: UIViewController, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    let emailField = UITextField()
    let passwordField = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        emailField.textContentType = .username
        passwordField.isSecureTextEntry = true
        passwordField.textContentType = .newPassword
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { dismiss(animated: true) }

    func signedUp() { navigationController?.popViewController(animated: true) }
}
