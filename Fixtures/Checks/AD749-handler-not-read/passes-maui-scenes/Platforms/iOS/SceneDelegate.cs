using Foundation;

namespace Shop;

[Register("SceneDelegate")]
public class SceneDelegate : MauiUISceneDelegate
{
}
