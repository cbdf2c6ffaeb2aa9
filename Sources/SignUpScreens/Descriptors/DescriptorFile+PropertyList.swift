import Findings
import TextFormats

extension DescriptorFile {
    /// The key in an `Info.plist`. Apple documents it inside `NSExtension`, under `NSExtensionAttributes`; it is
    /// searched for everywhere, since nothing else has that name.
    static let propertyListKey = "ASAccountAuthenticationModificationPasswordGenerationRequirements"

    static func propertyList(_ text: SourceText) throws(DescriptorFileProblem) -> DescriptorFile {
        let root: PropertyList
        do throws(PropertyListProblem) { root = try PropertyListReader.read(text.bytes) } catch {
            throw DescriptorFileProblem(error)
        }
        var descriptors: [InputField.Rules] = []
        var unclear: [Place] = []
        var pending = [(value: root, keys: [] as [String])]
        while let (value, keys) = pending.popLast() {
            for entry in (value.entries ?? []).reversed() {
                let keys = keys + [entry.key]
                guard entry.key.utf8.elementsEqual(propertyListKey.utf8) else {
                    if entry.value.entries != nil || entry.value.elements != nil { pending.append((entry.value, keys)) }
                    continue
                }
                guard let string = entry.value.string else {
                    unclear.append(place(of: entry.value, keys: keys, in: text))
                    continue
                }
                if let located = entry.value.text {
                    descriptors.append(.init(located, in: text))
                } else if let span = entry.value.span {
                    descriptors.append(.init(LocatedText(emptyAt: span), in: text))
                } else {
                    descriptors.append(unplaced(string, keys: keys, in: text))
                }
            }
            for element in (value.elements ?? []).reversed() where element.entries != nil || element.elements != nil {
                pending.append((element, keys))
            }
        }
        return DescriptorFile(descriptors: descriptors, unclear: unclear)
    }

    private static func place(of value: PropertyList, keys: [String], in text: SourceText) -> Place {
        if let span = value.span { return .text(text, span) }
        return .keyPath(file: text.name, keys: keys)
    }

    /// A string from a binary property list, which has no bytes of its own in the file: it becomes a text by itself,
    /// named after the place where it was found.
    private static func unplaced(_ string: String, keys: [String], in text: SourceText) -> InputField.Rules {
        let own = SourceText(string, from: .value(file: text.name, keys: keys))
        return .init(LocatedText(literal: string, at: 0), in: own)
    }
}
