import AssociationModel
import Findings
import FoundationEssentials
import SignUpScreens
import TextFormats

/// The files that tests of this target read: its fixtures, and the corpus that may lie beside the repository.
enum ScreenFixture {
    private static let root = String(#filePath).split(separator: "/").dropLast(3).map { "/" + $0 }.joined()

    static func text(_ name: String) throws -> SourceText {
        try text(at: root + "/Fixtures/Screens/" + name, named: name)
    }

    static func text(at path: String, named name: String? = nil) throws -> SourceText {
        SourceText([UInt8](try Data(contentsOf: URL(filePath: path))), from: .file(path: name ?? path))
    }

    static func screens(_ name: String) throws -> [Screen] { try InterfaceBuilderFile(try text(name)).screens }

    /// The files of the corpus; none where it is absent.
    static func corpus() -> [String] {
        let shared = ProcessInfo.processInfo.environment["AASA_SHARED"] ?? root + "/../shared"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: shared + "/corpus/screens")) ?? []
        if names.isEmpty { print("skipped: there is no corpus of screens in \(shared)") }
        return names.sorted().map { shared + "/corpus/screens/" + $0 }
    }
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
