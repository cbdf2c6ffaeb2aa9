import AssociationModel
import CCurl
import TextFormats

/// The certificates that a server sent.
struct CertificateList {
    let certificates: [Certificate]
    /// The server's own certificate, the first in the list; nil if it is missing or cannot be read.
    let own: Certificate?

    /// Takes them as OpenSSL has them (DER).
    init(_ sent: [[UInt8]?]) {
        let all = sent.map { $0.flatMap { try? Certificate(der: $0) } }
        certificates = all.compactMap(\.self)
        own = all.first ?? nil
    }

    /// Reads the list of a finished transfer (`CURLINFO_CERTINFO`). Certificates that cannot be read are left out.
    init(of handle: UnsafeMutableRawPointer) {
        var list: UnsafePointer<curl_certinfo>?
        guard ccurl_get_certificates(handle, &list) == CURLE_OK, let list, let entries = list.pointee.certinfo else {
            self.init([])
            return
        }
        self.init((0..<max(0, Int(list.pointee.num_of_certs))).map { Self.pem(in: entries[$0]).flatMap(Self.der) })
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
        let lines = pem.utf8.split(separator: UInt8(ascii: "\n")).filter { $0.first != UInt8(ascii: "-") }
        return Base64.decode(Array(lines.joined()))
    }
}
