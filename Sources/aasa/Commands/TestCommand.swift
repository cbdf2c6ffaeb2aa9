import ArgumentParser
import AssociatedDomains

/// `aasa test`: tests what expectation files expect.
struct TestCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test", abstract: "Tests that associations hold and links open as expectation files say",
        discussion: """
            An expectation file is JSON; comments and trailing commas are allowed. Paths are relative to the file. The \
            AASA file of a host that “sites” does not name is fetched from the host:

                {
                    // a web root, or a single AASA file
                    "sites": { "example.com": "public" },
                    // names to use below; app identifiers work there too
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
                        // for a wildcard entitlement: the file of example.com decides
                        { "app": "shop", "domain": "*.example.com", "match": ["https://eu.example.com/buy/1"] },
                    ],
                }

            Only the site's side is tested. The exit code is 1 if an expectation is not met. A mistake in an \
            expectation file is reported with its line and column, everything else in the file is still tested, and \
            the exit code is 66.
            """)

    @Argument(help: ArgumentHelp("Expectation files", valueName: "file"), completion: .file())
    var files: [String]

    @OptionGroup(title: "Network") var network: NetworkOptions

    @OptionGroup(title: "Report") var output: OutputOptions

    func run() async throws {
        var reports: [Report] = []
        var code: ExitCode?
        do throws(Failure) {
            let source = try network.source().withOneCopy
            var exchanges: [Exchange] = []
            for path in files.separated {
                guard let input = read(path, &code) else { continue }
                let evidence = try await network.gather(
                    Question(expectations: [input.file], now: .now), from: source.adding(input.sites))
                exchanges += evidence.exchanges
                reports.append(Report(judgingExpectationsOf: evidence))
            }
            try network.save(exchanges)
        } catch {
            throw error.exitCode()
        }
        // Without any expectation there is nothing to report beyond the complaints.
        if code == nil || reports.contains(where: { !$0.cases.isEmpty }) {
            do { try output.deliver(.joined(reports)) } catch { throw code ?? error }
        }
        if let code { throw code }
    }

    /// Reads an expectation file and reports its mistakes, which decide the exit code; nil if it cannot be read.
    private func read(_ path: String, _ code: inout ExitCode?) -> ExpectationInput? {
        do throws(ExpectationInput.Failure) {
            let input = try ExpectationInput(path)
            for problem in input.problems {
                let position = input.file.text.position(of: problem.span.start)
                let help: Message = problem.help.map { "; \($0)" } ?? ""
                let place: Message = "\(plain: path):\(position.line):\(position.column)"
                code = Failure.input("\(place): \(problem.message)\(help)").exitCode()
            }
            return input
        } catch {
            switch error {
            case .file(let failure): code = Failure(failure, reading: path).exitCode()
            case .size(let limit):
                code = Failure.input("\(plain: path): too large for an expectation file (limit: \(limit) bytes)")
                    .exitCode()
            }
            return nil
        }
    }
}
