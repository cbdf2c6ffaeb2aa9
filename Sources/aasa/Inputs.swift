import AssociatedDomains

/// Files that commands read.
enum Inputs {
    /// An AASA file, or standard input for `-`; of a longer one than Apple reads, as much as shows that.
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
    /// The file of a domain that is asked for, or of Apple's CDN alone if the options say so.
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
        let site = Subjects(evidence).sites.first
        let document = delivery == .never ? site?.wellKnown.document : site?.cdnCopy?.document
        if let file = document.flatMap({ LinkFile($0) }) { return .success(file) }
        let failure = LinkFile.Failure(evidence)
        guard !failure.report.findings.isEmpty else {
            throw .input(
                "\(plain: domain): its file was not asked for; name a folder with --site, or let the host be asked")
        }
        return .failure(failure)
    }
}

extension LinkFile {
    /// Reads a file, or says what is wrong with it.
    static func reading(_ text: SourceText) -> Result<LinkFile, LinkFile.Failure> {
        do throws(LinkFile.Failure) { return .success(try LinkFile(text)) } catch { return .failure(error) }
    }
}
