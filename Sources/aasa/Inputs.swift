import AssociatedDomains

/// Reads the inputs of commands.
enum Inputs {
    /// Reads an AASA file, or standard input for `-`; if it is larger than Apple reads, only enough to show that.
    static func association(at path: String) throws(Failure) -> SourceText {
        do throws(FileFailure) {
            let limit = Response.sizeLimit
            if path == "-" {
                return SourceText(try LocalFiles().readStandardInput(limit: limit), from: .standardInput)
            }
            return SourceText(try LocalFiles().read(path, limit: limit), from: .file(path: path))
        } catch {
            throw Failure(error, reading: path == "-" ? "standard input" : path)
        }
    }
}

extension Inputs {
    /// Whether an argument that names a file or a site is a domain or a URL.
    static func isDomain(_ argument: String) -> Bool {
        host(argument) != nil && !argument.hasSuffix(".json") && !LocalFiles().exists(argument)
    }

    /// The host of a domain or a URL.
    static func host(_ argument: String) -> String? {
        let parts: WrittenHost.Parts = argument.contains("://") ? [.port, .url, .otherURL, .path] : [.port]
        return (try? WrittenHost(argument, allowing: parts))?.name
    }

    /// Fetches the AASA file of a domain, as Apple reads it, whether or not it is valid.
    static func bytes(ofDomain domain: String, _ network: NetworkOptions) async throws(Failure) -> SourceText {
        let claim = Claim(host: DeclaredText(domain), for: .webcredentials)
        let evidence = try await network.evidence(for: AssociationCheck(fileFor: [claim], from: try network.source()))
        try network.requireUse(by: [evidence])
        try network.requireSeen(evidence)
        guard let site = evidence.sites.first else { throw .usage("\(plain: domain) is not a domain") }
        switch FetchedFile(site) {
        case .bytes(let bytes): return SourceText(bytes, from: .response(url: site.wellKnown.url))
        case .missing(let reason):
            Terminal.complain("\(reason); aasa check \(plain: domain) says how to fix that")
            throw .findings
        }
    }

    /// Fetches the AASA file of a domain from its own server, or with `--cdn only` from Apple's CDN.
    static func association(
        ofDomain domain: String, _ network: NetworkOptions
    ) async throws(Failure) -> (file: Result<LinkFile, LinkFile.Failure>, evidence: Evidence) {
        let claim = Claim(host: DeclaredText(domain), for: .applinks)
        let evidence = try await network.evidence(
            for: AssociationCheck(fileFor: [claim], from: try network.source()))
        try network.requireSeen(evidence)
        do throws(LinkFile.Failure) { return (.success(try LinkFile(evidence)), evidence) } catch {
            guard error.report.findings.isEmpty else { return (.failure(error), evidence) }
            throw .input(
                "\(plain: domain): its file was not fetched; name a directory with --site, or allow the network")
        }
    }
}

extension LinkFile {
    /// Reads a file; the failure has the errors in it.
    static func reading(_ text: SourceText) -> Result<LinkFile, LinkFile.Failure> {
        do throws(LinkFile.Failure) { return .success(try LinkFile(text)) } catch { return .failure(error) }
    }
}
