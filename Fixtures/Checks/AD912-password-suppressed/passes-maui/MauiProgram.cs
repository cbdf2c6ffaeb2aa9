using Microsoft.Maui.Handlers;

public static class MauiProgram
{
    public static MauiApp CreateMauiApp()
    {
#if IOS
        EntryHandler.Mapper.AppendToMapping(nameof(IEntry.IsPassword), (handler, view) =>
            handler.PlatformView.TextContentType = view.IsPassword
                ? UIKit.UITextContentType.Password : UIKit.UITextContentType.Username);
#endif
        return MauiApp.CreateBuilder().UseMauiApp<App>().Build();
    }
}
