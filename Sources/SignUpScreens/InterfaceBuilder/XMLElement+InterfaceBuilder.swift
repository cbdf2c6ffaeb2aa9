import AssociationModel
import Findings
import TextFormats

// In Interface Builder files, a property is an attribute, or a child element that names it in `key`.
extension XMLElement {
    var identifier: String? { attribute("id")?.value.string }

    /// The custom class set in Interface Builder, if it belongs to the app or a library.
    var customClass: LocatedText? {
        guard let value = attribute("customClass")?.value, !value.string.isEmpty, systemClass == nil else { return nil }
        return value
    }

    /// The custom class set in Interface Builder, if it is a class of the system.
    var systemClass: String? {
        attribute("customClass").flatMap { Self.systemClasses.contains($0.value.string) ? $0.value.string : nil }
    }

    private static let systemClasses: Set<String> = [
        "UIView", "UIControl", "UIScrollView", "UIStackView", "UITableView", "UITableViewCell", "UICollectionView",
        "UICollectionViewCell", "UITextField", "UITextView", "UIResponder", "UIViewController",
        "UITableViewController", "UICollectionViewController", "UINavigationController", "NSObject", "NSView",
        "NSTextField", "NSSecureTextField", "NSTextView", "NSWindow", "NSWindowController", "NSViewController",
        "NSApplication",
    ]

    /// The child element for a property.
    func child(_ key: String) -> XMLElement? {
        elements.first { $0.attribute("key")?.value.string.utf8.elementsEqual(key.utf8) == true }
    }

    /// The text of a property: an attribute, or a `<string key="…">` if it contains line breaks.
    func string(_ key: String) -> LocatedText? {
        if let attribute = attribute(key) { return attribute.value }
        guard let child = child(key), ["string", "mutableString"].contains(child.name) else { return nil }
        return child.content
    }

    /// The text inside an element. Xcode writes it in Base64 if white space at its ends is significant.
    var content: LocatedText? {
        for case .text(let text) in children {
            guard attribute("base64-UTF8")?.value.string == "YES" else { return text }
            // Xcode omits the padding.
            let digits = text.string.utf8.filter { $0 != 0x3D && $0 > 0x20 }
            let padding = [UInt8](repeating: 0x3D, count: (4 - digits.count % 4) % 4)
            return Base64.decode(digits + padding).map {
                LocatedText(String(decoding: $0, as: UTF8.self), standingFor: text.span)
            }
        }
        return nil
    }

    /// The text of a property, or of its attributed form, without white space at its ends; nil if nothing is left.
    func words(_ key: String, formatted: String? = nil) -> String? {
        if let text = string(key)?.string.trimmed { return text }
        guard let formatted, let child = child(formatted), child.name == "attributedString" else { return nil }
        let pieces = child.elements.filter { $0.name == "fragment" }.compactMap { $0.string("content")?.string }
        return pieces.joined().trimmed
    }

    /// A property that is `YES` or `NO`; nil if it is absent.
    func flag(_ key: String) -> Bool? { attribute(key).map { $0.value.string == "YES" } }

    /// The element and all elements inside it, in the order of the file.
    var tree: UnfoldSequence<XMLElement, [XMLElement]> {
        sequence(state: [self]) { pending in
            guard let next = pending.popLast() else { return nil }
            pending += next.elements.reversed()
            return next
        }
    }

    /// The outlets, actions and segues of this element.
    var connections: [XMLElement] { elements.filter { $0.name == "connections" }.flatMap(\.elements) }
}

extension String {
    /// The text without white space at its ends; nil if nothing is left.
    fileprivate var trimmed: String? {
        let kept = drop(while: \.isWhitespace)
        guard let last = kept.lastIndex(where: { !$0.isWhitespace }) else { return nil }
        return String(kept[...last])
    }
}
