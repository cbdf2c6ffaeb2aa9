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
    static func association(
        ofDomain domain: String, _ network: NetworkOptions
    ) async throws(Failure) -> Result<LinkFile, LinkFile.Failure> {
        let claim = Claim(argument: domain, impliedService: .applinks)
        var delivery = Question.ContentDelivery.never
        if network.cdn == .only { delivery = try network.contentDelivery() }
        let check = AssociationCheck(
            Question(lists: [ClaimList(named: [claim])], contentDelivery: delivery, now: .now))
        let evidence = await check.evidence(from: try network.source())
        try network.save(evidence.exchanges)
        let site = evidence.sites.first
        let document = delivery == .never ? site?.wellKnown.document : site?.cdnCopy?.document
        if let file = document.flatMap({ LinkFile($0) }) { return .success(file) }
        let failure = LinkFile.Failure(evidence)
        guard !failure.report.findings.isEmpty else {
            throw .input(
                "\(plain: domain): its file was not fetched; name a directory with --site, or allow the network")
        }
        return .failure(failure)
    }
}

extension LinkFile {
    /// Reads a file; the failure has the errors in it.
    static func reading(_ text: SourceText) -> Result<LinkFile, LinkFile.Failure> {
        do throws(LinkFile.Failure) { return .success(try LinkFile(text)) } catch { return .failure(error) }
    }
}
