package import AssociationModel
import TextFormats

/// Answers for hosts from directories that stand for their web roots, or from single files, and hands every other
/// request on.
///
/// A directory is a server that answers 200 with the file, and 404 without one. It has no header fields, so nothing
/// is known of media types, and no TLS. A host that has a directory is never asked itself.
package struct SiteDirectories: Fetching {
    /// A host and the directory that stands for its web root, or the file that stands for its AASA file.
    package struct Site: Hashable, Sendable {
        /// The host in lower case; with `:port` if the URL has one.
        package let host: String
        /// The path of the directory or file.
        package let directory: String
        /// Whether it is a file: what lies at the one location that Apple reads, with nothing beside it.
        package let isFile: Bool

        /// Pairs a host with a directory.
        package init(host: String, directory: String) {
            self.host = host.asciiLowercased
            self.directory = directory
            isFile = false
        }

        /// Pairs a host with its AASA file.
        package init(host: String, file: String) {
            self.host = host.asciiLowercased
            directory = file
            isFile = true
        }
    }

    private let sites: [Site]
    private let files: any FileReading
    private let next: any Fetching

    /// Makes a fetcher that reads these directories and hands other hosts' requests to `next`.
    package init(_ sites: [Site], files: any FileReading, next: any Fetching) {
        self.sites = sites
        self.files = files
        self.next = next
    }

    /// Reads the file that the URL's path names below the host's directory, or asks `next` for another host. A path
    /// that leads out of the directory names no file.
    package func exchange(_ request: Request) async -> Exchange {
        guard let (site, path) = target(of: request.url) else { return await next.exchange(request) }
        if site.isFile { return exchange(request, path: path, file: site.directory) }
        let isInside = path.hasPrefix("/") && !path.split(separator: "/").contains("..") && !path.utf8.contains(0)
        let file = site.directory.hasSuffix("/") ? site.directory + path.dropFirst() : site.directory + path
        let response = isInside ? response(to: file) : Response(status: 404, headers: nil, body: [])
        return Exchange(request, outcome: .response(response), responder: .file(path: file))
    }

    private func exchange(_ request: Request, path: String, file: String) -> Exchange {
        let isThere = path == Location.apple.path
        return Exchange(
            request, outcome: .response(isThere ? response(to: file) : Response(status: 404, headers: nil, body: [])),
            responder: .file(path: file))
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

    // As a web server does, it looks for the file by the path with its escapes undone.
    private func target(of url: String) -> (Site, path: String)? {
        guard url.hasPrefix("https://") else { return nil }
        let rest = url.dropFirst("https://".count)
        let authority = String(rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" })
        let path = String(rest.dropFirst(authority.count).prefix { $0 != "?" && $0 != "#" })
        guard let site = sites.first(where: { $0.host == authority.asciiLowercased }) else { return nil }
        return (site, Self.decoded(path))
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

/// Answers every request with *not consulted*: what `--offline` makes of a host without a directory.
package struct NoNetwork: Fetching {
    /// Makes one.
    package init() {}

    /// Contacts nobody.
    package func exchange(_ request: Request) async -> Exchange { Exchange(request, outcome: .notConsulted) }
}
