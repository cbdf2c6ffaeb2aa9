package import AssociationModel
import TextFormats

/// Answers requests for certain hosts from directories that take the place of their web roots, or from single files.
/// Requests for other hosts go to the next fetcher.
///
/// A directory behaves like a server that answers 200 with the file, or 404 if there is none; of a file that we may not
/// read nothing is known. It has no header fields, so media types are unknown, and no TLS. A host that has a directory is
/// never contacted.
package struct SiteDirectories: Fetching {
    /// A host with a directory in place of its web root, or a file in place of its AASA file.
    package struct Site: Sendable {
        /// The host in lower case; with `:port` if it stands for that port alone, else for all.
        package let host: String
        /// The path of the directory or file.
        package let directory: String
        /// The host without the port.
        package var hostName: String { host.split(separator: ":").first.map(String.init) ?? host }
        /// Whether `directory` is a file: it is served at the one location that Apple reads, and nothing else is.
        package let isFile: Bool
        /// What answers in code, in place of files; empty where files do.
        package let handlers: [RouteHandler]

        /// Serves a directory as the web root of a host, or a file as its AASA file.
        ///
        /// - Parameter handlers: what answers in code; the directory is then the folder of the project.
        package init(host: String, directory: String, isFile: Bool = false, handlers: [RouteHandler] = []) {
            self.host = host.asciiLowercased
            self.directory = directory
            self.isFile = isFile
            self.handlers = handlers
        }
    }

    // By host, and host with port; of two for the same, the first counts.
    private let sites: [String: Site]
    private let files: any FileReading
    private let next: any Fetching

    /// Creates a fetcher that reads these directories and passes requests for other hosts to `next`.
    package init(_ sites: [Site], files: any FileReading, next: any Fetching) {
        self.sites = Dictionary(sites.map { ($0.host, $0) }) { first, _ in first }
        self.files = files
        self.next = next
    }

    /// Reads the file at the URL's path below the host's directory, or passes the request to `next`. A path that leads
    /// out of the directory is answered with 404.
    package func exchange(_ request: Request) async throws(FetcherUnavailable) -> Exchange {
        guard let (site, path) = target(of: request.url) else { return try await next.exchange(request) }
        if site.isFile { return exchange(request, path: path, file: site.directory) }
        if !site.handlers.isEmpty { return exchange(request, path: path, site) }
        let isInside = path.hasPrefix("/") && !path.split(separator: "/").contains("..") && !path.utf8.contains(0)
        let file = site.directory.hasSuffix("/") ? site.directory + path.dropFirst() : site.directory + path
        let outcome = isInside ? outcome(of: file) : Self.nothing
        var nearMisses: [String] = []
        if path == Location.apple.path, case .response(let response) = outcome, response.status == 404 {
            nearMisses = LocationNearMiss.paths(in: site.directory, files)
        }
        return Exchange(request, outcome: outcome, responder: .file(path: file), nearMisses: nearMisses)
    }

    private func exchange(_ request: Request, path: String, file: String) -> Exchange {
        let isThere = path == Location.apple.path
        return Exchange(request, outcome: isThere ? outcome(of: file) : Self.nothing, responder: .file(path: file))
    }

    private func exchange(_ request: Request, path: String, _ site: Site) -> Exchange {
        guard let handler = site.handlers.first(where: { $0.location.path == path }) else {
            return Exchange(request, outcome: Self.nothing, responder: .file(path: site.directory + path))
        }
        return Exchange(request, outcome: handler.outcome, responder: .file(path: handler.path))
            .made(by: handler.image)
    }

    private func outcome(of file: String) -> Exchange.Outcome {
        do throws(FileFailure) {
            let bytes = try files.read(file, limit: Response.sizeLimit)
            let isCut = bytes.count > Response.sizeLimit
            return .response(Response(status: 200, headers: nil, body: bytes, bodyIsCut: isCut))
        } catch {
            switch error {
            case .missing, .isDirectory, .notRegular: return Self.nothing
            // A web server may be let in, or not.
            case .unreadable: return .notSeen(.denied(path: file))
            }
        }
    }

    private static let nothing = Exchange.Outcome.response(Response(status: 404, headers: nil, body: []))

    // The path is percent-decoded, as a web server does before it looks for the file.
    private func target(of url: String) -> (Site, path: String)? {
        guard url.hasPrefix("https://") else { return nil }
        let rest = url.dropFirst("https://".count)
        let authority = String(rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" })
        let path = String(rest.dropFirst(authority.count).prefix { $0 != "?" && $0 != "#" })
        guard let site = site(for: authority.asciiLowercased) else { return nil }
        return (site, Self.decoded(path))
    }

    // A site that names the port, if only as the standard one, before one that stands for all ports.
    private func site(for authority: String) -> Site? {
        let colon = authority.utf8.lastIndex(of: UInt8(ascii: ":")).flatMap { colon in
            authority[colon...].utf8.dropFirst().allSatisfy(\.isASCIIDigit) ? colon : nil
        }
        guard let colon else { return sites[authority + ":443"] ?? sites[authority] }
        return sites[authority] ?? sites[String(authority[..<colon])]
    }

    private static func decoded(_ path: String) -> String {
        let bytes = Array(path.utf8)
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            let digits = bytes[index...].dropFirst().prefix(2)
            if bytes[index] == UInt8(ascii: "%"), digits.count == 2, digits.allSatisfy(\.isASCIIHexDigit),
                let byte = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
            {
                result.append(byte)
                index += 3
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}

/// Answers every request with *not consulted*, as `--offline` does for a host without a directory.
package struct NoNetwork: Fetching {
    package init() {}

    /// Says that the request is not allowed, without any I/O.
    package func exchange(_ request: Request) async -> Exchange { Exchange(request, outcome: .notSeen(.notAllowed)) }
}
