import Findings
import FrameworkScreens
import SignUpScreens
import TestData
import Testing

/// Sources of a framework, by their paths.
struct ScreensOfSources {
    let screens: [Screen]

    init(scripts: KeyValuePairs<String, String>) {
        screens = FrameworkScreenReader.screens(
            ofScripts: scripts.map { SourceText($0.value, from: .file(path: $0.key)) }
                .filter(FrameworkScreenReader.mayHaveScreens))
    }

    init(dart: KeyValuePairs<String, String>) {
        screens = FrameworkScreenReader.screens(ofDart: dart.map { SourceText($0.value, from: .file(path: $0.key)) })
    }

    init(page: String, at path: String = "page.html") {
        screens = FrameworkScreenReader.screens(ofPages: [SourceText(page, from: .file(path: path))])
    }

    func screen(_ name: String) throws -> Screen {
        try #require(screens.first { $0.name == name }, "no screen \(name) among \(screens.map(\.name))")
    }
}

extension Screen {
    /// The content types of its fields as Swift writes them; `-` where none is set, `?` where it is not known.
    var types: [String] {
        fields.map { field in
            field.contentType.isUnclear ? "?" : field.contentType.value?.swiftName ?? "-"
        }
    }

    /// Whether its fields hide their text; `nil` where that is not known.
    var hidden: [Bool?] { fields.map(\.hidesText) }

    var labels: [String?] { fields.map(\.label) }
}
