var app = WebApplication.CreateBuilder(args).Build();
app.UseStaticFiles(new StaticFileOptions
{
    ServeUnknownFileTypes = true,
    DefaultContentType = "application/json",
});
app.Run();
