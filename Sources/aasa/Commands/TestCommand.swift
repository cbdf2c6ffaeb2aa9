import ArgumentParser
import AssociatedDomains

/// `aasa test`: expectation files.
struct TestCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test", abstract: "Tests that associations hold and links open as expectation files say.",
        discussion: """
            An expectation file is JSON with comments and trailing commas. Paths are relative to it, and a host that \
            it does not name is asked:

                {
                    // a web root, or an AASA file by itself
                    "sites": { "example.com": "public" },
                    // names for use below; an identifier may stand there too
                    "apps": { "shop": "7D3KX9QW2M.com.example.shop" },
                    "associations": [
                        { "app": "shop", "service": "webcredentials", "domain": "example.com" },
                        { "app": "shop", "service": "appclips", "domain": "example.com", "expect": "not-associated" },
                    ],
                    "links": [
                        {
                            "app": "shop",
                            "match": ["https://example.com/buy/42"],
                            "exclude": ["https://example.com/buy/gift"],
                            "no-match": ["https://example.com/about"],
                        },
                        // for a wildcard entitlement: the file is that of example.com
                        { "app": "shop", "domain": "*.example.com", "match": ["https://eu.example.com/buy/1"] },
                    ],
                }

            Only the site's side is tested. The exit code is 1 if an expectation is not met. A mistake in an \
            expectation file is told with its place, everything else in it is tested all the same, and the exit code \
            is 66.
            """)

    @Argument(help: ArgumentHelp("Expectation files.", valueName: "file"))
    var files: [String]

    @OptionGroup(title: "Network") var network: NetworkOptions

    @OptionGroup(title: "Report") var output: OutputOptions

    func run() async throws {
        var reports: [Report] = []
        var exchanges: [Exchange] = []
        var code: ExitCode?
        for path in files {
            do throws(Failure) {
                let input = try ExpectationInput(path)
                for complaint in input.complaints { code = Failure.input(complaint).exitCode() }
                let evidence = try await evidence(for: input)
                exchanges += evidence.exchanges
                reports.append(Report(judgingExpectationsOf: evidence))
            } catch {
                code = error.exitCode()
            }
        }
        do throws(Failure) { try network.save(exchanges) } catch { throw error.exitCode() }
        // Without any expectation there is nothing to report: the complaints have said it all.
        if code == nil || reports.contains(where: { !$0.cases.isEmpty }) {
            do { try output.deliver(.joined(reports)) } catch { throw code ?? error }
        }
        if let code { throw code }
    }

    private func evidence(for input: ExpectationInput) async throws(Failure) -> Evidence {
        // The copy of Apple's CDN decides only where it alone is asked for.
        let delivery = try network.contentDelivery()
        var question = Question(expectations: [input.file], now: .now)
        if case .only = delivery { question.contentDelivery = delivery }
        return await AssociationCheck(question).evidence(from: try network.source(beside: input.sites))
    }
}

/// An expectation file of this machine, with what it names on this machine.
private struct ExpectationInput {
    let file: ExpectationFile
    /// What stands for which host.
    let sites: [SiteDirectories.Site]
    /// All mistakes, a sentence each, in the order of their places.
    let complaints: [Message]

    init(_ path: String) throws(Failure) {
        let bytes: [UInt8]
        do throws(FileFailure) { bytes = try LocalFiles().read(path, limit: ExpectationFile.sizeLimit) } catch {
            throw Failure(error, reading: path)
        }
        guard bytes.count <= ExpectationFile.sizeLimit else {
            throw .input("\(plain: path): more than \(ExpectationFile.sizeLimit) bytes are no expectation file")
        }
        let text = SourceText(bytes, from: .file(path: path))
        let file = ExpectationFile(text)
        var missing: Set<String> = []
        var problems = file.problems
        var sites: [SiteDirectories.Site] = []
        for site in file.sites {
            let place = Self.path(site.path.text, beside: path)
            if LocalFiles().isDirectory(place) {
                sites.append(.init(host: site.host, directory: place))
            } else if LocalFiles().exists(place) {
                sites.append(.init(host: site.host, file: place))
            } else {
                missing.insert(site.host)
                problems.append(ConfigurationProblem("there is no \(place)", at: site.path.span))
            }
        }
        self.sites = sites
        // Without its files nothing can be said of a host, and it must not be contacted instead.
        self.file = missing.isEmpty ? file : file.without(hosts: missing)
        complaints = problems.sorted { $0.span.start < $1.span.start }.map { problem in
            let position = text.position(of: problem.span.start)
            let help: Message = problem.help.map { "; \($0)" } ?? ""
            return "\(plain: path):\(position.line):\(position.column): \(problem.message)\(help)"
        }
    }

    private static func path(_ path: String, beside file: String) -> String {
        guard !path.hasPrefix("/"), let slash = file.lastIndex(of: "/") else { return path }
        return file[...slash] + path
    }
}
