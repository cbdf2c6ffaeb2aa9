import UIKit

/// What surrounds a screen, and is none.
final class SignUpViewModel {
    let emailField = UITextField()
    let passwordField = UITextField()
}

final class SignUpRouter {
    var passwordField: UITextField?
    func showSignUp() {}
}

final class MockSignUpViewController: UIViewController {
    let passwordField = UITextField()
}
