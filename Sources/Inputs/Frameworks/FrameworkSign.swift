import Findings
import TextFormats

/// A file that shows in which framework the screens of an app are written, and what in it decides.
struct FrameworkSign {
    enum Evidence {
        /// The file itself.
        case presence
        /// A package that the app depends on, in `package.json`. What only its development needs is no sign.
        case dependency(String)
        /// The SDK that a pubspec depends on, with sources beside it. A plugin is no app.
        case flutterSDK
        /// A text in lower case in a line that is no comment, unless another text is in the file.
        case text(String, unless: String? = nil)
    }

    /// The name for programs.
    let name: String
    /// The name for people.
    let title: String
    let file: InputName
    let evidence: Evidence

    static let all: [FrameworkSign] = [
        FrameworkSign("flutter", "Flutter", "pubspec.yaml", .flutterSDK),
        FrameworkSign("flutter", "Flutter", "AppFrameworkInfo.plist", .presence),
        FrameworkSign("flutter", "Flutter", "Podfile", .text("flutter_install_all_ios_pods")),
        // A Flutter module in a native app, whose own files may be in another repository.
        FrameworkSign("flutter", "Flutter", "Podfile", .text("install_all_flutter_pods")),
        FrameworkSign("expo", "React Native with Expo", "package.json", .dependency("expo")),
        FrameworkSign("expo", "React Native with Expo", "Podfile", .text("use_expo_modules!")),
        FrameworkSign("react-native", "React Native", "package.json", .dependency("react-native")),
        FrameworkSign("react-native", "React Native", "Podfile", .text("use_react_native!")),
        FrameworkSign("nativescript", "NativeScript", "package.json", .dependency("@nativescript/core")),
        FrameworkSign("capacitor", "Capacitor", "capacitor.config.json", .presence),
        FrameworkSign("capacitor", "Capacitor", "capacitor.config.ts", .presence),
        FrameworkSign("capacitor", "Capacitor", "capacitor.config.js", .presence),
        // Tizen describes its widgets in the same format.
        FrameworkSign("cordova", "Cordova", "config.xml", .text("www.w3.org/ns/widgets", unless: "xmlns:tizen")),
        FrameworkSign("tauri", "Tauri", "tauri.conf.json", .presence),
        FrameworkSign("tauri", "Tauri", "Tauri.toml", .presence),
        FrameworkSign("maui", ".NET MAUI", ".csproj", .text("true</usemaui>")),
        // Where Compose Multiplatform hands its screens to iOS.
        FrameworkSign(
            "compose-multiplatform", "Compose Multiplatform", "MainViewController.kt", .text("composeuiviewcontroller")
        ),
    ]

    /// The frameworks that another one is built on, or has taken the place of.
    static let bases = ["expo": "react-native", "capacitor": "cordova"]

    /// - Parameter file: the name of the file, or the end of it after a full stop.
    private init(_ name: String, _ title: String, _ file: String, _ evidence: Evidence) {
        (self.name, self.title, self.evidence) = (name, title, evidence)
        self.file = file.hasPrefix(".") ? .ending(file) : .whole(file)
    }

    /// What decides in a file with the sign's name; nil if nothing does.
    ///
    /// - Parameter neighbours: returns the names in a folder beside the file.
    func place(in text: SourceText, neighbours: (String) -> [String]) -> Place? {
        switch evidence {
        case .presence: return .wholeText(text)
        case .dependency(let name):
            let root = JSONParser.parse(text.bytes, dialect: .lenient).root
            return root?.member("dependencies")?.value.member(name).map { .text(text, $0.key.span) }
        case .flutterSDK:
            guard let root = YAMLReader.read(text.bytes).root,
                let sdk = root.member("dependencies")?.value.member("flutter")?.value.member("sdk")?.value,
                sdk.string == "flutter", root.member("flutter")?.value.member("plugin") == nil,
                neighbours("lib").contains(where: { $0.hasSuffix(".dart") })
            else { return nil }
            return .text(text, sdk.span)
        case .text(let wanted, let other):
            let bytes = text.bytes.map(\.asciiLowercased)
            if let other, ByteSearch(other).first(in: bytes) != nil { return nil }
            let search = ByteSearch(wanted)
            var next = 0
            while let start = search.first(in: bytes, from: next),
                let line = text.span(ofLine: text.position(of: start).line)
            {
                if !Self.isComment(bytes[line.start..<line.end]) {
                    return .text(text, SourceSpan(start, start + wanted.utf8.count))
                }
                next = line.end
            }
            return nil
        }
    }

    private static func isComment(_ line: ArraySlice<UInt8>) -> Bool {
        let start = line.drop { $0 == 0x20 || $0 == 0x09 }
        return ["#", "//", "*", "/*", "<!--"].contains { start.starts(with: $0.utf8) }
    }
}
