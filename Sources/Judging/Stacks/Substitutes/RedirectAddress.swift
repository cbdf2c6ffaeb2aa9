import TextFormats
import UniversalLinks

/// The target of a redirect, as far as it shows where people are sent.
package struct RedirectAddress {
    /// The host in lower case; empty if there is none.
    package let host: String
    /// What follows the authority, in lower case.
    let rest: String
    /// The path in lower case.
    private let path: String
    /// The address without its query, which may hold a token.
    let withoutQuery: String

    package init(_ target: String) {
        let bytes = Array(target.utf8)
        let url = LinkURL(bytes)
        host = url.hostText(in: bytes)?.asciiLowercased ?? ""
        path = String(decoding: bytes[url.path], as: UTF8.self).asciiLowercased
        rest = String(decoding: bytes[url.path.lowerBound...], as: UTF8.self).asciiLowercased
        withoutQuery = String(decoding: bytes[..<url.path.upperBound], as: UTF8.self)
    }

    /// Whether the host is this one or a subdomain of it; every host is on an empty one.
    func isOn(_ domain: String) -> Bool { domain.isEmpty || host == domain || host.hasSuffix("." + domain) }

    /// Whether the host and another one have their last two labels in common, as those of one owner have.
    func isRelated(to other: String) -> Bool {
        host.split(separator: ".").suffix(2) == other.split(separator: ".").suffix(2)
    }

    /// Whether the words of the address are those of a sign-in. The file's own name is none, on whatever host.
    var asksForSignIn: Bool {
        let segments = path.split(separator: "/").map(String.init)
        if segments.last == "apple-app-site-association" { return false }
        if segments.contains(where: Self.words.contains) { return true }
        return Self.hosts.contains(host)
    }

    private static let words: Set<String> = [
        "login", "log-in", "log_in", "logon", "signin", "sign-in", "sign_in", "sso", "saml", "saml2", "authorize",
        "login.php", "login.aspx", "login.jsp", "login.html", "wp-login.php",
    ]
    private static let hosts: Set<String> = [
        "accounts.google.com", "login.microsoftonline.com", "login.windows.net", "login.live.com",
    ]
}
