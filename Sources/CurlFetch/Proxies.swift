package import AssociationModel
import Findings
import TextFormats

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The proxies that an environment names in curl's variables, and the hosts that are asked without one.
package struct Proxies: Sendable {
    private let secure: Proxy?
    private let plain: Proxy?
    private let exceptions: [String]

    /// Those that this process's environment names; nil if there are none.
    package static var ofEnvironment: Proxies? {
        Proxies { name in getenv(name).map { String(cString: $0) } }
    }

    /// Reads `https_proxy`, `http_proxy`, `all_proxy` and `no_proxy`; also in upper case, except `HTTP_PROXY`, which in a CGI
    /// program is a header of the request. An empty variable stands for no proxy. Nil if there are none.
    package init?(_ variable: (String) -> String?) {
        func first(_ names: String...) -> String? {
            for name in names { if let value = variable(name) { return value } }
            return nil
        }
        let other = first("all_proxy", "ALL_PROXY")
        secure = (first("https_proxy", "HTTPS_PROXY") ?? other).flatMap(Proxy.init)
        plain = (first("http_proxy") ?? other).flatMap(Proxy.init)
        if secure == nil, plain == nil { return nil }
        let list = first("no_proxy", "NO_PROXY") ?? ""
        exceptions = list.split { $0 == "," || $0 == " " }.map { String($0).asciiLowercased }
    }

    /// The proxy for a request; nil where the server is asked directly: a host or address that `no_proxy` names, and this
    /// machine itself, which a proxy would take for its own.
    ///
    /// - Parameters:
    ///   - host: a name, or an address without brackets.
    ///   - addresses: where the request is to go instead of where DNS leads.
    package func proxy(toHost host: String, isSecure: Bool, at addresses: [IPAddress] = []) -> Proxy? {
        guard let proxy = isSecure ? secure : plain else { return nil }
        let name = host.asciiLowercased
        let all = [IPAddress(name)].compactMap(\.self) + addresses
        if name == "localhost" || name.hasSuffix(".localhost") || all.contains(where: Self.isLoopback) { return nil }
        let isException = exceptions.contains { exception in
            exception == "*" || Self.covers(exception, name) || all.contains { Self.covers(exception, $0) }
        }
        return isException ? nil : proxy
    }

    private static func isLoopback(_ address: IPAddress) -> Bool { address.reservedRange?.purpose == "loopback" }

    private static func covers(_ exception: String, _ name: String) -> Bool {
        let suffix = exception.hasPrefix(".") ? String(exception.dropFirst()) : exception
        return !suffix.isEmpty && (name == suffix || name.hasSuffix("." + suffix))
    }

    private static func covers(_ exception: String, _ address: IPAddress) -> Bool {
        let isBracketed = exception.hasPrefix("[") && exception.hasSuffix("]")
        return AddressBlock(isBracketed ? String(exception.dropFirst().dropLast()) : exception)?.contains(address)
            ?? false
    }
}

/// A proxy.
package struct Proxy: Sendable {
    /// The URL as libcurl reads it: without a scheme, the proxy speaks HTTP.
    let url: String

    /// Nil for an empty text.
    init?(_ url: String) {
        if url.isEmpty { return nil }
        self.url = url
    }

    /// The host with the port, if one is given, and without credentials.
    package var name: String {
        let authority = url.afterScheme.prefix { $0 != "/" }
        return String(authority.split(separator: "@", omittingEmptySubsequences: false).last ?? authority)
    }

    /// Whether the proxy itself is spoken to over TLS. Its certificate would be taken for the server's.
    var isOverTLS: Bool { url.asciiLowercased.hasPrefix("https://") }
}
