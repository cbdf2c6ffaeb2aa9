import Findings
import FrameworkScreens
import SignUpScreens
import Testing

@Suite struct MauiTests {
    private static func screens(_ sources: KeyValuePairs<String, String>, for frameworks: String?) -> [Screen] {
        let project = frameworks.map {
            SourceText("<Project><TargetFrameworks>\($0)</TargetFrameworks></Project>", from: .file(path: "App.csproj"))
        }
        let texts = sources.map { SourceText($0.value, from: .file(path: $0.key)) }
        return FrameworkScreenReader.screens(
            ofMaui: texts.filter(FrameworkScreenReader.mayHaveEntries), project: project)
    }

    private static let page = """
        <ContentPage xmlns="http://schemas.microsoft.com/dotnet/2021/maui" x:Class="App.Views.LoginPage" Title="Log in">
          <Entry Placeholder="E-mail" Keyboard="Email" Text="{Binding Email}" />
          <Entry x:Name="secret" Placeholder="{x:Static r:Texts.Password}" IsPassword="True" />
          <Button Text="Log in" />
        </ContentPage>
        """

    @Test(arguments: [
        ("net10.0-ios;net10.0-android", ".oneTimeCode"), ("net11.0-ios", ".oneTimeCode"), ("net9.0-ios", "?"),
        ("net9.0-ios;net10.0-ios", "?"), ("net8.0-ios", "?"), ("$(Frameworks)", "?"),
    ])
    func `a password entry has the type that its release of .NET gives it`(_ frameworks: String, _ type: String) throws
    {
        let screen = try #require(Self.screens(["LoginPage.xaml": Self.page], for: frameworks).first)
        #expect(screen.name == "LoginPage")
        #expect(screen.types == [type == "?" ? "?" : "-", type])
        #expect(screen.hidden == [false, true])
        #expect(screen.labels == ["E-mail", "Password"])
        #expect(screen.fields.map(\.name) == ["Email", "secret"])
        #expect(screen.texts == ["Log in", "Log in"])
    }

    @Test func `a mapping that sets content types may set any of them`() throws {
        let mapping = "EntryHandler.Mapper.AppendToMapping(\"A\", (h, v) => { h.PlatformView.TextContentType = t; });"
        let sources: KeyValuePairs = ["LoginPage.xaml": Self.page, "MauiProgram.cs": mapping]
        #expect(try #require(Self.screens(sources, for: "net10.0-ios").first).types == ["?", "?"])
    }

    @Test func `an entry that is made in code is one, too`() throws {
        let code = """
            public class SignUpPage : ContentPage {
              readonly Entry password = new Entry { IsPassword = true, Placeholder = "Password" };
              public SignUpPage() { Content = new Grid { Children = { new Entry() { IsPassword = hides } } }; }
            }
            """
        let screen = try #require(Self.screens(["SignUpPage.cs": code], for: "net10.0-ios").first)
        #expect(screen.name == "SignUpPage")
        #expect(screen.hidden == [true, true])
        #expect(screen.fields[0].name == "password")
        #expect(screen.fields[1].visibilitySwitch != nil)
    }

    @Test func `a document of another framework is none`() {
        let page = Self.page.replacing("schemas.microsoft.com/dotnet/2021/maui", with: "xamarin.com/schemas/2014/forms")
        #expect(Self.screens(["LoginPage.xaml": page], for: nil).isEmpty)
    }
}
