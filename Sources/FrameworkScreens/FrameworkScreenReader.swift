package import Findings
package import SignUpScreens
import TextFormats

/// Reads the screens of apps that are not written in Swift or Objective-C.
package enum FrameworkScreenReader {
    /// The largest source that is read, in bytes. What a person writes is much smaller.
    package static let sizeLimit = Bound.frameworkSource.most

    // Parts of the names of fields and of their attributes without which no source has one.
    private static let scriptWords = ["Input", "input", "TextField", "FormField", "secureText"].map(ByteSearch.init)
    // What its name shows to be for another system, to be no part of the app, or to be made from sources.
    private static let foreignNames: Set<String> = [
        "android", "web", "windows", "macos", "test", "spec", "stories", "story", "min",
    ]

    /// Reads sources in JavaScript or TypeScript with elements, which belong together.
    package static func screens(ofScripts sources: [SourceText]) -> [Screen] {
        let files = read(sources, mentioning: scriptWords, ScriptFile.init, \.names) { $0.hasElement(named: $1) }
        return ScriptReader(files).screens()
    }

    /// Reads those sources that have one of the words, what shows their components, and what shows those, by name.
    private static func read<File>(
        _ sources: [SourceText], mentioning words: [ByteSearch], _ read: (SourceText) -> File,
        _ names: (File) -> [String], _ uses: (SourceText, Set<String>) -> Bool
    ) -> [File] {
        var files: [String: File] = [:]
        for source in sources where source.mentions(anyOf: words) { files[source.name] = read(source) }
        var new = Set(files.values.flatMap(names))
        for _ in 0..<mostRounds where !new.isEmpty {
            let known = Set(files.values.flatMap(names))
            let users = sources.filter { files[$0.name] == nil && uses($0, new) }
            for source in users { files[source.name] = read(source) }
            new = Set(users.compactMap { files[$0.name] }.flatMap(names)).subtracting(known)
        }
        return files.sorted { $0.key < $1.key }.map(\.value)
    }

    // How many components deep a field is looked for.
    private static let mostRounds = 4

    private static let componentWords = ["@Component"].map(ByteSearch.init)
    private static let elementWords = ["/>", "</", "styled"].map(ByteSearch.init)

    /// Whether a source may belong to an app's screens, by its name and a search in its bytes.
    package static func mayHaveScreens(_ source: SourceText) -> Bool {
        mayHaveScreens(named: source.name)
            && source.mentions(anyOf: source.name.hasSuffix(ComponentTemplate.end) ? componentWords : elementWords)
    }

    /// Whether a source may belong to an app's screens, by its name alone.
    package static func mayHaveScreens(named path: String) -> Bool {
        let parts = (path.split(separator: "/").last ?? "").split(separator: ".")
        return !parts.contains { foreignNames.contains(String($0)) || isHash($0) }
            && !path.contains("__tests__") && !path.contains("__mocks__")
    }

    // The part of a bundle's name that stands for its contents: `main.3f2a1b9c.js`.
    private static func isHash(_ part: Substring) -> Bool {
        part.utf8.count >= 8 && part.allSatisfy(\.isHexDigit) && part.contains(where: \.isNumber)
    }

    // Parts of the names of elements that accept text.
    private static let pageWords = ["input", "text-field", "assword", "_field"].map(ByteSearch.init)

    /// Reads web pages and templates for them, each by itself.
    package static func screens(ofPages pages: [SourceText]) -> [Screen] {
        pages.flatMap { $0.mentions(anyOf: pageWords) ? PageReader.screens(of: $0) : [] }
    }

    // Parts of the names of widgets that accept text, and of their arguments, without which no source has one.
    private static let dartWords = [
        "TextField", "FormField", "Input", "obscure", "autofillHints", "Password",
    ].map(ByteSearch.init)

    /// Reads sources in Dart, which belong together.
    package static func screens(ofDart sources: [SourceText]) -> [Screen] {
        let files = read(sources, mentioning: dartWords, DartFile.init, { $0.classes.map(\.name) }) {
            $0.hasCall(of: $1)
        }
        return DartReader(files).screens()
    }

    /// Whether a source in Dart may belong to an app's screens, by its name: what tools make and what tests are for does not.
    package static func mayHaveWidgets(named path: String) -> Bool {
        let parts = path.split(separator: "/")
        let isMade = [".g.dart", ".freezed.dart", ".gr.dart", ".config.dart", ".mocks.dart", "_test.dart"].contains {
            path.hasSuffix($0)
        }
        return !isMade
            && !parts.dropLast().contains { ["test", "integration_test", "test_driver", ".dart_tool"].contains($0) }
    }

    private static let entryWords = ["Entry", "IsPassword"].map(ByteSearch.init)
    private static let sharpWords = ["IsPassword", "TextContentType"].map(ByteSearch.init)

    /// Reads the documents in XAML and the sources in C# of a project of .NET MAUI.
    ///
    /// - Parameter project: the project file; nil if none was found.
    package static func screens(ofMaui sources: [SourceText], project: SourceText?) -> [Screen] {
        let reader = MauiReader(sources, project: project)
        return sources.flatMap { $0.mentions(anyOf: entryWords) ? reader.screens(of: $0) : [] }
    }

    /// Whether a source is one of .NET MAUI that matters for its screens.
    package static func mayHaveEntries(_ source: SourceText) -> Bool {
        source.mentions(anyOf: source.name.hasSuffix(".cs") ? sharpWords : [MauiReader.namespace])
    }

    private static let objectiveCWords = ["TextField", "extContentType", "ecureTextEntry"].map(ByteSearch.init)

    /// Reads what a source in Objective-C sets of text fields, by its classes; their other code counts as not read.
    package static func screens(ofObjectiveC source: SourceText) -> [Screen] {
        source.mentions(anyOf: objectiveCWords)
            ? ObjectiveCReader.screens(of: source) : []
    }

    /// The ends of names of sources of .NET MAUI.
    package static let mauiEnds = [".xaml", ".cs"]
    /// The ends of names of sources in Dart.
    package static let dartEnds = [".dart"]

    /// The ends of names of web pages and templates.
    package static let pageEnds = [
        ".html", ".htm", ".xhtml", ".vue", ".svelte", ".erb", ".ejs", ".hbs", ".handlebars", ".cshtml", ".razor",
        ".jsp",
        ".twig", ".jinja", ".jinja2", ".j2", ".njk", ".liquid", ".astro", ".blade.php", ".phtml", ".php", ".gohtml",
        ComponentTemplate.end,
    ]
    /// The ends of names of sources with elements.
    package static let scriptEnds = [".tsx", ".jsx", ".js"]
}
