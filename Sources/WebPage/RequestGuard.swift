#if WebPage
    import AssociatedDomains
    import HTTPTypes

    /// Decides which requests come from this page's own users, and which from other sites in their browsers.
    ///
    /// A site can make a browser send requests to any address that the browser reaches, also by giving its own name that
    /// address (DNS rebinding). The browser then names the site in `Host` or in `Origin` (RFC 6454), and in the fields of
    /// <https://www.w3.org/TR/fetch-metadata/>.
    struct RequestGuard: Sendable {
        private let allowedHosts: Set<String>
        private let trustedProxies: [AddressBlock]

        init(_ settings: PageSettings) {
            allowedHosts = Set((settings.allowedHosts + [settings.host, "localhost"]).map { $0.lowercased() })
            trustedProxies = settings.trustedProxies
        }

        /// Throws unless the request is one that a user of this page makes.
        ///
        /// - Parameter peer: the address at the other end of the connection.
        func check(_ request: HTTPRequest, from peer: IPAddress?) throws(Refusal) {
            let forwarded = isTrusted(peer) ? request.headerFields.value(of: "X-Forwarded-Host") : nil
            guard let authority = forwarded ?? request.authority, let host = Authority(authority) else {
                throw Refusal(.badRequest, "the request names no host")
            }
            // The first is the authority; another is left among the fields (RFC 9112, 3.2).
            guard request.headerFields.value(of: "Host") == nil else {
                throw Refusal(.badRequest, "the request names two hosts")
            }
            // The name of an address cannot be changed, so an address is no site's name.
            guard host.isAddress || allowedHosts.contains(host.name) else {
                throw Refusal(
                    .misdirectedRequest, "this page is not served as \(host.name): --allowed-host allows the name")
            }
            try checkOrigin(of: request, host)
        }

        /// The address that a request comes from, as the proxies in between say it.
        func client(of request: HTTPRequest, from peer: IPAddress?) -> IPAddress? {
            guard isTrusted(peer) else { return peer }
            let addresses = (request.headerFields.value(of: "X-Forwarded-For") ?? "").split(separator: ",").reversed()
            for address in addresses {
                guard let address = IPAddress(forwarded: String(address).trimmingBlanks) else { return peer }
                if !isTrusted(address) { return address }
            }
            return peer
        }

        private func isTrusted(_ peer: IPAddress?) -> Bool {
            peer.map { peer in trustedProxies.contains { $0.contains(peer) } } ?? false
        }

        private func checkOrigin(of request: HTTPRequest, _ host: Authority) throws(Refusal) {
            let fields = request.headerFields
            if let origin = fields[.origin] {
                guard let scheme = ["http://", "https://"].first(where: origin.hasPrefix),
                    let site = Authority(String(origin.dropFirst(scheme.count))), site == host
                else { throw Self.foreign }
            }
            guard let site = fields.value(of: "Sec-Fetch-Site"), site != "same-origin", site != "none" else { return }
            // A link that someone follows.
            guard request.method == .get || request.method == .head, fields.value(of: "Sec-Fetch-Mode") == "navigate",
                fields.value(of: "Sec-Fetch-Dest") == "document"
            else { throw Self.foreign }
        }

        private static let foreign = Refusal(.forbidden, "requests that other sites make are refused")
    }

    extension IPAddress {
        /// An address as proxies write it: alone, in brackets, or with a port (Azure Application Gateway, IIS).
        fileprivate init?(forwarded text: String) {
            guard let address = IPAddress(text) ?? Authority(text).flatMap({ IPAddress($0.name) }) else { return nil }
            self = address
        }
    }

    extension HTTPFields {
        /// The value of a header field that `HTTPTypes` has no name for.
        fileprivate func value(of name: StaticString) -> String? { HTTPField.Name("\(name)").flatMap { self[$0] } }
    }

    /// A host and perhaps a port, as in `Host` (RFC 9110, 7.2); equal ones are the same but for default ports.
    private struct Authority: Equatable {
        /// The host in lower case, without brackets.
        let name: String
        let isAddress: Bool
        private let port: String

        init?(_ text: String) {
            let text = text.lowercased()
            let host: Substring
            let rest: Substring
            if text.hasPrefix("["), let end = text.firstIndex(of: "]") {
                (host, rest) = (text[..<end].dropFirst(), text[end...].dropFirst())
            } else {
                host = text.prefix { $0 != ":" }
                rest = text[host.endIndex...]
            }
            let digits = rest.dropFirst()
            guard !host.isEmpty, rest.isEmpty || rest.first == ":", digits.utf8.allSatisfy(\.isASCIIDigit) else {
                return nil
            }
            name = String(host)
            isAddress = IPAddress(name) != nil
            port = ["80", "443"].contains(digits) ? "" : String(digits)
        }
    }
#endif
