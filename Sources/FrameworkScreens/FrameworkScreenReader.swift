package import Findings
package import SignUpScreens

/// Reads the screens of apps that are not written in Swift or Objective-C.
package enum FrameworkScreenReader {
    /// The largest source that is read, in bytes. What a person writes is much smaller.
    package static let sizeLimit = Bound.frameworkSource.most

    // Parts of the names of fields and of their attributes without which no source has one.
    private static let scriptWords: [StaticString] = ["Input", "input", "TextField", "FormField", "secureText"]
    // What its name shows to be for another system, to be no part of the app, or to be made from sources.
    private static let foreignNames: Set<String> = [
        "android", "web", "windows", "macos", "test", "spec", "stories", "story", "min",
    ]

    /// Reads sources in JavaScript or TypeScript with elements, which belong together.
    package static func screens(ofScripts sources: [SourceText]) -> [Screen] {
        var files = sources.filter { $0.mentions(anyOf: scriptWords) }.map(ScriptFile.init)
        let read = Set(files.map(\.text.name))
        var rest = sources.filter { !read.contains($0.name) }
        // What shows their components, and what shows those.
        var names = Set(files.flatMap(\.names))
        for _ in 0..<mostRounds where !names.isEmpty {
            let users = rest.indices.filter { rest[$0].hasElement(named: names) }
            let new = users.map { ScriptFile(rest[$0]) }
            for index in users.reversed() { rest.remove(at: index) }
            names = Set(new.flatMap(\.names)).subtracting(files.flatMap(\.names))
            files += new
        }
        return ScriptReader(files.sorted { $0.text.name < $1.text.name }).screens()
    }

    // How many components deep a field is looked for.
    private static let mostRounds = 4

    /// Whether a source may belong to an app's screens, by its name and a search in its bytes.
    package static func mayHaveScreens(_ source: SourceText) -> Bool {
        mayHaveScreens(named: source.name) && source.mentions(anyOf: ["/>", "</", "styled"])
    }

    /// Whether a source may belong to an app's screens, by its name alone.
    package static func mayHaveScreens(named path: String) -> Bool {
        let name = path.split(separator: "/").last ?? ""
        return !name.split(separator: ".").contains { foreignNames.contains(String($0)) }
            && !path.contains("__tests__") && !path.contains("__mocks__")
    }

    // Parts of the names of elements that accept text.
    private static let pageWords: [StaticString] = ["input", "text-field", "assword", "_field"]

    /// Reads web pages and templates for them, each by itself.
    package static func screens(ofPages pages: [SourceText]) -> [Screen] {
        pages.flatMap { $0.mentions(anyOf: pageWords) ? PageReader.screens(of: $0) : [] }
    }

    /// The ends of names of web pages and templates.
    package static let pageEnds = [
        ".html", ".htm", ".xhtml", ".vue", ".svelte", ".erb", ".ejs", ".hbs", ".handlebars", ".cshtml", ".razor",
        ".jsp",
        ".twig", ".jinja", ".jinja2", ".j2", ".njk", ".liquid", ".astro", ".blade.php", ".phtml", ".php", ".gohtml",
    ]
    /// The ends of names of sources with elements.
    package static let scriptEnds = [".tsx", ".jsx", ".js"]
}
