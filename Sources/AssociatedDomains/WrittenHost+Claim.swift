package import AssociationModel
package import Judging
package import TextFormats

extension WrittenHost {
    /// Its site.
    package var site: SiteKey { SiteKey(host: name, port: port.map(String.init), mode: mode) }

    /// The claim of a service for the host.
    package func claim(for service: Service) -> Claim {
        Claim(argument: "\(service.rawValue):\(authority)" + (mode.map { "?mode=\($0.rawValue)" } ?? ""))
    }
}

extension Claim {
    /// Reads a host or URL, of which the host alone counts. A text that is neither becomes a claim that the checks report.
    package init(host text: DeclaredText, for service: Service) {
        self.init(text.asDomain, impliedService: service)
    }
}

extension DeclaredText {
    /// The host that the text means, as an entitlement has it, at the place of the text.
    fileprivate var asDomain: DeclaredText {
        guard let host = try? WrittenHost(string, allowing: .ofAnyURL) else { return self }
        let domain = (host.parts.contains(.wildcard) ? "*." : "") + host.authority
        if domain == string.asciiLowercased { return self }
        let location = location.map { LocatedText(domain, standingFor: $0.span) }
        return DeclaredText(domain, in: source, at: location, keys: keys)
    }
}
