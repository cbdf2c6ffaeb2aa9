import Findings
import Foundation
import Inputs
import Judging
import TestData
import Testing

@Suite struct `the framework of an app` {
    private static let pubspec = "dependencies:\n  flutter:\n    sdk: flutter\n"

    /// What a file shows, in a folder that has others, too.
    private static func found(_ name: String, _ text: String, beside others: [String] = []) throws -> [String] {
        let folder = try TemporaryFolder()
        for other in others { try folder.write("", to: other) }
        let path = try folder.write(text, to: name)
        let input = try #require(InputKinds.file(named: path, for: .frameworks))
        return try input.parts(of: InputItem(at: path)).screens.frameworks.map(\.name)
    }

    @Test(arguments: [
        ("package.json", #"{"dependencies": {"react-native": "0.76.0"}}"#, ["react-native"]),
        (
            "package.json", #"{"dependencies": {"expo": "~52.0.0", "react-native": "0.76.0"}}"#,
            ["expo", "react-native"]
        ),
        ("package.json", #"{"devDependencies": {"react-native": "*"}, "peerDependencies": {"react-native": "*"}}"#, []),
        ("package.json", #"{"dependencies": {"react": "19"}, "keywords": ["react-native"]}"#, []),
        ("package.json", "{", []),
        ("ios/Podfile", "target 'App' do\n  use_react_native!(\n", ["react-native"]),
        ("ios/Podfile", "# use_react_native!\n  pod 'Alamofire'\n", []),
        ("ios/Podfile", "# use_react_native!\r\n\n  use_react_native!(\n", ["react-native"]),
        ("ios/Podfile", "  flutter_install_all_ios_pods File.dirname(__FILE__)\n", ["flutter"]),
        ("Podfile", "  install_all_flutter_pods(flutter_application_path)\n", ["flutter"]),
        ("capacitor.config.ts", "export default {}", ["capacitor"]), ("capacitor.config.json", "{}", ["capacitor"]),
        (
            "config.xml",
            #"<?xml version='1.0'?><widget id="a" xmlns="http://www.w3.org/ns/widgets"><name>A</name></widget>"#,
            ["cordova"]
        ),
        (
            "config.xml", #"<widget xmlns="http://www.w3.org/ns/widgets" xmlns:tizen="http://tizen.org/ns/widgets"/>"#,
            []
        ),
        ("config.xml", "<configuration/>", []),
        ("App.csproj", "<Project><PropertyGroup>\n<UseMaui>true</UseMaui></PropertyGroup></Project>", ["maui"]),
        ("App.csproj", "<Project><PropertyGroup><UseMaui>false</UseMaui></PropertyGroup></Project>", []),
        ("App.csproj", "<Project>\n<!-- <UseMaui>true</UseMaui> -->\n</Project>", []),
        ("src-tauri/tauri.conf.json", "{}", ["tauri"]),
        (
            "iosMain/MainViewController.kt", "fun MainViewController() = ComposeUIViewController { App() }",
            ["compose-multiplatform"]
        ),
        ("iosMain/MainViewController.kt", "fun MainViewController() = UIViewController()", []),
    ])
    func `is told by the file that decides`(name: String, text: String, frameworks: [String]) throws {
        #expect(try Self.found(name, text) == frameworks)
    }

    @Test func `is Flutter where a pubspec depends on its SDK and has sources, unless it is a plugin`() throws {
        #expect(try Self.found("pubspec.yaml", Self.pubspec, beside: ["lib/main.dart"]) == ["flutter"])
        #expect(try Self.found("pubspec.yaml", Self.pubspec).isEmpty)
        #expect(try Self.found("pubspec.yaml", "dependencies:\n  http: any\n", beside: ["lib/main.dart"]).isEmpty)
        let plugin = Self.pubspec + "flutter:\n  plugin:\n    platforms:\n      ios:\n        pluginClass: A\n"
        #expect(try Self.found("pubspec.yaml", plugin, beside: ["lib/a.dart"]).isEmpty)
    }

    @Test func `is named once, at the outermost folder, and without what it is built on`() {
        let found = [
            ("react-native", "app/ios/Podfile"), ("expo", "app/package.json"), ("react-native", "app/package.json"),
            ("cordova", "web/config.xml"), ("capacitor", "web/capacitor.config.ts"), ("flutter", "module/pubspec.yaml"),
            ("flutter", "module/.ios/Podfile"), ("flutter", "module2/pubspec.yaml"),
        ].map { name, path in
            Report.Framework(name, name, at: .wholeText(SourceText([], from: .file(path: path))))
        }
        #expect(
            Report.Framework.outermost(found).map { "\($0.name) \($0.place.file ?? "")" } == [
                "expo app/package.json", "capacitor web/capacitor.config.ts", "flutter module/pubspec.yaml",
                "flutter module2/pubspec.yaml",
            ])
    }
}
