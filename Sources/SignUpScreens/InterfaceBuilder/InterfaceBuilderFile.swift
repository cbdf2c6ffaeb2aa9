package import Findings
import TextFormats

/// A `.storyboard` or `.xib` file, for UIKit or AppKit, and the screens in it.
///
/// Each scene of a storyboard that has fields is a screen, and so is each object of a `.xib` that has some; the rest
/// is left out. A scene that is embedded in another (a container view) is a part of that screen, since its fields
/// come and go with it. Apple documents the files nowhere: what is read is what Xcode is seen to write, and
/// what is not known is passed over.
package struct InterfaceBuilderFile: Sendable {
    /// The text.
    package let text: SourceText
    /// The screens, in the order of the file.
    package let screens: [Screen]

    /// The largest file that makes sense, in bytes; readers need not read more.
    package static let sizeLimit = 32 << 20

    /// Reads a file; throws why it cannot be read.
    package init(_ text: SourceText) throws(InterfaceBuilderProblem) {
        self.text = text
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
        let oldest = Self.oldestSystem(of: root, in: text)
        screens = SceneAssembly(SceneList(root, in: text).scenes).screens.map { screen in
            var screen = screen
            screen.oldestSystem = oldest
            return screen
        }
    }
    /// What “Builds for” says, where it is not the project's deployment target: the version in hexadecimal places, so
    /// that 2304, 0x900, is iOS 9.0.
    private static func oldestSystem(of root: XMLElement, in text: SourceText) -> Stated<Int> {
        let deployment = root.elements.first { $0.name == "dependencies" }?.elements
            .first { $0.name == "deployment" }
        guard let deployment, deployment.attribute("identifier")?.value.string == "iOS",
            let version = deployment.attribute("version"), let number = Int(version.value.string)
        else { return .absent }
        return .value(number >> 8, at: .text(text, version.value.span))
    }
}
