import AssociationModel
import CCurl
import TextFormats

/// The parts of a URL as libcurl parses them, so that no other URL parser can disagree with it.
struct Target {
    /// The URL without user name and password.
    let url: String
    /// The host without brackets, as it is requested.
    let host: String
    let port: Int
    let isSecure: Bool

    enum Failure: Error {
        case malformed(String)
    }

    init(_ text: String) throws(Failure) {
        guard !text.utf8.contains(0) else { throw .malformed("it contains a NUL byte") }
        guard let parts = ccurl_url() else { throw .malformed("out of memory") }
        defer { ccurl_url_cleanup(parts) }
        let code = ccurl_url_set(parts, CURLUPART_URL, text, 0)
        guard code == CURLUE_OK else { throw .malformed(String(cString: ccurl_url_strerror(code))) }
        ccurl_url_set(parts, CURLUPART_USER, nil, 0)
        ccurl_url_set(parts, CURLUPART_PASSWORD, nil, 0)
        guard let scheme = Self.part(CURLUPART_SCHEME, of: parts), scheme == "https" || scheme == "http" else {
            throw .malformed("only https and http can be fetched")
        }
        guard let url = Self.part(CURLUPART_URL, of: parts), let host = Self.part(CURLUPART_HOST, of: parts),
            let port = Self.part(CURLUPART_PORT, of: parts, UInt32(CURLU_DEFAULT_PORT)).flatMap({ Int($0) })
        else { throw .malformed("it has no host") }
        self.url = url
        self.host = host.first == "[" ? String(host.dropFirst().dropLast()) : host
        self.port = port
        isSecure = scheme == "https"
    }

    private static func part(_ part: CURLUPart, of parts: OpaquePointer, _ flags: UInt32 = 0) -> String? {
        var text: UnsafeMutablePointer<CChar>?
        guard ccurl_url_get(parts, part, &text, flags) == CURLUE_OK, let text else { return nil }
        defer { ccurl_free(text) }
        return String(cString: text)
    }
}
