import AssociationModel
import Findings
import Judging
import TextFormats

extension StructureChecks {
    /// The value of a known key has a type that Apple does not document for it.
    static let wrongType = Check(
        "AD417", "wrong-type", .error, since: "0.1.0", evidence: .documented,
        citations: [.applinks, .components, .supportingDomains],
        explanation: """
            ## What it finds
            The value of a key that Apple documents has another type than the documented one: a string where an array \
            belongs (`"apps": "ABCDE12345.com.example.app"`), an array where an object belongs (`"webcredentials": \
            […]`), a number or an object among strings, `"exclude": "true"`.

            ## Why it matters
            Apple documents one type for each key. How much is lost with another type is not documented: the value, \
            its entry, or the whole service. Do not rely on any of it. Null and empty values are not reported where \
            nothing is lost.

            ## How to fix it
            Write the value in the documented type:

                "webcredentials": {"apps": ["ABCDE12345.com.example.app"]}
                "components": [{"/": "/help/*", "exclude": true}]
            """,
        of: \.typedValues
    ) { subject in
        guard !subject.fits else { return nil }
        let kind = Message(stringLiteral: subject.value.kindName)
        let place = subject.document.place(subject.value.span)
        return Observation(
            subject.isElement
                ? "\(subject.key) contains \(kind), but each element must be \(subject.shapeWords)"
                : "\(subject.key) is \(kind), but Apple documents \(subject.shapeWords)",
            at: place, label: "not \(subject.shapeWords)", help: subject.help, repair: subject.repair)
    }
}

extension ValueSubject {
    fileprivate var repair: Repair? {
        switch shape {
        case .strings where value.string.map(Self.isOneText) == true: return .wrapping(value.span, in: "[", "]")
        case .boolean where value.string == "true" || value.string == "false":
            return Repair(replacing: value.span, by: value.string ?? "")
        case .object where isElement && key == "components" && value.string.map(Self.isPath) == true:
            return .wrapping(value.span, in: "{\"/\": ", "}")
        case .object where !isElement && isListOfApps: return .wrapping(value.span, in: "{\"apps\": ", "}")
        case .objects where !isElement && isLoneElement: return .wrapping(value.span, in: "[", "]")
        default: return nil
        }
    }

    // A separator or white space means several values in one string.
    private static func isOneText(_ text: String) -> Bool {
        !text.isEmpty && !text.utf8.contains { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") || $0 <= 0x20 }
    }

    private static func isPath(_ text: String) -> Bool {
        text.utf8.first.map { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "*") } ?? false
    }

    /// Whether the value is what belongs into the array.
    private var isLoneElement: Bool { value.member("/") != nil || key == "details" && value.members != nil }

    private var isListOfApps: Bool {
        let lists = Service(rawValue: key).map(\.listsAppsInArray) ?? false
        guard lists, let elements = value.elements, !elements.isEmpty else { return false }
        return elements.allSatisfy { $0.string.map { AppIdentifier($0) != nil } ?? false }
    }

    fileprivate var help: Message? {
        let text = value.string
        switch shape {
        case .strings where text.map(Self.isOneText) == true:
            return "put it in square brackets: \(plain: "[\"\(text ?? "")\"]")"
        case .strings: return "write an array with each value in quotation marks: [\"…\", \"…\"]"
        case .boolean where text == "true" || text == "false":
            return "remove the quotation marks: \(plain: text ?? "")"
        case .object where key == "components" && text != nil:
            return "write a component: \(plain: "{\"/\": \"\(text ?? "")\"}")"
        case .object where isElement: return "write an entry: {\"appIDs\": […], \"components\": […]}"
        case .object where key == "applinks": return "write an object: {\"details\": […]}"
        case .object where key == "defaults": return "write an object, such as {\"caseSensitive\": false}, or remove it"
        case .object where key == "substitutionVariables": return "write an object: {\"name\": [\"value\", …]}"
        case .object where Service(rawValue: key) != nil: return "write an object: {\"apps\": […]}"
        case .objects where value.members != nil: return "put it in square brackets"
        case .objects: return "write an array of components: [{\"/\": \"/buy/*\"}]"
        case .details: return "write an array of entries: [{\"appIDs\": […], \"components\": […]}]"
        case .string where key == "apps" || key == "appIDs":
            return "write an app identifier in quotation marks, or remove it"
        case .string where (key == "/" || key == "#") && value.elements != nil:
            return "write a component for each pattern: {\(plain: "\"\(key)\": …")}"
        case .string: return "write it in quotation marks"
        case .boolean: return "write true or false, without quotation marks"
        default: return nil
        }
    }
}
