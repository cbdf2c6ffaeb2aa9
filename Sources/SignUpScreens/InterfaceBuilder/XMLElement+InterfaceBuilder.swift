import AssociationModel
import Findings
import TextFormats

// How Interface Builder writes things down: a property is an attribute, or a child that names it in `key`.
extension XMLElement {
    var identifier: String? { attribute("id")?.value.string }

    /// The class that Interface Builder was told in place of its own, if it is the app's or a library's.
    var customClass: LocatedText? {
        guard let value = attribute("customClass")?.value, !value.string.isEmpty, systemClass == nil else { return nil }
        return value
    }

    /// The class of the system that Interface Builder was told in place of its own.
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

    /// The child for a property.
    func child(_ key: String) -> XMLElement? {
        elements.first { $0.attribute("key")?.value.string.utf8.elementsEqual(key.utf8) == true }
    }

    /// The text of a property: an attribute, or a `<string key="…">` where it has line breaks.
    func string(_ key: String) -> LocatedText? {
        if let attribute = attribute(key) { return attribute.value }
        guard let child = child(key), ["string", "mutableString"].contains(child.name) else { return nil }
        return child.content
    }

    /// The text inside an element, which Xcode writes in Base64 where white space at its ends counts.
    var content: LocatedText? {
        for case .text(let text) in children {
            guard attribute("base64-UTF8")?.value.string == "YES" else { return text }
            // Xcode leaves the padding out.
            let digits = text.string.utf8.filter { $0 != 0x3D && $0 > 0x20 }
            let padding = [UInt8](repeating: 0x3D, count: (4 - digits.count % 4) % 4)
            return Base64.decode(digits + padding).map {
                LocatedText(String(decoding: $0, as: UTF8.self), standingFor: text.span)
            }
        }
        return nil
    }

    /// The text of a property, or of its formatted form; nil where there is nothing to be read.
    func words(_ key: String, formatted: String? = nil) -> String? {
        if let text = string(key)?.string.trimmed { return text }
        guard let formatted, let child = child(formatted), child.name == "attributedString" else { return nil }
        let pieces = child.elements.filter { $0.name == "fragment" }.compactMap { $0.string("content")?.string }
        return pieces.joined().trimmed
    }

    /// A property that is `YES` or `NO`; nil where it is left out.
    func flag(_ key: String) -> Bool? { attribute(key).map { $0.value.string == "YES" } }

    /// The outlets, actions and segues that begin here.
    var connections: [XMLElement] { elements.filter { $0.name == "connections" }.flatMap(\.elements) }
}

extension String {
    /// The text without white space at its ends; nil where nothing is left.
    fileprivate var trimmed: String? {
        let kept = drop(while: \.isWhitespace)
        guard let last = kept.lastIndex(where: { !$0.isWhitespace }) else { return nil }
        return String(kept[...last])
    }
}
