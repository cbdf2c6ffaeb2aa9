import AssociationModel
import Findings
import SignUpScreens
import TestData
import TextFormats

/// The fixtures that tests of this target read.
enum ScreenFixture {
    static func text(_ name: String) throws -> SourceText {
        SourceText(try Repository.bytes(of: "Fixtures/Screens/" + name), from: .file(path: name))
    }

    static func screens(_ name: String) throws -> [Screen] { try InterfaceBuilderFile(try text(name)).screens }
}

extension Place {
    /// The bytes that are marked, as text.
    var marked: String? { if case .text(let text, let span) = self { text.string(in: span) } else { nil } }

    /// The line, from 1.
    var line: Int? { position?.line }
}

extension Screen {
    /// The fields in a line each, so that a table of them can be compared and read.
    var summary: [String] { fields.map(\.summary) }
}

extension InputField {
    var summary: String {
        var parts = [name ?? "-", label.map { "“\($0)”" } ?? "-", "\(element)"]
        if let type = contentType.value { parts.append(type.rawValue) }
        if hidesText == true { parts.append("hidden") }
        if let keyboard = keyboard.value { parts.append(keyboard.rawValue) }
        if let rules = rules.value { parts.append("{\(rules.descriptor.string)}") }
        if isEditable.value == false { parts.append("read-only") }
        if let owner { parts.append("of \(owner)") }
        return parts.joined(separator: " ")
    }
}
