import SwiftASN1

/// Reads CMS: a `ContentInfo` that contains `SignedData`, which contains the content (RFC 5652, sections 3 and 5).
enum SignedData {
    /// `1.2.840.113549.1.7.2`, including tag and length.
    private static let identifier: [UInt8] = [0x06, 0x09, 0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x07, 0x02]
    private static let explicitZero = ASN1Identifier(tagWithNumber: 0, tagClass: .contextSpecific)

    /// The signed bytes, from DER or from BER with indefinite lengths and constructed strings.
    static func content(of bytes: ArraySlice<UInt8>) -> Result<[UInt8], SignedFile.Failure> {
        guard let extent = extent(of: bytes) else { return .failure(.truncated) }
        let root: ASN1Node
        do {
            root = try BER.parse(extent.bytes)
        } catch let error as ASN1Error where error.code == .truncatedASN1Field && extent.isIndefinite {
            return .failure(.truncated)
        } catch {
            return .failure(.malformed)
        }
        guard let info = children(of: root, ifTagged: .sequence), info.first?.identifier == .objectIdentifier else {
            return .failure(.malformed)
        }
        guard info[0].encodedBytes.elementsEqual(identifier) else { return .failure(.notSignedData) }
        guard info.count == 2, let signed = children(of: info[1], ifTagged: explicitZero)?.first,
            let parts = children(of: signed, ifTagged: .sequence), parts.count > 2,
            let encapsulated = children(of: parts[2], ifTagged: .sequence)
        else { return .failure(.malformed) }
        guard encapsulated.count > 1 else { return .failure(.noContent) }
        guard let string = children(of: encapsulated[1], ifTagged: explicitZero)?.first,
            let content = try? ASN1OctetString(berEncoded: string)
        else { return .failure(.malformed) }
        return .success(Array(content.bytes))
    }

    private static func children(of node: ASN1Node, ifTagged identifier: ASN1Identifier) -> [ASN1Node]? {
        guard node.identifier == identifier, case .constructed(let nodes) = node.content else { return nil }
        return Array(nodes)
    }

    /// The bytes of the outermost element without anything after it; nil if the element is not complete.
    private static func extent(of bytes: ArraySlice<UInt8>) -> (bytes: ArraySlice<UInt8>, isIndefinite: Bool)? {
        guard bytes.count >= 2 else { return nil }
        let first = bytes[bytes.startIndex + 1]
        if first == 0x80 {
            let end = bytes.lastIndex { !$0.isJSONSpace } ?? bytes.startIndex
            return (bytes[...end], true)
        }
        var length = Int(first)
        var header = 2
        if first > 0x80 {
            let count = Int(first & 0x7F)
            // The parser rejects lengths that are longer than this.
            guard count <= 7 else { return (bytes, false) }
            guard bytes.count >= 2 + count else { return nil }
            length = bytes[(bytes.startIndex + 2)..<(bytes.startIndex + 2 + count)].reduce(0) { $0 << 8 | Int($1) }
            header += count
        }
        guard bytes.count - header >= length else { return nil }
        return (bytes.prefix(header + length), false)
    }
}
