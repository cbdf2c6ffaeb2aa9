public import AssociationModel

/// Answers for hosts from directories that stand for their web roots, and hands every other request on.
///
/// A directory is a server that answers 200 with the file, and 404 without one. It has no header fields, so nothing
/// is known of media types, and no TLS.
public struct SiteDirectories: Fetching {
    /// A host and the directory that stands for its web root.
    public struct Site: Hashable, Sendable {
        /// The host in lower case; with `:port` if the URL has one.
        public let host: String
        /// The directory's path.
        public let directory: String

        /// Pairs a host with a directory.
        public init(host: String, directory: String) {
            self.host = host.asciiLowercased
            self.directory = directory
        }
    }

    private let sites: [Site]
    private let files: any FileReading
    private let next: any Fetching

    /// Makes a fetcher that reads these directories and hands other hosts' requests to `next`.
    public init(_ sites: [Site], files: any FileReading, next: any Fetching) {
        self.sites = sites
        self.files = files
        self.next = next
    }

    /// Reads the file that the URL's path names below the host's directory, or asks `next`.
    public func exchange(_ request: Request) async -> Exchange {
        guard let (site, path) = target(of: request.url) else { return await next.exchange(request) }
        let file = site.directory.hasSuffix("/") ? site.directory + path.dropFirst() : site.directory + path
        return Exchange(request, outcome: .response(response(to: file)), source: .file(path: file))
    }

    private func response(to file: String) -> Response {
        do throws(FileFailure) {
            let bytes = try files.read(file, limit: Response.sizeLimit)
            return Response(status: 200, headers: nil, body: bytes, bodyIsCut: bytes.count > Response.sizeLimit)
        } catch {
            return Response(status: Self.status(for: error), headers: nil, body: [])
        }
    }

    // What a web server makes of these: no file, no file, and a file that it may not read.
    private static func status(for failure: FileFailure) -> Int {
        switch failure {
        case .missing, .isDirectory, .notRegular: 404
        case .unreadable: 403
        }
    }

    private func target(of url: String) -> (Site, path: String)? {
        guard url.hasPrefix("https://") else { return nil }
        let rest = url.dropFirst("https://".count)
        let authority = String(rest.prefix { $0 != "/" })
        let path = String(rest.dropFirst(authority.count).prefix { $0 != "?" && $0 != "#" })
        let isInside = path.hasPrefix("/") && !path.split(separator: "/").contains("..")
        guard isInside, let site = sites.first(where: { $0.host == authority }) else { return nil }
        return (site, path)
    }
}

/// Answers every request with *not consulted*: what `--offline` makes of a host without a directory.
public struct NoNetwork: Fetching {
    /// Makes one.
    public init() {}

    /// Contacts nobody.
    public func exchange(_ request: Request) async -> Exchange { Exchange(request, outcome: .notConsulted) }
}
