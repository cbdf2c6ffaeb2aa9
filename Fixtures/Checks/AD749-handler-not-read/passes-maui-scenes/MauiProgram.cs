using Microsoft.Maui.LifecycleEvents;

namespace Shop;

public static class MauiProgram
{
    public static MauiApp CreateMauiApp()
    {
        var builder = MauiApp.CreateBuilder();
        builder.UseMauiApp<App>();
        builder.ConfigureLifecycleEvents(lifecycle =>
        {
#if IOS
            lifecycle.AddiOS(ios =>
            {
                ios.SceneWillConnect((scene, session, options) =>
                    Links.Open(options.UserActivities.ToArray().FirstOrDefault()));
                ios.SceneContinueUserActivity((scene, activity) => Links.Open(activity));
            });
#endif
        });
        return builder.Build();
    }
}
