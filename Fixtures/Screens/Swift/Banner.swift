import UIKit

/// A new password alone on its screen, over which a text is shown at times.
final class ChoosePasswordViewController: UIViewController {
    private let passwordField = UITextField()
    private let repeatField = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Choose a password"
        passwordField.placeholder = "Password"
        passwordField.textContentType = .newPassword
        passwordField.isSecureTextEntry = true
        repeatField.placeholder = "Repeat password"
        repeatField.textContentType = .newPassword
        repeatField.isSecureTextEntry = true
    }

    private func show(_ text: String) {
        let banner = BannerView(text)
        banner.show(in: view)
    }
}

final class BannerView: UIView {
    private var textView: UITextView?

    convenience init(_ text: String) {
        self.init(frame: .zero)
        let textView = UITextView()
        Palette.style(textView)
        self.textView = textView
    }
}
