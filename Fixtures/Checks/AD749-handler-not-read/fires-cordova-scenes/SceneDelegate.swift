import UIKit
import Cordova

class SceneDelegate: CDVSceneDelegate {
}
