import UIKit

final class SceneDelegate: WindowDelegate {}
