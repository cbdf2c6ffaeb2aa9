import AssociationModel
import SwiftASN1
import TextFormats

/// Reads entitlements in DER, which signatures contain since macOS 12 and which iOS 15 and later require.
///
/// Apple does not document the format. Seen in signatures: `[APPLICATION 16] { INTEGER 1, [16] { SEQUENCE { UTF8String
/// key, value } … } }`, and before that a `SET` of such sequences. Values are `BOOLEAN`, `INTEGER`, `UTF8String`,
/// `OCTET STRING`, a `SEQUENCE` for an array, `[16]` or a `SET` for a dictionary.
enum DEREntitlements {
    private static let envelope = ASN1Identifier(tagWithNumber: 16, tagClass: .application)
    private static let dictionary = ASN1Identifier(tagWithNumber: 16, tagClass: .contextSpecific)

    /// The dictionary; nil if the bytes are not in this format.
    static func read(_ bytes: [UInt8]) -> PropertyList? {
        guard let root = try? DER.parse(bytes), case .constructed(let nodes) = root.content else { return nil }
        if root.identifier == .set { return value(of: root) }
        let parts = Array(nodes)
        guard root.identifier == envelope, parts.count == 2, parts[0].identifier == .integer,
            parts[1].identifier == dictionary
        else { return nil }
        return value(of: parts[1])
    }

    // The recursion is bounded: SwiftASN1 rejects anything nested more than 50 levels deep.
    private static func value(of node: ASN1Node) -> PropertyList? {
        switch (node.identifier, node.content) {
        case (.boolean, .primitive):
            return (try? Bool(derEncoded: node)).map { PropertyList(.bool($0)) }
        case (.integer, .primitive(let content)): return integer(content).map { PropertyList(.integer($0)) }
        case (.utf8String, .primitive(let content)):
            return String(validating: content, as: UTF8.self).map { PropertyList(.string($0)) }
        case (.octetString, .primitive(let content)): return PropertyList(.data(Array(content)))
        case (.sequence, .constructed(let nodes)): return array(nodes)
        case (dictionary, .constructed(let nodes)), (.set, .constructed(let nodes)): return entries(nodes)
        default: return nil
        }
    }

    private static func array(_ nodes: ASN1NodeCollection) -> PropertyList? {
        var elements: [PropertyList] = []
        for node in nodes {
            guard let element = value(of: node) else { return nil }
            elements.append(element)
        }
        return PropertyList(.array(elements))
    }

    private static func entries(_ nodes: ASN1NodeCollection) -> PropertyList? {
        var entries: [PropertyListEntry] = []
        for node in nodes {
            guard node.identifier == .sequence, case .constructed(let pair) = node.content else { return nil }
            let parts = Array(pair)
            guard parts.count == 2, let key = value(of: parts[0])?.string, let value = value(of: parts[1]) else {
                return nil
            }
            entries.append(PropertyListEntry(key: key, value: value))
        }
        return PropertyList(.dictionary(entries))
    }

    // Two's complement, most significant byte first, at most 16 bytes.
    private static func integer(_ content: ArraySlice<UInt8>) -> Int128? {
        guard let first = content.first, content.count <= 16 else { return nil }
        return content.reduce(first & 0x80 == 0 ? 0 : -1) { $0 << 8 | Int128($1) }
    }
}
