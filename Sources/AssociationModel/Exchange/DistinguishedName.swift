import SwiftASN1
import TextFormats

/// A distinguished name as text: the most specific part first, special characters escaped (RFC 4514), and a space after
/// each comma for readability.
struct DistinguishedName {
    let text: String

    init(_ node: ASN1Node) throws {
        guard node.identifier == .sequence else { throw CertificateFailure.malformed }
        let parts = try node.children().map { try $0.children().map(Self.attribute).joined(separator: "+") }
        text = parts.reversed().joined(separator: ", ")
    }

    private static func attribute(_ node: ASN1Node) throws -> String {
        let parts = try node.children()
        guard parts.count == 2 else { throw CertificateFailure.malformed }
        let identifier = try ASN1ObjectIdentifier(derEncoded: parts[0])
        return (shortNames[identifier] ?? identifier.description) + "=" + escaped(string(parts[1]))
    }

    // RFC 4514, section 3, and the e-mail address found in old certificates (PKCS #9).
    private static let shortNames: [ASN1ObjectIdentifier: String] = [
        [2, 5, 4, 3]: "CN", [2, 5, 4, 5]: "serialNumber", [2, 5, 4, 6]: "C", [2, 5, 4, 7]: "L", [2, 5, 4, 8]: "ST",
        [2, 5, 4, 9]: "STREET", [2, 5, 4, 10]: "O", [2, 5, 4, 11]: "OU",
        [0, 9, 2342, 19_200_300, 100, 1, 25]: "DC", [0, 9, 2342, 19_200_300, 100, 1, 1]: "UID",
        [1, 2, 840, 113_549, 1, 9, 1]: "emailAddress",
    ]

    private static func string(_ node: ASN1Node) -> String {
        guard case .primitive(let bytes) = node.content else { return "#" + hex(node.encodedBytes) }
        return switch node.identifier {
        case .utf8String, .printableString, .ia5String, .numericString, .visibleString:
            String(decoding: bytes, as: UTF8.self)
        case .teletexString: String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
        case .bmpString: String(decoding: words(bytes, of: 2).map { UInt16(truncatingIfNeeded: $0) }, as: UTF16.self)
        case .universalString: String(decoding: words(bytes, of: 4), as: UTF32.self)
        default: "#" + hex(node.encodedBytes)
        }
    }

    private static func words(_ bytes: ArraySlice<UInt8>, of size: Int) -> [UInt32] {
        stride(from: bytes.startIndex, through: bytes.endIndex - size, by: size).map { start in
            bytes[start..<(start + size)].reduce(0) { $0 << 8 | UInt32($1) }
        }
    }

    private static func hex(_ bytes: ArraySlice<UInt8>) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    private static func escaped(_ text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        var result = String.UnicodeScalarView()
        for (index, scalar) in scalars.enumerated() {
            let isAtEdge = scalar == " " ? index == 0 || index == scalars.count - 1 : scalar == "#" && index == 0
            if isAtEdge || ",+\"\\<>;".unicodeScalars.contains(scalar) { result.append("\\") }
            result.append(scalar)
        }
        return String(result)
    }
}
