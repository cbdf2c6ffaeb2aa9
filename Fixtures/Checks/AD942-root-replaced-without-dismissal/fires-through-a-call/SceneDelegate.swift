import UIKit

protocol SignUpDelegate: AnyObject {
    func showHome()
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate, SignUpDelegate {
    var window: UIWindow?

    func showHome() {
        window?.rootViewController = HomeViewController()
    }
}
