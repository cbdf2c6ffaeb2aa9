import AssociationModel
import CCurl
import TextFormats

/// The certificates that a server sent.
struct CertificateList {
    let certificates: [Certificate]
    /// The server's own certificate, the first in the list; nil if it is missing or cannot be read.
    let own: Certificate?

    /// Takes them as OpenSSL has them (DER).
    init(_ sent: [[UInt8]]) {
        let all = sent.map { try? Certificate(der: $0) }
        certificates = all.compactMap(\.self)
        own = all.first ?? nil
    }

    /// Reads the list of a finished transfer (`CURLINFO_CERTINFO`). Certificates that cannot be read are left out.
    init(of handle: UnsafeMutableRawPointer) {
        var list: UnsafePointer<curl_certinfo>?
        guard ccurl_get_certificates(handle, &list) == CURLE_OK, let list, let entries = list.pointee.certinfo else {
            certificates = []
            own = nil
            return
        }
        let all = (0..<max(0, Int(list.pointee.num_of_certs))).map { index in
            Self.pem(in: entries[index]).flatMap(Self.der).flatMap { try? Certificate(der: $0) }
        }
        certificates = all.compactMap { $0 }
        own = all.first ?? nil
    }

    private static func pem(in list: UnsafeMutablePointer<curl_slist>?) -> String? {
        var next = list
        while let entry = next {
            if let data = entry.pointee.data {
                let text = String(cString: data)
                if text.hasPrefix("Cert:") { return String(text.dropFirst(5)) }
            }
            next = entry.pointee.next
        }
        return nil
    }

    // Base64 between the BEGIN and END lines (RFC 7468).
    private static func der(of pem: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        var (bits, count) = (UInt32(0), 0)
        for line in pem.utf8.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "-") {
            for character in line where character != UInt8(ascii: "=") && character > 0x20 {
                guard let value = sextet(character) else { return nil }
                bits = bits << 6 | UInt32(value)
                count += 6
                guard count >= 8 else { continue }
                count -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
            }
        }
        return bytes
    }

    private static func sextet(_ character: UInt8) -> UInt8? {
        switch character {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): character - UInt8(ascii: "A")
        case UInt8(ascii: "a")...UInt8(ascii: "z"): character - UInt8(ascii: "a") + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0") + 52
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }
}
