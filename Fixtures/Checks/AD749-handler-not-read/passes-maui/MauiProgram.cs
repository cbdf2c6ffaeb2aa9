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
#if IOS || MACCATALYST
            lifecycle.AddiOS(ios => ios.ContinueUserActivity((app, activity, handler) => Links.Open(activity)));
#endif
        });
        return builder.Build();
    }
}
