import UIKit
import Cordova

@main
class AppDelegate: CDVAppDelegate {
}
