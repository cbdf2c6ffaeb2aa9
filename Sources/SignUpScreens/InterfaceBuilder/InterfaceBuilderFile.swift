package import Findings
import TextFormats

/// A `.storyboard` or `.xib` file, for UIKit or AppKit, and the screens in it.
///
/// Each scene of a storyboard with fields is a screen, and so is each object of a `.xib` with fields; the rest is left
/// out. A scene that is embedded in another one (a container view) is part of that screen, since its fields appear and
/// disappear with it. Apple does not document the format: this reads what Xcode is known to write, and skips the rest.
package struct InterfaceBuilderFile: Sendable {
    /// The screens with fields, in the order of the file.
    package let screens: [Screen]

    /// The largest plausible size of such a file, in bytes. Callers should not read larger ones.
    package static let sizeLimit = Bound.interfaceFile.most

    /// Reads a file. Throws the reason if it is not an Interface Builder file of a current version of Xcode.
    package init(_ text: SourceText) throws(InterfaceBuilderProblem) {
        let bytes = text.bytes
        for magic in ["NIBArchive", "bplist0"] where bytes.starts(with: magic.utf8) {
            throw InterfaceBuilderProblem(.compiled, at: SourceSpan(0, magic.utf8.count))
        }
        let root: XMLElement
        do throws(XMLProblem) { root = try XMLReader.read(bytes) } catch { throw InterfaceBuilderProblem(error) }
        switch root.name {
        case "document": break
        case "archive": throw InterfaceBuilderProblem(.outdated, at: root.nameSpan)
        default: throw InterfaceBuilderProblem(.foreign(root.name), at: root.nameSpan)
        }
        // What is shown while the app starts takes no input.
        guard root.flag("launchScreen") != true else {
            screens = []
            return
        }
        let oldest = Self.oldestSystem(of: root, in: text)
        var assembly = SceneAssembly(SceneList(root, in: text).scenes)
        screens = assembly.screens().map { screen in
            var screen = screen
            screen.oldestSystem = oldest
            return screen
        }
    }

    /// The major version that “Builds for” is set to, if it is not the project's deployment target. The file stores the
    /// version as one number, with the major version above the lowest byte: 2304, which is 0x900, is iOS 9.0.
    private static func oldestSystem(of root: XMLElement, in text: SourceText) -> Stated<Int> {
        let deployment = root.elements.first { $0.name == "dependencies" }?.elements
            .first { $0.name == "deployment" }
        guard let deployment, deployment.attribute("identifier")?.value.string == "iOS",
            let version = deployment.attribute("version"), let number = Int(version.value.string)
        else { return .absent }
        return .value(number >> 8, at: .text(text, version.value.span))
    }
}
