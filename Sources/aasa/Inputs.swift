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
    /// Fetches the AASA file of a domain from its own server, or with `--cdn only` from Apple's CDN.
    ///
    /// - Parameter whenGathered: is given the evidence.
    static func association(
        ofDomain domain: String, _ network: NetworkOptions, whenGathered: (Evidence) -> Void
    ) async throws(Failure) -> Result<LinkFile, LinkFile.Failure> {
        let claim = Claim(host: DeclaredText(domain), for: .applinks)
        let evidence = try await network.evidence(
            for: AssociationCheck(fileFor: [claim], from: try network.source()))
        whenGathered(evidence)
        try network.requireSeen(evidence)
        do throws(LinkFile.Failure) { return .success(try LinkFile(evidence)) } catch {
            guard error.report.findings.isEmpty else { return .failure(error) }
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
