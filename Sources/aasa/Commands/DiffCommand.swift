import ArgumentParser
import AssociatedDomains

/// `aasa diff`: what changes, and for which apps, if one AASA file replaces another.
struct DiffCommand: ServerAsking {
    static let configuration = CommandConfiguration(
        commandName: "diff", abstract: "Shows what changes, and for which apps, if NEW replaces OLD",
        discussion: """
            OLD and NEW are AASA files, - for standard input, or domains. The file of a domain is fetched from its \
            own server, or with --cdn only from Apple's CDN.

            For each service, the report lists the apps it gains and loses. For each app that both files list for \
            links, the answer is: no change, which is proved; or different, with a URL that the files decide \
            differently and the rules that decide it; or unknown, if the patterns are too complex to compare within \
            fixed limits. A reordering that has no effect is no change. URLs are assumed to consist of visible ASCII \
            characters with valid escapes.

            Exit codes: 0 no change; 1 changes, or unknown; 64 wrong usage; 66 a file is missing or unreadable. If \
            Apple could read nothing from a file, for example because its JSON is invalid, its errors are printed \
            instead, as by aasa lint, and the code is 1.
            """ + Examples.text(of: "diff"))

    @Argument(help: ArgumentHelp("The file that is deployed now", valueName: "old"), completion: .file())
    var old: String

    @Argument(help: ArgumentHelp("The file that replaces it", valueName: "new"), completion: .file())
    var new: String

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Host to use in example URLs (otherwise the host of OLD or NEW, or example.com)", valueName: "HOST"
        ))
    var domain: String?

    @OptionGroup var form: AnswerOptions

    @OptionGroup(title: "Network") var network: NetworkOptions

    /// Whether one of the files has to be fetched.
    var asksServers: Bool { Inputs.isDomain(old) || Inputs.isDomain(new) }

    func validate() throws {
        if old == "-", new == "-" { throw ValidationError("only one of the two files can be standard input") }
        if let domain, Inputs.host(domain) == nil, domain.isEmpty || !domain.utf8.allSatisfy(\.isHostCharacter) {
            throw ValidationError("--domain needs a host, such as example.com")
        }
    }

    func run() throws(Failure) {
        try network.requireUse(by: [])
        let texts = [try Inputs.association(at: old), try Inputs.association(at: new)]
        try answer(LinkFile.reading(texts[0]), LinkFile.reading(texts[1]))
    }

    func run() async throws(Failure) {
        var gathered: [Evidence] = []
        let before = try await reading(old, into: &gathered)
        let after = try await reading(new, into: &gathered)
        try network.requireUse(by: gathered)
        try answer(before, after)
    }

    private func reading(
        _ argument: String, into gathered: inout [Evidence]
    ) async throws(Failure) -> Result<LinkFile, LinkFile.Failure> {
        guard Inputs.isDomain(argument) else { return LinkFile.reading(try Inputs.association(at: argument)) }
        let (file, evidence) = try await Inputs.association(ofDomain: argument, network)
        gathered.append(evidence)
        return file
    }

    private func answer(
        _ before: Result<LinkFile, LinkFile.Failure>, _ after: Result<LinkFile, LinkFile.Failure>
    ) throws(Failure) {
        let style = form.color.style
        guard case .success(let before) = before, case .success(let after) = after else {
            let reports = [before, after].compactMap {
                if case .failure(let failure) = $0 { failure.report } else { nil }
            }
            let report = Report(associations: [], findings: reports.flatMap(\.findings))
            try form.format.print(in: style, human: report.text(style: style), json: report.text(as: .json))
            throw .findings
        }
        let named = [old, new].first(where: Inputs.isDomain).flatMap(Inputs.host)
        let host = domain.map { Inputs.host($0) ?? $0 } ?? named ?? "example.com"
        let report = DifferenceReport(from: before, to: after, host: host)
        try form.format.print(
            in: style, human: DifferenceText.text(of: report, style: style), json: DifferenceJSON.text(of: report))
        if !report.isUnchanged { throw .findings }
    }
}

extension UInt8 {
    fileprivate var isHostCharacter: Bool {
        isASCIIAlphanumeric || self == UInt8(ascii: "-") || self == UInt8(ascii: ".")
    }
}
