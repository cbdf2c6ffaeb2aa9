import BranchSDK
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Branch.getInstance().initSession(launchOptions: launchOptions) { parameters, error in
            Router.shared.open(parameters)
        }
        return true
    }
}
