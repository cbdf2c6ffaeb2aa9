import AssociationModel
import TextFormats

/// What an element of an Interface Builder file means in the search for fields.
enum ViewKind {
    /// A view that accepts text.
    case field(InputField.Element)
    /// A label with its text; nil if it is empty.
    case label(String?)
    /// A button or similar control, with its title.
    case control(String?)
    /// A view that may contain others, with its own texts.
    case container([String])
    /// A list of sibling views.
    case list
    /// Outlets, actions and segues.
    case connections
    /// None of these, and nothing inside it is.
    case nothing

    init(_ element: XMLElement) {
        self =
            switch element.kindName {
            case "textField": Self.textField(element)
            case "secureTextField": .field(.secureField)
            case "textView": Self.textView(element)
            case "label": .label(element.words("text", formatted: "attributedText"))
            case "button": .control(Self.title(ofButton: element))
            case "barButtonItem": .control(element.words("title"))
            case "segment": .label(element.words("title"))
            case "view", "control", "customView": Self.view(element)
            case "subviews", "arrangedSubviews", "cells", "sections", "items", "segments", "tabViewItems": .list
            case "connections": .connections
            case "navigationItem": .container(["title", "prompt"].compactMap { element.words($0) })
            case "tableViewSection":
                .container(["headerTitle", "footerTitle"].compactMap { element.words($0) })
            case "window", "box", "tabViewItem", "navigationController": .container(Self.title(element))
            case let name where name.hasSuffix("iewController") || name.hasSuffix("indowController"):
                .container(Self.title(element))
            case "rect", "autoresizingMask", "constraints", "color", "fontDescription", "viewLayoutGuide", "menu",
                "popUpMenu", "attributedString", "userDefinedRuntimeAttributes", "variation", "tabBarItem":
                .nothing
            default: .container([])
            }
    }

    private static func title(_ element: XMLElement) -> [String] {
        [element.words("title"), element.child("cell")?.words("title")].compactMap(\.self)
    }

    // In AppKit, a text field that cannot be edited is a label.
    private static func textField(_ element: XMLElement) -> ViewKind {
        guard let cell = element.child("cell") else { return .field(.textField) }
        let isEditable = cell.flag("editable") ?? false
        let hasType = [element, cell].contains {
            $0.attribute("textContentType") != nil || $0.attribute("contentType") != nil
        }
        return isEditable || hasType || cell.words("placeholderString") != nil
            ? .field(.textField) : .label(cell.words("title") ?? element.words("title"))
    }

    // A text view that cannot be edited only shows text, such as terms of use.
    private static func textView(_ element: XMLElement) -> ViewKind {
        let isRead =
            element.flag("editable") == false && element.child("textInputTraits")?.attribute("textContentType") == nil
        return isRead ? .label(element.words("text", formatted: "attributedText")) : .field(.textView)
    }

    private static func title(ofButton element: XMLElement) -> String? {
        let normal = element.elements.first { $0.name == "state" && $0.attribute("key")?.value.string == "normal" }
        return element.child("configuration")?.words("title", formatted: "attributedTitle")
            ?? normal?.words("title", formatted: "attributedTitle") ?? element.child("cell")?.words("title")
    }

    // A class of the app that, by its name, accepts text is a field, unless it contains a field of the system.
    private static func view(_ element: XMLElement) -> ViewKind {
        guard let name = element.customClass?.string, Self.speaksOfText(name), !Self.holdsField(element) else {
            return .container([])
        }
        return .field(.custom(name))
    }

    private static func speaksOfText(_ name: String) -> Bool {
        let name = name.asciiLowercased
        return ["textfield", "textinput", "inputfield", "passwordfield", "textbox"].contains { name.contains($0) }
    }

    private static func holdsField(_ element: XMLElement) -> Bool {
        element.tree.dropFirst().contains { ["textField", "secureTextField", "textView"].contains($0.name) }
    }
}

extension XMLElement {
    /// The element name that Interface Builder uses for the custom class if that is a class of the system, or else the
    /// element's own name.
    fileprivate var kindName: String {
        switch systemClass {
        case "UITextField", "NSTextField": "textField"
        case "NSSecureTextField": "secureTextField"
        case "UITextView", "NSTextView": "textView"
        default: name
        }
    }
}
